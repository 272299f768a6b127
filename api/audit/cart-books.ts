import type { RecordedEvent } from "@voltread/domain/event.ts"
import { Effect, Schema } from "effect"
import { rowsOn } from "../platform/postgres/query.ts"
import { defineComparison, difference, isSettled } from "./comparison.ts"
import { reader } from "./stored-event.ts"

interface AuditedCart {
  readonly username: string | null
  readonly status: "open" | "merged" | "checkedOut"
  readonly items: ReadonlyMap<string, { readonly quantity: number; readonly price: number }>
  /** The order that it was closed for, and when. */
  readonly order: { readonly id: string; readonly closedAt: string } | null
}

const Item = Schema.Struct({ productId: Schema.String, quantity: Schema.Int, price: Schema.Int })
const created = reader(Schema.Struct({ username: Schema.NullOr(Schema.String) }))
const added = reader(Schema.Struct({ item: Item }))
const changed = reader(Schema.Struct({ productId: Schema.String, to: Schema.Int }))
const removed = reader(Schema.Struct({ productId: Schema.String }))
const merged = reader(Schema.Struct({ items: Schema.Array(Item) }))
const checkedOut = reader(Schema.Struct({ orderId: Schema.String }))

const foldCart = (events: ReadonlyArray<RecordedEvent>): AuditedCart | null => {
  const [first, ...others] = events
  const begun = first?.type === "CartCreated" ? created(first) : undefined
  if (begun === undefined) return null
  let cart: AuditedCart = { username: begun.username, status: "open", items: new Map(), order: null }
  for (const event of others) {
    // Events after a cart was closed change nothing.
    if (cart.status !== "open") break
    const change = changeOf(cart, event)
    if (change === undefined) return null
    cart = { ...cart, ...change }
  }
  return cart
}

const changeOf = (cart: AuditedCart, event: RecordedEvent): Partial<AuditedCart> | undefined => {
  const items = new Map(cart.items)
  switch (event.type) {
    case "CartItemAdded": {
      const item = added(event)?.item
      return item && { items: items.set(item.productId, item) }
    }
    case "CartItemQuantityChanged": {
      const change = changed(event)
      const known = change && items.get(change.productId)
      return known && { items: items.set(change.productId, { ...known, quantity: change.to }) }
    }
    case "CartItemRemoved": {
      const gone = removed(event)
      if (gone === undefined) return undefined
      items.delete(gone.productId)
      return { items }
    }
    case "CartCleared":
      return { items: new Map() }
    case "CartMerged": {
      const lines = merged(event)?.items
      return lines && { items: new Map(lines.map((line) => [line.productId, line])) }
    }
    case "CartMergedInto":
      return { status: "merged", username: null, items: new Map() }
    case "CartCheckedOut": {
      const order = checkedOut(event)
      return order && { status: "checkedOut", order: { id: order.orderId, closedAt: event.metadata.at } }
    }
    default:
      return {}
  }
}

const Row = Schema.Struct({
  id: Schema.String,
  revision: Schema.Int,
  username: Schema.NullOr(Schema.String),
  status: Schema.String,
  units: Schema.Int,
  value: Schema.Int,
  is_ordered: Schema.Boolean,
})

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, each) => total + each, 0)

/** Compares carts with their rows, and checks that each cart closed for an order has become one. */
export const cartBooks = defineComparison({
  prefix: "cart-",
  fold: foldCart,
  read: (client, carts) =>
    rowsOn(client, Row, {
      text: `select c.cart_id as id, (c.document->>'revision')::int as revision, c.username, c.status, c.units, c.value,
               exists (select from audit_order a where a.order_id = ordered.id) as is_ordered
             from unnest($1::text[], $2::text[]) ordered (cart_id, id) join read.cart c using (cart_id)`,
      values: [[...carts.keys()], [...carts.values()].map(({ order }) => order?.id ?? null)],
    }).pipe(Effect.map((rows) => new Map(rows.map((row) => [row.id, row])))),
  differences: ({ username, status, items, order }, row, moment) => {
    if (row === undefined) return ["The carts do not have it."]
    const lines = [...items.values()]
    return [
      difference("Its owner in the carts", row.username, username),
      difference("Its status in the carts", row.status, status),
      difference("Its number of units in the carts", row.units, sum(lines.map(({ quantity }) => quantity))),
      difference(
        "Its value in the carts",
        row.value,
        sum(lines.map(({ quantity, price }) => quantity * price)),
      ),
      order !== null &&
        isSettled(order.closedAt, moment) &&
        !row.is_ordered &&
        `It was closed for order ${order.id}, which does not exist.`,
    ]
  },
})
