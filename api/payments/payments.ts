import type { PaymentDetails } from "@voltread/domain/ordering/order-event.ts"
import { paymentOf } from "@voltread/domain/ordering/order-money.ts"
import { isOpen, isPayout } from "@voltread/domain/ordering/payment-result.ts"
import { Effect } from "effect"
import type { CommandFailure } from "../aggregates/command-failure.ts"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import type { Clock } from "../platform/clock.ts"
import type { Intent } from "../platform/commands/aggregate.ts"
import type { GatewayError } from "../platform/gateway-error.ts"
import type { Database } from "../platform/postgres/pool.ts"
import type { DatabaseError } from "../platform/postgres/query.ts"
import { survivingDefect } from "../platform/survive-defect.ts"
import { captureSent } from "./capture-sent.ts"
import { withCircuitBreakers } from "./circuit-breakers.ts"
import { PaymentGateways } from "./payment-gateways.ts"
import { gatewayActor, stepCommandId } from "./payment-step.ts"
import {
  finishGoodsSent,
  finishWork,
  GOODS_SENT,
  type PaymentWork,
  postponeSettlement,
  SETTLEMENT,
  takeDueWork,
} from "./payment-work.ts"
import { isGivenUp, lookForGivenUp, lookUpInTime } from "./reconcile-sale.ts"
import { refundOrVoid } from "./refund-or-void.ts"
import { record } from "./requested-payment.ts"
import { lookAtSettlement } from "./settlement.ts"
import { alertOf } from "./step-alert.ts"

type PaymentWorkFailure = CommandFailure | GatewayError
type Needs = Database | CommandHandlers | PaymentGateways

const BATCH = 20

/**
 * Looks up charges that were never answered or were given up, and makes refunds that are due. Every step can be
 * repeated: the recorded events decide what is done next. One that fails is retried later. `clock`: milliseconds.
 */
export const workOnPayments = Effect.fnUntraced(function* (
  clock: Clock = Date.now,
): Effect.fn.Return<void, DatabaseError, Needs> {
  const gateways = withCircuitBreakers(yield* PaymentGateways)
  yield* takeDueWork(BATCH).pipe(
    Effect.tap((due) =>
      Effect.forEach(
        // One after the other within an order: a gateway that is told of two changes of one payment at once may keep
        // one.
        Map.groupBy(due, ({ orderId }) => orderId).values(),
        (works) => Effect.forEach(works, (work) => attempt(work, clock()), { discard: true }),
        { concurrency: 4, discard: true },
      ),
    ),
    Effect.repeat({ while: (due) => due.length === BATCH }),
    Effect.provideService(PaymentGateways, gateways),
  )
})

const attempt = (work: PaymentWork, now: number) =>
  workOn(work, now).pipe(
    Effect.catch((failure: PaymentWorkFailure) =>
      Effect.logWarning(`Payment ${work.paymentId} waits: ${reasonOf(failure)}`).pipe(
        Effect.annotateLogs({ attempts: work.attempts }),
      ),
    ),
    survivingDefect(`Payment ${work.paymentId}`),
  )

const reasonOf = (failure: PaymentWorkFailure): string => {
  switch (failure._tag) {
    case "Rejection":
      return failure.message
    case "TooMuchContention":
      return `too much contention on ${failure.stream}`
    case "DatabaseError":
    case "EventLogUnavailable":
    case "GatewayUnavailable":
    case "GatewayMisconfigured":
      return failure.reason
  }
}

const workOn = Effect.fnUntraced(function* (
  work: PaymentWork,
  now: number,
): Effect.fn.Return<void, PaymentWorkFailure, Needs> {
  const { orderId, paymentId, kind, since } = work
  const { orders } = yield* CommandHandlers
  const { state, revision } = yield* orders.load(orderId)
  if (state._tag !== "placed") return yield* finishWork(orderId, paymentId)
  if (kind === GOODS_SENT) {
    for (const step of yield* captureSent(state)) yield* recordStep(orderId, step, now)
    return yield* finishGoodsSent(orderId, since)
  }
  const payment = paymentOf(state, paymentId)
  if (payment === undefined) return yield* finishWork(orderId, paymentId)
  const ageMs = now - since.getTime()
  if (kind === SETTLEMENT) {
    const found = yield* lookAtSettlement(state, payment, { ageMs, now })
    if (found === "wait") return yield* postponeSettlement(orderId, paymentId)
    return yield* conclude(work, found, (step) => recordStep(orderId, step, now))
  }
  if (isGivenUp(payment)) {
    const found = yield* lookForGivenUp(state, payment, ageMs)
    return yield* conclude(work, found, (step) => recordFound(orderId, step, { revision, now }))
  }
  if (!isOpen(payment) || isPayout(payment)) return yield* finishWork(orderId, paymentId)
  const step =
    payment.kind === "sale" ? yield* lookUpInTime(state, payment, ageMs) : yield* refundOrVoid(state, payment)
  if (step !== undefined) yield* recordStep(orderId, step, now)
})

/** What a look at the gateway leads to: `wait` leaves the work due later. */
const conclude = <E, R>(
  { orderId, paymentId }: PaymentWork,
  found: PaymentDetails | "wait" | "over",
  recorded: (step: PaymentDetails) => Effect.Effect<void, E, R>,
): Effect.Effect<void, E | DatabaseError, R | Database> => {
  if (found === "wait") return Effect.void
  return found === "over" ? finishWork(orderId, paymentId) : recorded(found)
}

/** Records the charge of an attempt that was given up, unless it may belong to one that started in the meantime. */
const recordFound = Effect.fnUntraced(function* (
  orderId: string,
  step: PaymentDetails,
  { revision, now }: { readonly revision: number; readonly now: number },
) {
  const { orders } = yield* CommandHandlers
  yield* orders
    .handleAt(orderId, { at: revision }, () => [record(step)], outcomeIntent(step, now))
    .pipe(
      Effect.andThen(alertOf(orderId, step)),
      // Then the next run looks again.
      Effect.catchTag("StreamMoved", () => Effect.void),
    )
})

/** Records a payment step with the gateway as its author. Idempotent. */
const recordStep = Effect.fnUntraced(function* (orderId: string, step: PaymentDetails, now: number) {
  const { orders } = yield* CommandHandlers
  yield* orders.handle(orderId, () => [record(step)], outcomeIntent(step, now))
  yield* alertOf(orderId, step)
})

const outcomeIntent = (step: PaymentDetails, now: number): Intent => {
  const commandId = stepCommandId(step)
  return {
    commandId,
    correlationId: commandId,
    actor: gatewayActor(step.gatewayName),
    now: new Date(now).toISOString(),
  }
}
