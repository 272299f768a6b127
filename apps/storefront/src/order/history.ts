import { itemStatusFacts } from "@voltread/domain/ordering/item-status-table.ts"
import { ORDER_STATUS_TABLE, orderStatusFacts } from "@voltread/domain/ordering/order-status-table.ts"
import { statusLabel } from "@voltread/ui/components/status-tone.ts"
import type { OrderTimelineQuery } from "../generated/order.ts"

export type HistoryEntry = NonNullable<OrderTimelineQuery["orderTimeline"]>["entries"][number]

/** One line of the history. */
export interface HistoryLine {
  readonly id: string
  readonly category: string
  readonly title: string
  readonly body: string | null
  readonly at: string
}

const saleNews: Readonly<Record<string, string>> = {
  succeeded: "Payment received",
  declined: "Payment declined",
  failed: "Payment failed",
  unanswered: "We wait for the bank's answer",
}
const refundNews: Readonly<Record<string, string>> = {
  requested: "Refund started",
  succeeded: "Refund sent to your card",
  failed: "The refund is delayed",
}

const PAYMENT_FIELD = /^payments\.(.+)\.(kind|result)$/
const ITEM_STATUS = /^items\.(.+)\.status$/

interface Context {
  readonly itemNames: ReadonlyMap<string, string>
  /** Kind of each payment by id; only the event that requests the payment has it. */
  readonly paymentKinds: Map<string, string>
}

const paymentNews = ({ differences }: HistoryEntry, { paymentKinds }: Context): string | undefined => {
  let news: string | undefined
  for (const { field, after } of differences) {
    const [, id = "", name] = PAYMENT_FIELD.exec(field) ?? []
    if (after === null) continue
    if (name === "kind") paymentKinds.set(id, after)
    if (name === "result") news = (paymentKinds.get(id) === "refund" ? refundNews : saleNews)[after]
  }
  return news
}

const statusNews = ({ differences }: HistoryEntry, { itemNames }: Context): string | undefined => {
  for (const { field, after } of differences) {
    if (after === null) continue
    if (field === "status") return orderStatusFacts(after)?.news ?? undefined
    const item = ITEM_STATUS.exec(field)?.[1]
    if (item !== undefined && itemStatusFacts(after)?.isNews === true) {
      return `${statusLabel(after)}: ${itemNames.get(item) ?? "an item"}`
    }
  }
  return undefined
}

const lineOf = (entry: HistoryEntry, context: Context): HistoryLine | undefined => {
  const { id, category, at, body } = entry
  const told = (title: string | undefined, words: string | null = null) =>
    title === undefined ? undefined : { id, category, at, title, body: words }
  switch (entry.type) {
    case "OrderPaymentDetailsUpdated":
      return told(paymentNews(entry, context), body)
    case "OrderStatusChanged":
      return told(statusNews(entry, context))
    case "OrderCancelled":
      return told(ORDER_STATUS_TABLE.CANCELLED.news ?? undefined, body)
    case "OrderFraudCheckDetailsUpdated":
      return undefined
    default:
      return told(entry.title, body)
  }
}

const opening = new Set([
  "OrderCreated",
  "OrderItemAdded",
  "OrderBillingAddressUpdated",
  "OrderShippingAddressUpdated",
])

/**
 * The timeline for the shopper, oldest first: placing the order is one line, and internal events are left out. Unknown
 * events keep the server's title.
 */
export const shopperHistory = (
  entries: ReadonlyArray<HistoryEntry>,
  itemNames: ReadonlyMap<string, string>,
): ReadonlyArray<HistoryLine> => {
  const context: Context = { itemNames, paymentKinds: new Map() }
  const submitted = entries.findIndex((entry) => entry.type === "OrderSubmitted")
  return entries.flatMap((entry, index) => {
    if (index < submitted && opening.has(entry.type)) return []
    if (index === submitted) {
      const items = entries.slice(0, index).filter((each) => each.type === "OrderItemAdded")
      const body = items.map((each) => each.body ?? "").join("\n")
      return [{ id: entry.id, category: entry.category, at: entry.at, title: "Order placed", body }]
    }
    const line = lineOf(entry, context)
    return line === undefined ? [] : [line]
  })
}
