import type { OrderCommand } from "@voltread/domain/ordering/order-command.ts"
import type { PaymentDetails } from "@voltread/domain/ordering/order-event.ts"
import { givingBack, refundable } from "@voltread/domain/ordering/order-money.ts"
import type { PlacedOrder } from "@voltread/domain/ordering/order-state.ts"
import { hasMoved, isOpen } from "@voltread/domain/ordering/payment-result.ts"
import { inDollars } from "@voltread/domain/shared/dollars.ts"
import { Effect } from "effect"
import type { CommandFailure } from "../aggregates/command-failure.ts"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import { Lenders } from "../loans/lenders.ts"
import { makeLoansDue } from "../loans/loan-work.ts"
import type { GatewayError } from "../platform/gateway-error.ts"
import type { Database } from "../platform/postgres/pool.ts"
import type { DatabaseError } from "../platform/postgres/query.ts"
import { survivingDefect } from "../platform/survive-defect.ts"
import { workOff } from "../platform/work-off.ts"
import { authorizeBegun } from "./begun-payments.ts"
import { withCircuitBreakers } from "./circuit-breakers.ts"
import type { GatewayMessage } from "./gateway-message.ts"
import type { GatewayTransaction } from "./gateway-transaction.ts"
import { finishMessage, type StoredMessage, takeMessages } from "./inbox.ts"
import { gatewayNamed, PaymentGateways } from "./payment-gateways.ts"
import {
  GIVEN_BACK_BY_BANK,
  gatewayActor,
  lostDispute,
  stepToRecord,
  transactionStep,
} from "./payment-step.ts"
import { givenBackByBank } from "./refund-or-void.ts"
import { record, requestedPayment } from "./requested-payment.ts"
import { alertOf } from "./step-alert.ts"

type MessageFailure = CommandFailure | GatewayError
type Needs = Database | CommandHandlers | PaymentGateways | Lenders

/** Processes the gateways' messages. They repeat and overtake each other; the order's own rules sort that out. */
export const workOnMessages: Effect.Effect<void, DatabaseError, Needs> = workOff(
  takeMessages,
  { batch: 50, concurrency: 4 },
  (stored) =>
    workOn(stored).pipe(
      Effect.andThen(finishMessage(stored)),
      Effect.catch((failure: MessageFailure) =>
        Effect.logWarning(`Message ${stored.message.eventId} waits: ${failure._tag}`),
      ),
      survivingDefect(`Message ${stored.message.eventId}`),
    ),
).pipe(Effect.provideServiceEffect(PaymentGateways, Effect.map(PaymentGateways, withCircuitBreakers)))

const workOn = Effect.fnUntraced(function* (
  stored: StoredMessage,
): Effect.fn.Return<void, MessageFailure, Needs> {
  const { message } = stored
  switch (message._tag) {
    case "TransactionChanged":
      return yield* onTransaction(stored, message.transaction)
    case "TransactionTouched": {
      const gateway = yield* gatewayNamed(stored.gateway)
      const transaction = yield* gateway.find(message.transactionId)
      return transaction === undefined ? undefined : yield* onTransaction(stored, transaction)
    }
    case "Dispute":
      return yield* note(stored, message.transactionId, "Payment disputed", disputeWords(message), {
        // The store may have asked before the message came.
        noteId: `dispute:${message.disputeId}:${message.status}`,
        consequencesFor: (order, transaction) => disputeCommands(message, order, transaction),
        isForNewsOnly: message.wasAskedFor === true,
      })
    case "RefundFailed":
      return yield* onRefusedRefund(stored, message.transactionId)
    case "Reviewed":
      return yield* note(
        stored,
        message.transactionId,
        "Payment reviewed by the payment provider",
        `Transaction ${message.transactionId}: ${message.decision}.`,
      )
    case "ApplicationChanged":
      return yield* makeLoansDue([message.loanId])
    case "ApplicationTouched": {
      const lender = yield* Lenders.use(({ named }) => named(stored.gateway))
      const application = yield* lender.find(message.reference)
      return yield* makeLoansDue(application === undefined ? [] : [application.loanId])
    }
    case "Authorized":
      return yield* authorizeBegun(stored.gateway, message.begunId, message.token)
    case "Check":
    case "Other":
      return
  }
})

