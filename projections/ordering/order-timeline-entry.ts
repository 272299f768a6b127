import { loanStatusFacts } from "@voltread/domain/loans/loan-status-table.ts"
import { cardBrand, cardWords } from "@voltread/domain/ordering/card-words.ts"
import { gatewayLabel } from "@voltread/domain/ordering/gateway-type.ts"
import { ITEM_STATUS_TABLE } from "@voltread/domain/ordering/item-status-table.ts"
import {
  type FraudDetails,
  itemsChanged,
  type OrderEventData,
  type PaymentDetails,
} from "@voltread/domain/ordering/order-event.ts"
import {
  lineName,
  lineOf,
  type Order,
  type OrderLine,
  orderTotals,
} from "@voltread/domain/ordering/order-state.ts"
import { paymentKindWord } from "@voltread/domain/ordering/payment-kind-word.ts"
import { paymentResultWord } from "@voltread/domain/ordering/payment-result-word.ts"
import type { ReturnStatus } from "@voltread/domain/ordering/return-request.ts"
import { inDollars } from "@voltread/domain/shared/dollars.ts"
import { lenderNameOf } from "@voltread/domain/shared/lender-names.ts"
import { formatPhone } from "@voltread/domain/shared/phone-format.ts"
import {
  ADDRESS_LABELS,
  CONTACT_LABELS,
  differences,
  type FieldDifference,
  FRAUD_LABELS,
  ITEM_LABELS,
  LEASE_LABELS,
  PAYMENT_LABELS,
  SHIPMENT_LABELS,
  SUBMISSION_LABELS,
  TOTALS_LABELS,
} from "./differences.ts"
import type { OrderChange } from "./order-document.ts"

type TimelineCategory = "order" | "payments" | "shipping" | "notes" | "loan" | "fraud"

/** Title, body and changed fields of a timeline entry. */
interface TimelineText {
  readonly category: TimelineCategory
  readonly title: string
  readonly body: string | null
  readonly differences: ReadonlyArray<FieldDifference>
}

const emailDifference = (change: OrderEventData<"OrderBillingAddressUpdated">["email"]) =>
  change === undefined ? [] : differences(CONTACT_LABELS, { email: change.before }, { email: change.after })

