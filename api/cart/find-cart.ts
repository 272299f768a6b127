import { type EventLogUnavailable, type Position, START } from "@voltread/domain/event.ts"
import type { CartItem } from "@voltread/domain/ordering/cart-event.ts"
import { hasOpenSale, held, isBeingPaid } from "@voltread/domain/ordering/order-money.ts"
import type { OrderState, PlacedOrder } from "@voltread/domain/ordering/order-state.ts"
import { ORDER_STATUS_TABLE } from "@voltread/domain/ordering/order-status-table.ts"
import { hasMoved } from "@voltread/domain/ordering/payment-result.ts"
import { Effect } from "effect"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import { derivedId } from "../platform/commands/event-id.ts"

/** An order whose payment is still owed: the shopper may pay it, or go back and change the cart. */
export interface UnpaidOrder {
  readonly orderId: string
  readonly uniqueId: string
  readonly status: PlacedOrder["status"]
  /** Money is on its way: nobody may change anything until its outcome is known. */
  readonly isBeingPaid: boolean
  /** A payment may still succeed; at some gateways one cannot be canceled. */
  readonly hasOpenSale: boolean
}

/**
 * - `open`: it can be changed.
 * - `none`: nothing was ever put in; the first item creates it.
 * - `unpaid`: checked out; a change cancels `order` and opens a successor.
 * - `unplaced`: checked out, but the order was never placed: the same checkout places it; a change, or the clock, opens
 *   a successor.
 */
type CartStatus =
  | { readonly _tag: "open" }
  | { readonly _tag: "none"; readonly successorOf: string | null }
  | { readonly _tag: "unpaid"; readonly order: UnpaidOrder; readonly orderRevision: number }
  | { readonly _tag: "unplaced"; readonly orderId: string }

/** The cart that a browser or a shopper holds now. */
export interface CurrentCart {
  readonly cartId: string
  readonly items: ReadonlyArray<CartItem>
  /** The promotion code; that of the checked-out cart before, where this one begins with its items. */
  readonly promotionCode: string | null
  readonly position: Position
  readonly status: CartStatus
}

/** The order that the cart has become or is becoming; null for an open one. */
export const orderOf = ({ status }: CurrentCart): string | null => {
  switch (status._tag) {
    case "unpaid":
      return status.order.orderId
    case "unplaced":
      return status.orderId
    case "open":
    case "none":
      return null
  }
}

/** Items of a closed cart that the cart which it was merged into has not taken in yet. */
export interface UnmergedItems {
  readonly fromCartId: string
  readonly promotionCode: string | null
  readonly items: ReadonlyArray<CartItem>
}

/** The current cart as its stream has it: `items` lacks what an interrupted write left undone. */
export interface FoundCart extends CurrentCart {
  readonly unmerged: ReadonlyArray<UnmergedItems>
  /** The account that it belongs to; null for a guest's, which belongs to the browser with its cookie. */
  readonly owner: string | null
  /** Items of the checked-out cart before, whose order came to nothing: this one begins with them. */
  readonly restored: ReadonlyArray<CartItem>
}

/** Only its owner may use an account's cart, even if others hold a cookie that leads to it. */
export const isOpenTo = (owner: string | null, username: string | null): boolean =>
  owner === null || owner === username

/** Id of the cart that follows one that became an order. Derived, so that concurrent requests create the same one. */
export const successorOf = (cartId: string): string => derivedId("successor", cartId)

/** An old cookie may be many orders behind, and each step takes two reads. */
const MAX_HOPS = 100

/**
 * Follows a cart to the current one: a merged cart to its target, a paid one to its successor. `loadCached` may be stale:
 * for changes whose write verifies the revision.
 */
export const findCart = Effect.fnUntraced(function* (
  cartId: string,
  read: "load" | "loadCached" = "load",
): Effect.fn.Return<FoundCart, EventLogUnavailable, CommandHandlers> {
  const { carts, orders } = yield* CommandHandlers
  let id = cartId
  let owner: string | null = null
  let previous: Pick<CurrentCart, "cartId" | "items" | "promotionCode"> | null = null
  let unmerged: ReadonlyArray<UnmergedItems> = []
  for (let hop = 0; hop < MAX_HOPS; hop++) {
    const { state, position } = yield* carts[read](id)
    if (state._tag !== "none") {
      unmerged = unmerged.filter(({ fromCartId }) => !state.mergedFrom.includes(fromCartId))
    }
    switch (state._tag) {
      case "none": {
        const status: CartStatus = { _tag: "none", successorOf: previous?.cartId ?? null }
        const promotionCode = previous?.promotionCode ?? null
        const restored = previous?.items ?? []
        return { cartId: id, items: [], promotionCode, position, status, unmerged, owner, restored }
      }
      case "open": {
        const status: CartStatus = { _tag: "open" }
        owner = state.username ?? owner
        const { items, promotionCode } = state
        return { cartId: id, items, promotionCode, position, status, unmerged, owner, restored: [] }
      }
      case "merged":
        if (state.items.length > 0) {
          const { items, promotionCode } = state
          unmerged = [...unmerged, { fromCartId: id, promotionCode, items }]
        }
        id = state.into
        previous = null
        break
      case "checkedOut": {
        const order = yield* orders.load(state.orderId)
        owner = state.username ?? ownerOf(order.state) ?? owner
        const status = statusOf(state.orderId, order.state, order.revision)
        if (status !== "over" && status !== "came-to-nothing") {
          const at = order.position || position
          const { items, promotionCode } = state
          return { cartId: id, items, promotionCode, position: at, status, unmerged, owner, restored: [] }
        }
        previous =
          status === "over"
            ? { cartId: id, items: [], promotionCode: null }
            : { cartId: id, items: state.items, promotionCode: state.promotionCode }
        id = successorOf(id)
      }
    }
  }
  const status: CartStatus = { _tag: "none", successorOf: null }
  return {
    cartId: id,
    items: [],
    promotionCode: null,
    position: START,
    status,
    unmerged,
    owner,
    restored: [],
  }
})

/** A guest's cart may become the order of somebody who is signed in. */
export const ownerOf = (order: OrderState): string | null =>
  order._tag === "placed" ? order.created.username : null

/** What a checked-out cart is now, by the state of its order. */
const statusOf = (
  orderId: string,
  order: OrderState,
  orderRevision: number,
): "over" | "came-to-nothing" | Extract<CartStatus, { _tag: "unpaid" | "unplaced" }> => {
  if (order._tag !== "placed") {
    return order._tag === "draft" && order.status === "CANCELLED"
      ? "came-to-nothing"
      : { _tag: "unplaced", orderId }
  }
  // An order that is paid in part is paid on its own page.
  if (ORDER_STATUS_TABLE[order.status].awaitsPayment && held(order) === 0)
    return {
      _tag: "unpaid",
      orderRevision,
      order: {
        orderId,
        uniqueId: order.created.uniqueId,
        status: order.status,
        isBeingPaid: isBeingPaid(order),
        hasOpenSale: hasOpenSale(order),
      },
    }
  return cameToNothing(order) ? "came-to-nothing" : "over"
}

const cameToNothing = ({ status, payments }: PlacedOrder): boolean =>
  status === "CANCELLED" && !payments.some(hasMoved)

/** Whether the cart holds what this order was made of: it waits for its payment, or came to nothing. */
export const isCartOf = ({ cartId, status }: CurrentCart, order: PlacedOrder): boolean => {
  const { orderId, cartId: before } = order.created
  if (status._tag === "unpaid") return status.order.orderId === orderId
  return before !== null && cartId === successorOf(before) && cameToNothing(order)
}