/** The gateway may still return the refund's old state: its message is newer. */
const onRefusedRefund = Effect.fnUntraced(function* (stored: StoredMessage, transactionId: string) {
  const gateway = yield* gatewayNamed(stored.gateway)
  const refund = yield* gateway.find(transactionId)
  if (refund?.kind === "refund")
    return yield* onTransaction(stored, { ...refund, status: "settlement-declined" })
  yield* Effect.logError("The bank has refused a refund that the gateway does not know").pipe(
    Effect.annotateLogs({ alert: "refund-failed", transactionId }),
  )
})

const onTransaction = Effect.fnUntraced(function* (stored: StoredMessage, transaction: GatewayTransaction) {
  if (transaction.orderId === null) return
  const { orders } = yield* CommandHandlers
  const { state } = yield* orders.load(transaction.orderId)
  if (state._tag !== "placed") {
    if (isWithoutMoney(transaction)) return
    return yield* Effect.logError(`A transaction belongs to no order`).pipe(
      Effect.annotateLogs({ alert: "unknown-order", transactionId: transaction.id }),
    )
  }
  const payment =
    paymentBehind(state, stored.gateway, transaction) ??
    paymentOfItsOwn(transaction.orderId, stored.gateway, transaction)
  if (payment === undefined) return
  const now = isBackwards(payment, transaction) ? yield* asItIsNow(stored, transaction) : transaction
  const step = stepToRecord(state, payment, now)
  if (step !== undefined) yield* recordFrom(stored, transaction.orderId, step)
})

const UNPAID: ReadonlySet<GatewayTransaction["status"]> = new Set<GatewayTransaction["status"]>([
  "waiting",
  "declined",
  "rejected",
  "failed",
  "expired",
  "voided",
])

/** A charge may be made before its order is placed, and runs out where none is: that is nothing for people. */
const isWithoutMoney = ({ detected = 0, status }: GatewayTransaction): boolean =>
  detected === 0 && UNPAID.has(status)

/**
 * Whether a message says that a received payment was not received. A gateway with pages of its own reports every state
 * of a payment, so this is more often a message that others have overtaken than money that was taken back: the gateway
 * is asked.
 */
const isBackwards = (payment: PaymentDetails, transaction: GatewayTransaction): boolean => {
  const step = transactionStep(payment, transaction)
  return payment.paymentUrl !== null && hasMoved(payment) && step !== undefined && !hasMoved(step)
}

const asItIsNow = Effect.fnUntraced(function* ({ gateway: name }: StoredMessage, told: GatewayTransaction) {
  const gateway = yield* gatewayNamed(name)
  return (yield* gateway.find(told.id)) ?? told
})

/**
 * The gateway's payment with this transaction, or the one that the transaction names; otherwise its attempt that is
 * open or was given up, since money may come late. Another gateway's attempt may be open meanwhile.
 */
const paymentBehind = (
  { payments }: PlacedOrder,
  gateway: string,
  transaction: GatewayTransaction,
): PaymentDetails | undefined => {
  const own = payments.filter(({ gatewayName }) => gatewayName === gateway)
  const unnamed = own.filter(({ kind, transactionId }) => kind === transaction.kind && transactionId === null)
  return (
    own.find(({ transactionId }) => transactionId === transaction.id) ??
    own.find(({ paymentId }) => paymentId === transaction.paymentId) ??
    unnamed.findLast(isOpen) ??
    unnamed.findLast((payment) => !hasMoved(payment))
  )
}

/**
 * A payment for money that came through no recorded attempt, such as a second charge that the shopper's browser made.
 * Its id is not an attempt's, since the next attempt may be another gateway's.
 */
const paymentOfItsOwn = (
  orderId: string,
  gateway: string,
  transaction: GatewayTransaction,
): PaymentDetails | undefined => {
  const { amount, gatewayType, id, kind } = transaction
  return kind === "refund" || isWithoutMoney(transaction)
    ? undefined
    : requestedPayment(`${orderId}:${id}`, amount, { name: gateway, gatewayType })
}

