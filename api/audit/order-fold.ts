import type { RecordedEvent } from "@voltread/domain/event.ts"
import { Schema } from "effect"
import { reader } from "./stored-event.ts"

/**
 * What an order must have brought into the tables, folded from all its events by code of the audit's own. Amounts in
 * cents.
 */
interface FoldedOrder {
  readonly username: string | null
  readonly email: string
  /** The account whose lists show it; for a guest, the order's address. */
  readonly owner: string
  readonly status: string
  readonly isSubmitted: boolean
  readonly lines: ReadonlyMap<string, FoldedLine>
  /** Movements of money without an outcome, with the time of their newest step. */
  readonly open: ReadonlyMap<string, string>
  /** The mails that it leads to, by their cause, with the event that caused each. */
  readonly mails: ReadonlyMap<string, RecordedEvent>
}

/** `discount` and `tax` are for the whole line, the others for a unit. */
interface FoldedLine {
  readonly status: string
  readonly quantity: number
  readonly returned: number
  readonly price: number
  readonly shippingCost: number
  readonly supplierCost: number
  readonly discount: number
  readonly tax: number
}

const created = reader(
  Schema.Struct({
    orderId: Schema.String,
    username: Schema.NullOr(Schema.String),
    status: Schema.String,
    contact: Schema.Struct({ email: Schema.String }),
  }),
)
const Amounts = {
  quantity: Schema.Int,
  price: Schema.Int,
  shippingCost: Schema.Int,
  discount: Schema.Int,
  tax: Schema.Int,
}
const added = reader(
  Schema.Struct({ item: Schema.Struct({ itemId: Schema.String, ...Amounts, supplierCost: Schema.Int }) }),
)
const updated = reader(
  Schema.Struct({
    itemId: Schema.String,
    after: Schema.Struct({
      quantity: Schema.optionalKey(Schema.Int),
      price: Schema.optionalKey(Schema.Int),
      shippingCost: Schema.optionalKey(Schema.Int),
      discount: Schema.optionalKey(Schema.Int),
      tax: Schema.optionalKey(Schema.Int),
      returnedQuantity: Schema.optionalKey(Schema.Int),
    }),
  }),
)
const billed = reader(Schema.Struct({ email: Schema.optionalKey(Schema.Struct({ after: Schema.String })) }))
const deleted = reader(Schema.Struct({ itemId: Schema.String }))
const changed = reader(
  Schema.Union([
    Schema.Struct({ subject: Schema.Literal("order"), to: Schema.String }),
    Schema.Struct({ subject: Schema.Literal("item"), itemId: Schema.String, to: Schema.String }),
    Schema.Struct({
      subject: Schema.Literal("items"),
      itemIds: Schema.Array(Schema.String),
      to: Schema.String,
    }),
  ]),
)
const paid = reader(
  Schema.Struct({
    payment: Schema.Struct({ paymentId: Schema.String, kind: Schema.String, result: Schema.String }),
  }),
)
const emailed = reader(Schema.Struct({ isSent: Schema.optionalKey(Schema.Boolean) }))
const shipped = reader(Schema.Struct({ before: Schema.Unknown }))

/** Results that are no outcome yet. */
const UNDECIDED: ReadonlySet<string> = new Set(["requested", "unanswered", "started"])

/** Null if an event that matters cannot be read. */
export const foldOrder = (events: ReadonlyArray<RecordedEvent>): FoldedOrder | null => {
  const [first, ...others] = events
  const begun = first?.type === "OrderCreated" ? created(first) : undefined
  if (begun === undefined) return null
  let order: FoldedOrder = {
    username: begun.username,
    ...writtenTo(begun.username, begun.contact.email),
    status: begun.status,
    isSubmitted: false,
    lines: new Map(),
    open: new Map(),
    mails: new Map(),
  }
  for (const event of others) {
    const change = changeOf(order, event, begun.orderId)
    if (change === undefined) return null
    order = { ...order, ...change }
  }
  return order
}

const writtenTo = (username: string | null, email: string): Pick<FoldedOrder, "email" | "owner"> => ({
  email,
  owner: username ?? email.trim().replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase()),
})

