import { EventLog, type EventLogUnavailable, type RecordedEvent } from "@voltread/domain/event.ts"
import { loanCodec } from "@voltread/domain/loans/application-codec.ts"
import type { LoanEvent } from "@voltread/domain/loans/application-event.ts"
import { LOAN_STATUS_TABLE } from "@voltread/domain/loans/loan-status-table.ts"
import { orderCodec } from "@voltread/domain/ordering/order-codec.ts"
import type { OrderEvent } from "@voltread/domain/ordering/order-event.ts"
import { orderTotals, type PlacedOrder } from "@voltread/domain/ordering/order-state.ts"
import { isEmail } from "@voltread/domain/shared/email.ts"
import { parseStream } from "@voltread/domain/stream.ts"
import { Effect } from "effect"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import type { Cryptography } from "../platform/cryptography.ts"
import { type Follower, follow } from "../platform/event-log/follow.ts"
import { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, execute } from "../platform/postgres/query.ts"
import type { Message } from "./message.ts"
import { enqueueMail } from "./outbox.ts"

type OrderMailFailure = DatabaseError | EventLogUnavailable
type OrderMailServices = Database | CommandHandlers | Cryptography

const TYPES: ReadonlySet<string> = new Set([
  "OrderStatusChanged",
  "OrderShipmentDetailsUpdated",
  "OrderReminderEmailDetailsUpdated",
  "LoanApplicationStatusChanged",
])

/** Older events are imported history: no mail is sent for them. */
const NEWS_MS = 7 * 86_400_000

interface OrderMail {
  /** Deduplication key: one mail for each cause. */
  readonly cause: string
  readonly to: string
  readonly message: Message
}

/** Enqueues mails for events of orders and loans. */
export const orderMailFollower: Follower<OrderMailFailure, OrderMailServices> = {
  name: "order-mail",
  streamPrefixes: ["order-", "loan-"],
  handle: Effect.fnUntraced(function* (events: ReadonlyArray<RecordedEvent>) {
    const { pool } = yield* Database
    for (const event of events) {
      if (!TYPES.has(event.type) || Date.now() - Date.parse(event.metadata.at) > NEWS_MS) continue
      const mail = yield* mailFor(event)
      if (mail === null) continue
      // Orders of before the rule for addresses may have one that no mail server takes.
      if (isEmail(mail.to)) yield* enqueueMail(pool, mail.cause, mail.to, mail.message)
      else yield* Effect.logWarning(`No ${mail.message.template} mail for ${event.stream}: bad address`)
    }
  }),
}

/** Starts at the head of the log on first run: earlier events get no mails. */
export const mailAboutOrders = Effect.gen(function* () {
  const { head } = yield* EventLog
  yield* execute({
    text: "insert into process_checkpoint (name, position) values ($1, $2) on conflict (name) do nothing",
    values: [orderMailFollower.name, yield* head],
  })
  yield* follow(orderMailFollower)
})

const mailFor = (
  event: RecordedEvent,
): Effect.Effect<OrderMail | null, OrderMailFailure, OrderMailServices> => {
  const place = parseStream(event.stream)
  switch (place?.kind) {
    case "order":
      return orderMailFor(event.id, place.id, orderCodec.decodeOrThrow(event))
    case "loan":
      return loanMailFor(event.id, place.id, loanCodec.decodeOrThrow(event))
    default:
      return Effect.succeed(null)
  }
}

/** Whether the event leads to a mail. Decided from the event alone, to avoid loading most orders. */
const isNews = (event: OrderEvent): boolean => {
  switch (event.type) {
    case "OrderStatusChanged":
      // After a review an order reaches this status twice; the cause makes it one mail.
      return event.data.subject === "order" && event.data.to === "PAYMENT_RECEIVED"
    case "OrderShipmentDetailsUpdated":
      // A later correction of shipment details sends no second mail.
      return event.data.before === null
    case "OrderReminderEmailDetailsUpdated":
      return true
    default:
      return false
  }
}

const orderMailFor = Effect.fnUntraced(function* (eventId: string, orderId: string, event: OrderEvent) {
  if (!isNews(event)) return null
  const { orders } = yield* CommandHandlers
  const { state } = yield* orders.load(orderId)
  return state._tag === "placed" ? orderMessage(eventId, orderId, event, state) : null
})

const orderMessage = (
  eventId: string,
  orderId: string,
  event: OrderEvent,
  order: PlacedOrder,
): OrderMail | null => {
  const { contact, uniqueId } = order.created
  const common = { firstName: contact.firstName, orderId, orderNumber: uniqueId }
  switch (event.type) {
    case "OrderStatusChanged":
      return {
        cause: `order-confirmation:${orderId}`,
        to: contact.email,
        message: { template: "order-confirmation", ...common, ...contentsOf(order) },
      }
    case "OrderShipmentDetailsUpdated": {
      const { lines, carrier, trackingNumber, trackingUrl, estimatedDeliveryDate } = event.data.after
      return {
        cause: eventId,
        to: contact.email,
        message: {
          template: "shipment",
          ...common,
          lines: lines.map(({ itemId, quantity }) => ({ name: nameOf(order, itemId), quantity })),
          carrier,
          trackingNumber,
          trackingUrl,
          estimatedDeliveryDate,
        },
      }
    }
    case "OrderReminderEmailDetailsUpdated":
      return {
        cause: eventId,
        to: event.data.email,
        message: {
          template: "reminder",
          ...common,
          reminder: event.data.reminder,
          total: orderTotals(order).total,
        },
      }
    default:
      return null
  }
}

const nameOf = (order: PlacedOrder, itemId: string): string =>
  order.lines.find((line) => line.itemId === itemId)?.name ?? itemId

const contentsOf = (order: PlacedOrder) => {
  const { subTotal, discount, shippingCost, tax, total } = orderTotals(order)
  return {
    lines: order.lines
      .filter((line) => line.counted)
      .map(({ name, quantity, price }) => ({ name, quantity, total: price * quantity })),
    subTotal,
    discount,
    shipping: shippingCost,
    tax,
    total,
  }
}

const loanMailFor = Effect.fnUntraced(function* (eventId: string, loanId: string, event: LoanEvent) {
  if (event.type !== "LoanApplicationStatusChanged") return null
  const decision = LOAN_STATUS_TABLE[event.data.to].mail
  const { loans } = yield* CommandHandlers
  const { state } = yield* loans.load(loanId)
  if (decision === null || state._tag === "none") return null
  const { applicantName, applicantEmail, lender, orderId } = state.initiated
  const addressed: OrderMail = {
    cause: eventId,
    to: applicantEmail,
    message: {
      template: "loan-decision",
      firstName: applicantName.split(" ", 1)[0] ?? applicantName,
      orderId,
      lender,
      decision,
      approvedAmount: event.data.approvedAmount,
      approvalExpiresAt: event.data.approvalExpiresAt,
    },
  }
  return addressed
})
