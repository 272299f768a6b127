import { type EventLogUnavailable, isImportedHistory, type RecordedEvent } from "@voltread/domain/event.ts"
import { loanCodec } from "@voltread/domain/loans/application-codec.ts"
import type { LoanEvent } from "@voltread/domain/loans/application-event.ts"
import { type LoanApplication, offeredTo } from "@voltread/domain/loans/application-state.ts"
import { isApprovedFor } from "@voltread/domain/loans/approval.ts"
import { LOAN_STATUS_TABLE } from "@voltread/domain/loans/loan-status-table.ts"
import { toFinance, waysToFitOrder } from "@voltread/domain/ordering/down-payment.ts"
import { ITEM_MAILS } from "@voltread/domain/ordering/item-status-table.ts"
import { orderCodec } from "@voltread/domain/ordering/order-codec.ts"
import { itemsChanged } from "@voltread/domain/ordering/order-event.ts"
import type { PlacedOrder } from "@voltread/domain/ordering/order-state.ts"
import { isEmail } from "@voltread/domain/shared/email.ts"
import { firstNameOf } from "@voltread/domain/shared/first-name.ts"
import { lenderNameOf } from "@voltread/domain/shared/lender-names.ts"
import { parseStream } from "@voltread/domain/stream.ts"
import { Effect } from "effect"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import type { Cryptography } from "../platform/cryptography.ts"
import type { Follower } from "../platform/event-log/follow.ts"
import { Database } from "../platform/postgres/pool.ts"
import type { DatabaseError } from "../platform/postgres/query.ts"
import type { OrderMessage } from "./message.ts"
import { type OrderMail, orderMessage } from "./order-messages.ts"
import { isNews, ORDER_NEWS } from "./order-news.ts"
import { enqueueMail } from "./outbox.ts"
import { readyForPickup } from "./ready-for-pickup.ts"

type OrderMailFailure = DatabaseError | EventLogUnavailable
type OrderMailServices = Database | CommandHandlers | Cryptography

const LOAN_NEWS = ["LoanApplicationStatusChanged", "LoanEndAnnounced"] as const satisfies ReadonlyArray<
  LoanEvent["type"]
>
type LoanNews = Extract<LoanEvent, { readonly type: (typeof LOAN_NEWS)[number] }>

const isLoanNews = (event: LoanEvent): event is LoanNews => LOAN_NEWS.some((type) => type === event.type)

const NEWS: ReadonlySet<string> = new Set([...ORDER_NEWS, ...LOAN_NEWS])

/** Enqueues mails for events of orders and loans; none for imported history. */
export const orderMailFollower: Follower<OrderMailFailure, OrderMailServices> = {
  name: "order-mail",
  streamPrefixes: ["order-", "loan-"],
  handle: Effect.fnUntraced(function* (events: ReadonlyArray<RecordedEvent>) {
    const { pool } = yield* Database
    for (const event of events) {
      if (!NEWS.has(event.type) || isImportedHistory(event.metadata.at, Date.now())) continue
      const mail = yield* mailFor(event, events)
      if (mail === null) continue
      // Old orders may have an address that today's rule would refuse and no mail server takes.
      if (isEmail(mail.to)) yield* enqueueMail(pool, mail.cause, mail.to, mail.message)
      else yield* Effect.logWarning(`No ${mail.message.template} mail for ${event.stream}: bad address`)
    }
  }),
}

const mailFor = (
  event: RecordedEvent,
  delivered: ReadonlyArray<RecordedEvent>,
): Effect.Effect<OrderMail | null, OrderMailFailure, OrderMailServices> => {
  const place = parseStream(event.stream)
  switch (place?.kind) {
    case "order":
      return orderMailFor(event, place.id, delivered)
    case "loan":
      return loanMailFor(event.id, place.id, loanCodec.decodeOrThrow(event))
    default:
      return Effect.succeed(null)
  }
}

const orderMailFor = Effect.fnUntraced(function* (
  recorded: RecordedEvent,
  orderId: string,
  delivered: ReadonlyArray<RecordedEvent>,
) {
  const event = orderCodec.decodeOrThrow(recorded)
  if (!isNews(event)) return null
  const { orders } = yield* CommandHandlers
  const { state } = yield* orders.loadWith(orderId, delivered)
  if (state._tag !== "placed") return null
  const { id, metadata } = recorded
  if (
    event.type !== "OrderStatusChanged" ||
    event.data.subject === "order" ||
    ITEM_MAILS[event.data.to] !== "ready-for-pickup"
  )
    return orderMessage({ eventId: id, event, by: metadata.actor }, state)
  const message = yield* readyForPickup(state, itemsChanged(event.data))
  // Lines that staff make ready together are told in one mail.
  const cause = `ready-for-pickup:${orderId}:${metadata.causationId}`
  return message === null ? null : { cause, to: state.created.contact.email, message }
})

const loanMailFor = Effect.fnUntraced(function* (eventId: string, loanId: string, event: LoanEvent) {
  if (!isLoanNews(event)) return null
  const { loans, orders } = yield* CommandHandlers
  const { state } = yield* loans.load(loanId)
  const message = state._tag === "none" ? null : loanMessage(event, state)
  if (state._tag === "none" || message === null) return null
  const { applicantEmail, orderId } = state.initiated
  const order = orderId === null ? null : (yield* orders.load(orderId)).state
  const addressed: OrderMail =
    order?._tag === "placed"
      ? // The address of the order may have been corrected since.
        { cause: eventId, to: order.created.contact.email, message: withAmount(message, state, order) }
      : { cause: eventId, to: applicantEmail, message }
  return addressed
})

/** An approval for less than the order says what it has to cover. */
const withAmount = (message: OrderMessage, loan: LoanApplication, order: PlacedOrder): OrderMessage => {
  if (message.template !== "loan-decision" || message.decision !== "approved") return message
  const amount = toFinance(order)
  if (isApprovedFor(loan, amount)) return message
  const least = offeredTo(loan.initiated).cheapest
  const ways = waysToFitOrder(order, { least, most: loan.approvedAmount ?? 0 })
  return {
    ...message,
    toFinance: amount,
    canFit: ways === "fewer-units-or-card",
    smallestAmount: ways === "none" ? least : null,
  }
}

const loanMessage = (event: LoanNews, { initiated, contract }: LoanApplication): OrderMessage | null => {
  const { applicantName, lender, orderId } = initiated
  const named = { firstName: firstNameOf(applicantName), orderId, lender: lenderNameOf(lender) }
  switch (event.type) {
    case "LoanApplicationStatusChanged": {
      const decision = LOAN_STATUS_TABLE[event.data.to].mail
      const { approvedAmount, approvalExpiresAt } = event.data
      return decision === null
        ? null
        : {
            ...{ template: "loan-decision", ...named, decision, approvedAmount, approvalExpiresAt },
            signBy: contract?.expiresAt ?? null,
            toFinance: null,
            canFit: true,
            smallestAmount: null,
          }
    }
    case "LoanEndAnnounced":
      return { template: "loan-ends", ...named, ...event.data }
  }
}