const changeOf = (
  order: FoldedOrder,
  event: RecordedEvent,
  orderId: string,
): Partial<FoldedOrder> | undefined => {
  switch (event.type) {
    case "OrderSubmitted":
      return { isSubmitted: true }
    case "OrderCancelled":
      return {
        status: "CANCELLED",
        mails: withoutReminders(order),
        lines: new Map([...order.lines].map(([id, line]) => [id, { ...line, status: "CANCELLED" }])),
      }
    case "OrderBillingAddressUpdated": {
      const change = billed(event)
      if (change?.email === undefined) return change && {}
      return {
        ...writtenTo(order.username, change.email.after),
        mails: withMail(order.mails, event.id, event),
      }
    }
    case "OrderItemAdded": {
      const item = added(event)?.item
      return item && { lines: withLine(order, item.itemId, { ...item, status: "", returned: 0 }) }
    }
    case "OrderItemUpdated": {
      const change = updated(event)
      if (change === undefined) return undefined
      const line = order.lines.get(change.itemId)
      if (line === undefined) return {}
      const { returnedQuantity: returned = line.returned, ...after } = change.after
      return { lines: withLine(order, change.itemId, { ...line, ...after, returned }) }
    }
    case "OrderItemDeleted": {
      const gone = deleted(event)
      return gone && { lines: new Map([...order.lines].filter(([id]) => id !== gone.itemId)) }
    }
    case "OrderStatusChanged": {
      const change = changed(event)
      if (change === undefined) return undefined
      const mails = withoutReminders(order)
      if (change.subject !== "order") {
        const itemIds = change.subject === "item" ? [change.itemId] : change.itemIds
        const lines = new Map(order.lines)
        for (const itemId of itemIds) {
          const line = lines.get(itemId)
          if (line !== undefined) lines.set(itemId, { ...line, status: change.to })
        }
        return { lines, mails }
      }
      return {
        status: change.to,
        mails:
          change.to === "PAYMENT_RECEIVED" ? withMail(mails, `order-confirmation:${orderId}`, event) : mails,
      }
    }
    case "OrderShipmentDetailsUpdated":
      return shipped(event)?.before === null ? { mails: withMail(order.mails, event.id, event) } : {}
    case "OrderReminderEmailDetailsUpdated":
      return { mails: withMail(order.mails, event.id, event) }
    case "OrderEmailConversationRecorded": {
      const email = emailed(event)
      return email && (email.isSent === true ? { mails: withMail(order.mails, event.id, event) } : {})
    }
    case "OrderPaymentDetailsUpdated": {
      const payment = paid(event)?.payment
      if (payment === undefined) return undefined
      const open = new Map(order.open)
      // A refund that staff pay out by hand waits for them, not for a gateway.
      const isPayout = payment.kind === "refund" && payment.result === "started"
      if (UNDECIDED.has(payment.result) && !isPayout) open.set(payment.paymentId, event.metadata.at)
      else open.delete(payment.paymentId)
      return { open, mails: withoutReminders(order) }
    }
    default:
      return {}
  }
}

const withLine = (order: FoldedOrder, itemId: string, line: FoldedLine) =>
  new Map(order.lines).set(itemId, line)

/** A cause that occurs twice leads to one mail, for its first event. */
const withMail = (mails: FoldedOrder["mails"], cause: string, event: RecordedEvent): FoldedOrder["mails"] =>
  mails.has(cause) ? mails : new Map(mails).set(cause, event)

/** A reminder is not sent to a customer who has done what it asks for. */
const withoutReminders = ({ mails }: FoldedOrder): FoldedOrder["mails"] =>
  new Map([...mails].filter(([, { type }]) => type !== "OrderReminderEmailDetailsUpdated"))

/** From lowest to highest, in cents: parts of an amount are rounded, and this code does not know in which direction. */
export interface Range {
  readonly least: number
  readonly most: number
}

export interface SoldValue {
  readonly units: number
  /** For items, before discounts. */
  readonly gross: number
  readonly shipping: number
  readonly supplierCost: number
  readonly discount: Range
  readonly tax: Range
}

/** Said again on purpose: the audit does not trust the table that the order decides by. */
const OVER: ReadonlySet<string> = new Set(["CANCELLED", "RETURNED"])

/** What of the order counts as sold: nothing before it was submitted, nothing that was canceled or returned. */
export const soldValueOf = ({ isSubmitted, lines }: FoldedOrder): SoldValue => {
  const sold = [...lines.values()]
    .map((line) => ({ ...line, units: OVER.has(line.status) ? 0 : line.quantity - line.returned }))
    .filter(({ units }) => isSubmitted && units > 0)
  type Sold = (typeof sold)[number]
  const total = (amount: (line: Sold) => number): number => sold.reduce((sum, line) => sum + amount(line), 0)
  const range = (amount: (line: Sold) => number): Range => ({
    least: total((line) => Math.floor((amount(line) * line.units) / line.quantity)),
    most: total((line) => Math.ceil((amount(line) * line.units) / line.quantity)),
  })
  return {
    units: total(({ units }) => units),
    gross: total(({ units, price }) => units * price),
    shipping: total(({ units, shippingCost }) => units * shippingCost),
    supplierCost: total(({ units, supplierCost }) => units * supplierCost),
    discount: range(({ discount }) => discount),
    tax: range(({ tax }) => tax),
  }
}