/** What happened, in words, with every field that changed. Pure. */
export const timelineText = ({ entry: { event }, before, after }: OrderChange): TimelineText => {
  const was = before?.state ?? null
  const is = after.state
  switch (event.type) {
    case "OrderCreated":
      return {
        category: "order",
        title: "Order created",
        body: `Order ${event.data.uniqueId}`,
        differences: [
          ...differences({ status: "Status" }, null, is),
          ...differences(CONTACT_LABELS, null, event.data.contact),
        ],
      }
    case "OrderItemAdded":
      return {
        category: "order",
        title: "Item added",
        body: `${event.data.item.quantity} × ${event.data.item.name}`,
        differences: itemChange(was, is, event.data.item.itemId),
      }
    case "OrderItemUpdated":
      return {
        category: "order",
        ...itemUpdate(event.data, is),
        differences: itemChange(was, is, event.data.itemId),
      }
    case "OrderItemDeleted":
      return {
        category: "order",
        title: "Item deleted",
        body: withReason(
          was === null ? event.data.itemId : lineName(was, event.data.itemId),
          event.data.reason,
        ),
        differences: itemChange(was, is, event.data.itemId),
      }
    case "OrderBillingAddressUpdated":
      return {
        category: "order",
        title: event.data.email === undefined ? "Billing address updated" : "Email address updated",
        body: null,
        differences: [
          ...differences(ADDRESS_LABELS, event.data.before, event.data.after),
          ...emailDifference(event.data.email),
        ],
      }
    case "OrderShippingAddressUpdated":
      return {
        category: "shipping",
        title: "Shipping address updated",
        body: null,
        differences: differences(ADDRESS_LABELS, event.data.before, event.data.after),
      }
    case "OrderSubmitted":
      return {
        category: "order",
        title: "Order submitted",
        body: `Total ${inDollars(event.data.totals.total)}`,
        differences: [
          ...differences(TOTALS_LABELS, null, event.data.totals),
          ...differences(SUBMISSION_LABELS, null, event.data),
        ],
      }
    case "OrderCancelled":
      return {
        category: "order",
        title: "Order canceled",
        body: event.data.reason,
        differences: [
          ...differences({ status: "Status" }, was, is),
          ...is.lines.flatMap(({ itemId }) => lineChange(was, is, itemId)),
        ],
      }
    case "OrderStatusChanged":
      return statusChange(event.data, was, is)
    case "OrderPaymentDetailsUpdated":
      return paymentChange(event.data.payment, was)
    case "OrderLeaseDetailsUpdated":
      return {
        category: "loan",
        title: "Lease details updated",
        body: `${lenderNameOf(event.data.after.lender)}: ${statusWords(event.data.after.statusName)}`,
        differences: differences(LEASE_LABELS, event.data.before, event.data.after),
      }
    case "OrderFraudCheckDetailsUpdated":
      if (event.data.after.fraudCheckIsDue === true)
        return { category: "fraud", title: "Fraud check started", body: null, differences: [] }
      return {
        category: "fraud",
        title: "Fraud check details updated",
        body: fraudWords(event.data.after),
        differences: differences(FRAUD_LABELS, event.data.before, event.data.after),
      }
    case "OrderShipmentDetailsUpdated":
      return shipmentChange(event.data, was, is)
    case "OrderReminderEmailDetailsUpdated":
      return {
        category: REMINDER_CATEGORY[event.data.reminder],
        title: "Reminder email sent",
        body: `${REMINDER_WORDS[event.data.reminder]} ${event.data.number} to ${event.data.email}`,
        differences: [],
      }
    case "OrderCustomNotesAdded":
      return { category: "notes", title: event.data.subject, body: event.data.body, differences: [] }
    case "OrderPhoneCallRecorded":
      return {
        category: "notes",
        title: event.data.subject,
        body: `${CALL_WORDS[event.data.direction]} ${formatPhone(event.data.phone)}, ${inMinutes(event.data.durationSeconds)}\n${event.data.body}`,
        differences: [],
      }
    case "OrderEmailConversationRecorded":
      return {
        category: "notes",
        title: event.data.subject,
        body: `Email from ${event.data.from} to ${event.data.to}\n${event.data.body}`,
        differences: [],
      }
  }
}

const REMINDER_WORDS = {
  payment: "Payment reminder",
  signature: "Signature reminder",
  pickup: "Pickup reminder",
} as const

const CALL_WORDS = { inbound: "Call from", outbound: "Call to" } as const

const REMINDER_CATEGORY = { payment: "payments", signature: "loan", pickup: "shipping" } as const

const statusWords = (status: string): string => loanStatusFacts(status)?.label ?? status

const withReason = (text: string, reason: string | null): string =>
  reason === null || reason === "" ? text : `${text}: ${reason}`

const inMinutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, "0")} s`

const lineChange = (was: Order | null, is: Order, itemId: string) => {
  const old: OrderLine | null = was === null ? null : (lineOf(was, itemId) ?? null)
  const now: OrderLine | null = lineOf(is, itemId) ?? null
  return differences(ITEM_LABELS, old, now, {
    path: `items.${itemId}.`,
    of: now?.name ?? old?.name ?? itemId,
  })
}

const totalsChange = (was: Order | null, is: Order) =>
  differences(TOTALS_LABELS, was === null ? null : orderTotals(was), orderTotals(is), { of: "Order" })

const itemChange = (was: Order | null, is: Order, itemId: string) => [
  ...lineChange(was, is, itemId),
  ...totalsChange(was, is),
]

const RETURN_TITLES: Readonly<Record<Exclude<ReturnStatus, "REFUNDED">, string>> = {
  REQUESTED: "Return requested",
  ACCEPTED: "Return accepted",
  REFUSED: "Return declined",
  WITHDRAWN: "Return withdrawn by the customer",
  RECEIVED: "Return received",
}

const itemUpdate = (
  { itemId, after, reason }: OrderEventData<"OrderItemUpdated">,
  is: Order,
): Pick<TimelineText, "title" | "body"> => {
  const name = lineName(is, itemId)
  const { returnRequest: request } = after
  if (request === undefined)
    return {
      title: after.returnedQuantity === undefined ? "Item updated" : "Item returned",
      body: withReason(name, reason),
    }
  const units = `${request.quantity} × ${name}`
  if (request.status === "REFUNDED")
    return request.refunded === 0
      ? { title: "Return closed", body: units }
      : { title: "Return refunded", body: `${inDollars(request.refunded)} for ${units}` }
  const words = request.status === "REQUESTED" ? request.reason : request.answer
  return {
    title: RETURN_TITLES[request.status],
    body: withReason(units, words),
  }
}

/** Beyond this number, items that changed together are only counted; the details name them. */
const MAX_NAMES = 3

const statusChange = (
  data: OrderEventData<"OrderStatusChanged">,
  was: Order | null,
  is: Order,
): TimelineText => {
  if (data.subject === "order")
    return {
      category: "order",
      title: "Status changed",
      body: data.reason,
      differences: differences({ status: "Status" }, { status: data.from }, { status: data.to }),
    }
  const itemIds = itemsChanged(data)
  const names = itemIds.map((itemId) => lineName(is, itemId))
  return {
    category: ITEM_STATUS_TABLE[data.to].timeline,
    title: "Item status changed",
    body: withReason(names.length > MAX_NAMES ? `${names.length} items` : names.join(", "), data.reason),
    differences: [...itemIds.flatMap((itemId) => lineChange(was, is, itemId)), ...totalsChange(was, is)],
  }
}

const paymentChange = (payment: PaymentDetails, was: Order | null): TimelineText => {
  const known = was?.payments.find(({ paymentId }) => paymentId === payment.paymentId) ?? null
  return {
    category: "payments",
    title: paymentTitle(payment, known),
    body: withReason(paymentWords(payment), payment.message),
    differences: [
      ...differences(PAYMENT_LABELS, known, payment, { path: `payments.${payment.paymentId}.` }),
      ...differences(
        { type: "Card", lastFour: "Card ends in" },
        branded(known?.card ?? null),
        branded(payment.card),
        { path: `payments.${payment.paymentId}.card.` },
      ),
    ],
  }
}

const paymentTitle = ({ disputed, kind, result }: PaymentDetails, known: PaymentDetails | null): string => {
  if (kind === "write-off") return "Missing money written off"
  return known !== null && known.disputed !== disputed
    ? "Disputed amount updated"
    : `${paymentKindWord(kind)} ${paymentResultWord(result, kind)}`
}

const branded = (card: PaymentDetails["card"]) => card && { ...card, type: cardBrand(card.type) }

/** How much, and by what: a step after the first changes neither, and so lists neither among its differences. */
const paymentWords = ({ amount, gatewayType, card }: PaymentDetails): string =>
  [
    inDollars(amount),
    ...(gatewayType === "CARD" && card !== null ? [] : [gatewayLabel(gatewayType)]),
    ...(card === null ? [] : [cardWords(card)]),
  ].join(", ")

const shipmentChange = (
  { before, after }: OrderEventData<"OrderShipmentDetailsUpdated">,
  was: Order | null,
  is: Order,
): TimelineText => ({
  category: "shipping",
  title: before === null ? "Shipped" : "Shipment details updated",
  body: after.lines.map(({ itemId, quantity }) => `${quantity} × ${lineName(is, itemId)}`).join("\n"),
  differences: [
    ...differences(SHIPMENT_LABELS, before, after, { path: `shipments.${after.shipmentId}.` }),
    ...[...new Set(after.lines.map(({ itemId }) => itemId))].flatMap((itemId) => lineChange(was, is, itemId)),
  ],
})

const fraudWords = ({ fraudScore, fraudReasons }: FraudDetails): string | null => {
  const sentences = [...(fraudScore === null ? [] : [`Score ${fraudScore}`]), ...fraudReasons]
  return sentences.length === 0 ? null : sentences.join("\n")
}
