import { loanStatusFacts, loanStatusOnOrder } from "@voltread/domain/loans/loan-status-table.ts"
import { CANCELED_BY_CUSTOMER } from "@voltread/domain/ordering/cancel-reason.ts"
import { PAYMENT_MEANS_NAMES } from "@voltread/domain/ordering/gateway-type.ts"
import { itemStatusFacts } from "@voltread/domain/ordering/item-status-table.ts"
import { ORDER_STATUS_TABLE, orderStatusFacts } from "@voltread/domain/ordering/order-status-table.ts"
import { refundDestination } from "@voltread/domain/ordering/refund-words.ts"
import { capitalized } from "@voltread/domain/shared/capitalized.ts"
import type { ReminderKind } from "@voltread/domain/shared/reminder-kinds.ts"
import type { IconName } from "@voltread/ui/components/icon.tsx"
import { formatMoney } from "@voltread/ui/components/money.tsx"
import { statusLabel } from "@voltread/ui/components/status-tone.ts"
import type { OrderTimelineQuery, PaymentOutcome, RefundOutcome } from "../generated/order.ts"

export type HistoryEntry = NonNullable<OrderTimelineQuery["orderTimeline"]>["entries"][number]
type Fact = HistoryEntry["fact"]
type FactOf<Name extends Fact["__typename"]> = Extract<Fact, { readonly __typename: Name }>

const lastOf = <Name extends Fact["__typename"]>(
  name: Name,
  entries: ReadonlyArray<HistoryEntry>,
): FactOf<Name> | undefined =>
  entries.map(({ fact }) => fact).findLast((fact): fact is FactOf<Name> => fact.__typename === name)

/** What a line of an order's history says. */
interface News {
  readonly icon: IconName
  readonly title: string
  readonly body: string | null
}

/** One line of an order's history in the words of its shopper. */
export interface HistoryLine extends News {
  readonly id: string
  readonly at: string
}

const paymentNews: Readonly<Record<PaymentOutcome, string>> = {
  STARTED: "Waiting for your payment",
  RECEIVED: "Payment received",
  DECLINED: "Payment declined",
  FAILED: "Payment failed",
  PENDING: "Waiting for the bank's answer",
  VOIDED: "Payment canceled",
}
const refundNews: Readonly<Record<RefundOutcome, string>> = {
  STARTED: "Refund started",
  COMPLETED: "Refund sent to ",
  DELAYED: "The refund is delayed",
}
type Refund = FactOf<"RefundUpdated">
const CONTRACT_ENDED = "Your contract with your lender has ended"
const refundWay = (refund: Refund): string =>
  refund.gatewayType === "CRYPTO" ? PAYMENT_MEANS_NAMES.CRYPTO : refundDestination(refund)
const reminderIcons: Readonly<Record<string, IconName>> = {
  payment: "card",
  signature: "calendar",
  pickup: "truck",
} satisfies Record<ReminderKind, IconName>

interface Units {
  readonly name: string
  readonly quantity: number
}

const units = ({ name, quantity }: Units): string => `${quantity} × ${name}`

const withReason = (text: string, reason: string | null): string =>
  reason === null || reason === ""
    ? text
    : `${text}: ${reason === CANCELED_BY_CUSTOMER ? "canceled by you" : reason}`

const returnTitles: Readonly<Record<string, string>> = {
  REQUESTED: "Return requested",
  ACCEPTED: "Return accepted: please send it back",
  REFUSED: "Return declined",
  WITHDRAWN: "Return canceled by you",
  RECEIVED: "Return received",
  REFUNDED: "Return refunded",
}

const returnNews = (fact: FactOf<"ReturnUpdated">): News | undefined => {
  const isRefunded = fact.status === "REFUNDED" && fact.refunded > 0
  const title = fact.status === "REFUNDED" && !isRefunded ? "Return complete" : returnTitles[fact.status]
  if (title === undefined) return undefined
  const words = fact.status === "REQUESTED" ? fact.reason : fact.answer
  const body = isRefunded
    ? `${formatMoney(fact.refunded)} for ${units(fact)}`
    : withReason(units(fact), words)
  return { icon: "undo", title, body }
}

/** An application whose contract was signed ends with that contract. */
const leaseNews = (status: string, before: ReadonlyArray<HistoryEntry>): News | undefined => {
  const isContract = status === "CANCELLED" && lastOf("LeaseUpdated", before)?.status === "COMPLETED"
  const title = isContract ? CONTRACT_ENDED : (loanStatusOnOrder(status)?.news ?? null)
  return title === null ? undefined : { icon: "calendar", title, body: null }
}

/**
 * An order that waits for its lender is under review while the lender has not decided, which its application tells, or
 * because the lender finances less than it comes to.
 */
