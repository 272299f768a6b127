import type { EventLogUnavailable } from "@voltread/domain/event.ts"
import type { PaymentDetails } from "@voltread/domain/ordering/order-event.ts"
import type { Rejection } from "@voltread/domain/shared/rejection.ts"
import { Effect } from "effect"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import { type PaymentGateway, PaymentOutcome } from "../payments/payment-gateway.ts"
import { gatewayActor, outcomeStep, record } from "../payments/payment-step.ts"
import type { TooMuchContention } from "../platform/commands/command-error.ts"
import { derivedId } from "../platform/commands/event-id.ts"
import type { Cryptography } from "../platform/cryptography.ts"
import type { Database } from "../platform/postgres/pool.ts"
import type { CheckoutDetails } from "./checkout-details.ts"
import { countDecline } from "./decline-limit.ts"
import type { Append, PaidAttempt } from "./paid-attempt.ts"

/** Asks the gateway for a payment that is on record, and records what it answers. */
export const charge = Effect.fnUntraced(function* (
  orderId: string,
  payment: PaymentDetails,
  details: CheckoutDetails,
  gateway: PaymentGateway,
  recorded: Append,
): Effect.fn.Return<
  PaidAttempt,
  Rejection | TooMuchContention | EventLogUnavailable,
  CommandHandlers | Database | Cryptography
> {
  const { paymentId, amount } = payment
  const { token, deviceData } = details.payment
  const outcome = yield* gateway
    .pay({ orderId, paymentId, amount, token, ...(deviceData === undefined ? {} : { deviceData }) })
    .pipe(
      // Both say that the call was not carried out.
      Effect.catchTags({
        GatewayUnavailable: () => Effect.succeed(notCharged("gateway-unavailable")),
        GatewayMisconfigured: ({ operation, reason }) =>
          Effect.logError(`The gateway ${gateway.name} refuses us: ${operation}, ${reason}`).pipe(
            Effect.annotateLogs({ alert: "gateway-misconfigured" }),
            Effect.as(notCharged("gateway-refused")),
          ),
      }),
    )
  // The answer counts more than the limit.
  yield* countDecline(details, outcome).pipe(
    Effect.catchTag("DatabaseError", ({ reason }) =>
      Effect.logWarning(`A decline is not counted: ${reason}`),
    ),
  )
  const step = outcomeStep(payment, outcome)
  const { orders } = yield* CommandHandlers
  const intent = {
    commandId: derivedId("outcome", step.paymentId, step.result),
    correlationId: recorded.intent.correlationId,
    actor: gatewayActor(gateway.name),
    now: new Date().toISOString(),
  }
  const handled = yield* orders.handle(orderId, () => [record(step)], intent)
  const { state, revision } = handled
  if (state._tag !== "placed") return yield* Effect.die(new Error(`order ${orderId} was paid but not placed`))
  return {
    order: state,
    revision,
    payment: step,
    paymentUrl: outcome._tag === "Started" ? outcome.paymentUrl : null,
    appends: [recorded, { handled, intent }],
  }
})

const notCharged = (code: string): PaymentOutcome =>
  PaymentOutcome.Invalid({
    code,
    field: null,
    message:
      "We cannot take payments right now, and you have not been charged. Please try again in a few minutes.",
  })
