import { isHeldForFraudCheck } from "@voltread/domain/ordering/fraud-hold.ts"
import type { PlacedOrder } from "@voltread/domain/ordering/order-state.ts"
import { awaitsFraudCheck, type FraudCheck, fraudReview } from "@voltread/domain/processes/fraud-review.ts"
import { Effect } from "effect"
import type { CommandFailure } from "../aggregates/command-failure.ts"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import { derivedId } from "../platform/commands/event-id.ts"
import type { GatewayError } from "../platform/gateway-error.ts"
import type { Database } from "../platform/postgres/pool.ts"
import { survivingDefect } from "../platform/survive-defect.ts"
import { workOff } from "../platform/work-off.ts"
import { type CurrentSettings, currentSettings } from "../settings/current-settings.ts"
import { type FraudChecker, FraudChecks } from "./fraud-checker.ts"
import { fraudQuestion } from "./fraud-question.ts"
import { type FraudWork, finishWork, takeDueWork } from "./fraud-work.ts"

const ACTOR = { id: "fraud-checks", name: "Fraud checks", role: "system" } as const

/** After this many, about two and a half minutes, staff decide without an answer. */
const MAX_ATTEMPTS = 6

/**
 * Checks orders that were paid or signed, in the background, and records the answer and its consequences in one append.
 * Every step can be repeated: an order with a recorded answer is not checked again.
 */
export const checkOrders = Effect.gen(function* () {
  const { checker } = yield* FraudChecks
  yield* workOff(takeDueWork, { batch: 50, concurrency: 8 }, (work) =>
    checkOrder(checker, work).pipe(
      Effect.catch((failure: CommandFailure) =>
        Effect.logWarning(`The fraud check of order ${work.orderId} waits: ${failure._tag}`),
      ),
      survivingDefect(`Fraud check of order ${work.orderId}`),
    ),
  )
})

const checkOrder = Effect.fnUntraced(function* (
  checker: FraudChecker | undefined,
  { orderId, attempts }: FraudWork,
): Effect.fn.Return<void, CommandFailure, Database | CommandHandlers | CurrentSettings> {
  const { orders } = yield* CommandHandlers
  const { state } = yield* orders.load(orderId)
  const isHeld = state._tag === "placed" && isHeldForFraudCheck(state)
  if (!awaitsFraudCheck(state) || (checker === undefined && !isHeld)) return yield* finishWork(orderId)
  const check = checker === undefined ? SWITCHED_OFF : yield* ask(checker, state, attempts)
  if (check === undefined) return
  const { reviewAbove } = (yield* currentSettings).fraud
  const commandId = derivedId("fraud-check", orderId)
  yield* orders.handle(orderId, (order) => fraudReview(order, check, reviewAbove), {
    commandId,
    correlationId: commandId,
    actor: ACTOR,
    now: new Date().toISOString(),
  })
  yield* finishWork(orderId)
})

/** The outcome to record; undefined if the vendor must be asked again. */
const ask = (
  checker: FraudChecker,
  order: PlacedOrder,
  attempts: number,
): Effect.Effect<FraudCheck | undefined> => {
  const question = fraudQuestion(order)
  if (question === null) return Effect.succeed(notPossible("The order has no billing address to check."))
  return checker.ask(question).pipe(
    Effect.map((answer): FraudCheck => ({ _tag: "checked", ...answer })),
    Effect.catchTag("QuestionRefused", ({ reason }) =>
      Effect.succeed(notPossible(`${checker.name} could not check this order (${reason}).`)),
    ),
    Effect.catch((failure) => unanswered(checker, failure, attempts)),
  )
}

const unanswered = (
  checker: FraudChecker,
  failure: GatewayError,
  attempts: number,
): Effect.Effect<FraudCheck | undefined> => {
  const isLast = attempts >= MAX_ATTEMPTS
  return Effect.logWarning(`${checker.name} did not answer: ${failure.reason}`).pipe(
    Effect.annotateLogs({
      attempts,
      ...(isLast || failure._tag === "GatewayMisconfigured" ? { alert: "fraud-check-failing" } : {}),
    }),
    Effect.as(isLast ? notPossible(`${checker.name} could not be asked (${failure.reason}).`) : undefined),
  )
}

/** The answer that is recorded when checks are switched off, so that no order is held forever. */
const SWITCHED_OFF: FraudCheck = {
  _tag: "not-possible",
  reason: "Fraud checks were switched off before this order was checked.",
}

const notPossible = (reason: string): FraudCheck => ({ _tag: "not-possible", reason })