const orderNews = (status: string, before: ReadonlyArray<HistoryEntry>): News | undefined => {
  if (status === "LOAN_IN_PROCESS" && isKnownAtLender(before)) return undefined
  const cameFrom = lastOf("OrderStatusReached", before)?.status ?? "LOAN_IN_PROCESS"
  if (status === "LOAN_IN_PROCESS" && cameFrom === "PENDING_ESIGNATURE")
    return { icon: "calendar", title: "Your contract is being prepared again", body: null }
  const application = cameFrom === "LOAN_IN_PROCESS" ? lastOf("LeaseUpdated", before)?.status : undefined
  if (status === "PENDING_REVIEW" && application === "IN REVIEW") return undefined
  const title =
    status === "PENDING_REVIEW" && application === "APPROVED"
      ? "The approval is for less than your order comes to"
      : (orderStatusFacts(status)?.news ?? null)
  return title === null ? undefined : { icon: "box", title, body: null }
}

/**
 * An order that leaves the review after the lender's decision only passes through the lender's status; one whose part
 * beside the lease is paid returns to it.
 */
const isKnownAtLender = (before: ReadonlyArray<HistoryEntry>): boolean => {
  const application = lastOf("LeaseUpdated", before)?.status ?? ""
  switch (lastOf("OrderStatusReached", before)?.status) {
    case "PENDING_REVIEW":
      return loanStatusFacts(application)?.isAtLender === false
    case "PENDING_PAYMENT":
      return application === "APPROVED"
    default:
      return false
  }
}

const itemNews = (status: string, names: ReadonlyArray<string>): News | undefined => {
  const facts = itemStatusFacts(status)
  if (facts?.isNews !== true) return undefined
  const icon = facts.tone === "red" ? "box" : "truck"
  return { icon, title: statusLabel(status), body: names.join("\n") }
}

const newsOf = (fact: Fact, before: ReadonlyArray<HistoryEntry>): News | undefined => {
  switch (fact.__typename) {
    case "OrderPlaced":
      return { icon: "box", title: "Order placed", body: fact.items.map(units).join("\n") }
    case "ItemAdded":
      return { icon: "box", title: "Item added", body: units(fact) }
    case "ItemChanged":
      return { icon: "box", title: "Item updated", body: withReason(fact.name, fact.reason) }
    case "ItemReturned":
      return { icon: "undo", title: "Item returned", body: withReason(units(fact), fact.reason) }
    case "ReturnUpdated":
      return returnNews(fact)
    case "ItemRemoved":
      return { icon: "box", title: "Item removed", body: withReason(units(fact), fact.reason) }
    case "AddressChanged":
      return fact.address === "SHIPPING"
        ? { icon: "truck", title: "Shipping address updated", body: null }
        : { icon: "card", title: "Billing address updated", body: null }
    case "OrderCancelled":
      return {
        icon: "close",
        title: ORDER_STATUS_TABLE.CANCELLED.news ?? "",
        body:
          fact.reason &&
          (fact.reason === CANCELED_BY_CUSTOMER ? "Canceled by you" : capitalized(fact.reason)),
      }
    case "OrderStatusReached":
      return orderNews(fact.status, before)
    case "ItemStatusReached":
      return itemNews(fact.status, [fact.name])
    case "ItemsStatusReached":
      return itemNews(
        fact.status,
        fact.items.map(({ name }) => name),
      )
    case "PaymentUpdated":
      return {
        icon: "card",
        title: paymentNews[fact.paymentOutcome],
        body: fact.paymentOutcome === "RECEIVED" ? formatMoney(fact.amount) : fact.message,
      }
    case "RefundUpdated":
      return {
        icon: "card",
        title: refundNews[fact.refundOutcome] + (fact.refundOutcome === "COMPLETED" ? refundWay(fact) : ""),
        body: formatMoney(fact.amount),
      }
    case "LeaseUpdated":
      return leaseNews(fact.status, before)
    case "ParcelShipped":
      return {
        icon: "truck",
        title: fact.isCorrection ? "Shipment details updated" : "Shipped",
        body: fact.items.map(units).join("\n"),
      }
    case "ReminderSent":
      return {
        icon: reminderIcons[fact.reminder] ?? "box",
        title: "Reminder email sent",
        body: `To ${fact.email}`,
      }
    default:
      // A newer server may tell of more than this page has words for.
      fact satisfies never
      return undefined
  }
}

/** An order's timeline for its shopper, oldest first, without what only concerns the shop. */
export const shopperHistory = (entries: ReadonlyArray<HistoryEntry>): ReadonlyArray<HistoryLine> =>
  entries.flatMap(({ id, at, fact }, index) => {
    const before = entries.slice(0, index)
    const news = isRepeated(fact, before) ? undefined : newsOf(fact, before)
    return news === undefined ? [] : [{ id, at, ...news }]
  })

/** A change of lease details without a new status, and the status of items whose parcel has its entry just before. */
const isRepeated = (fact: Fact, before: ReadonlyArray<HistoryEntry>): boolean => {
  if (fact.__typename === "LeaseUpdated") return lastOf("LeaseUpdated", before)?.status === fact.status
  const last = before.findLast((entry) => !isOfShippedItems(entry.fact))
  return isOfShippedItems(fact) && last?.fact.__typename === "ParcelShipped"
}

const isOfShippedItems = (fact: Fact): boolean =>
  (fact.__typename === "ItemStatusReached" || fact.__typename === "ItemsStatusReached") &&
  fact.status === "SHIPPED"