const recordFrom = Effect.fnUntraced(function* (
  stored: StoredMessage,
  orderId: string,
  step: PaymentDetails,
) {
  const { orders } = yield* CommandHandlers
  yield* orders.handle(orderId, () => [record(step)], intentOf(stored))
  yield* alertOf(orderId, step)
})

type DisputeMessage = Extract<GatewayMessage, { readonly _tag: "Dispute" }>

const disputeWords = (dispute: DisputeMessage): string => {
  const { amount, disputeId, isLost, isUndecided, status, transactionId } = dispute
  const now = `Dispute ${disputeId} is ${status.replaceAll("_", " ")}: ${inDollars(amount)} of transaction ${transactionId}.`
  if (isUndecided === true)
    return `${now} Refunds of this payment wait while the bank decides about its money.`
  return isLost === true ? `${now} ${GIVEN_BACK_BY_BANK}` : now
}

/** The gateway knows of all disputes of the payment, and messages overtake each other. */
const disputeCommands = (
  dispute: DisputeMessage,
  order: PlacedOrder,
  { disputed = 0 }: GatewayTransaction,
): ReadonlyArray<OrderCommand> => {
  const payment = order.payments.find(
    ({ kind, transactionId }) => kind === "sale" && transactionId === dispute.transactionId,
  )
  if (payment === undefined || !hasMoved(payment)) return []
  const { amount, paymentId } = payment
  const undecided = Math.min(disputed, amount)
  const isKnown = undecided === (payment.disputed ?? 0)
  return [
    ...(isKnown ? [] : [{ type: "RecordDispute", paymentId, disputed: undecided } as const]),
    ...(dispute.isLost === true ? takenBackBy(dispute, order, payment) : []),
  ]
}

const takenBackBy = (
  dispute: DisputeMessage,
  order: PlacedOrder,
  payment: PaymentDetails,
): ReadonlyArray<OrderCommand> => {
  const waiting = givingBack(order, payment.paymentId).filter(
    ({ kind, result }) => kind === "refund" && result === "requested",
  )
  const unrefunded = { ...order, payments: order.payments.filter((each) => !waiting.includes(each)) }
  const step = lostDispute(unrefunded, payment, dispute)
  if (step === undefined) return []
  const isRoom = step.amount <= refundable(order, payment)
  return [...(isRoom ? [] : waiting.map((refund) => record(givenBackByBank(refund)))), record(step)]
}

interface NoteOptions {
  /** What the note tells of, so that it is told once; the message, unless given. */
  readonly noteId?: string
  readonly consequencesFor?: (
    order: PlacedOrder,
    transaction: GatewayTransaction,
  ) => ReadonlyArray<OrderCommand>
  /** Nothing is said where nothing follows for the order. */
  readonly isForNewsOnly?: boolean
}

/** Adds a note for staff to the order of the transaction, and what else follows for it. */
const note = Effect.fnUntraced(function* (
  stored: StoredMessage,
  transactionId: string,
  subject: string,
  body: string,
  { consequencesFor = () => [], isForNewsOnly = false, noteId = stored.message.eventId }: NoteOptions = {},
) {
  const gateway = yield* gatewayNamed(stored.gateway)
  const transaction = yield* gateway.find(transactionId)
  const alert = Effect.logWarning(subject).pipe(
    Effect.annotateLogs({ alert: "gateway-message", transactionId }),
  )
  if (!isForNewsOnly) yield* alert
  if (transaction?.orderId == null) return
  const { orderId } = transaction
  const { orders } = yield* CommandHandlers
  const { events } = yield* orders.handle(
    orderId,
    (state) => {
      const consequences = state._tag === "placed" ? consequencesFor(state, transaction) : []
      return isForNewsOnly && consequences.length === 0
        ? []
        : [{ type: "AddCustomNotes", note: { noteId, subject, body } }, ...consequences]
    },
    intentOf(stored),
  )
  if (isForNewsOnly && events.length > 0) yield* alert
  yield* Effect.forEach(events, (event) =>
    event.type === "OrderPaymentDetailsUpdated" ? alertOf(orderId, event.data.payment) : Effect.void,
  )
})

const intentOf = ({ gateway, message, correlationId }: StoredMessage) => ({
  commandId: `${gateway}:${message.eventId}`,
  correlationId,
  actor: gatewayActor(gateway),
  now: new Date().toISOString(),
})
