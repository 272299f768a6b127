import type { EventLogUnavailable } from "@voltread/domain/event.ts"
import { paymentOf } from "@voltread/domain/ordering/order-money.ts"
import { orderTotals, type PlacedOrder } from "@voltread/domain/ordering/order-state.ts"
import { sum } from "@voltread/domain/shared/money.ts"
import type { Rejection } from "@voltread/domain/shared/rejection.ts"
import { Effect } from "effect"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import type { OrderToPay } from "../payments/order-to-pay.ts"
import { type PaymentGateway, PaymentOutcome } from "../payments/payment-gateway.ts"
import { gatewayActor, outcomeStep, stepCommandId, UNAVAILABLE } from "../payments/payment-step.ts"
import { record } from "../payments/requested-payment.ts"
import type { TooMuchContention } from "../platform/commands/command-error.ts"
import type { Cryptography } from "../platform/cryptography.ts"
import { orNotCarriedOut } from "../platform/gateway-error.ts"
import type { Database } from "../platform/postgres/pool.ts"
import type { CurrentSettings } from "../settings/current-settings.ts"
import type { CheckoutDetails } from "./checkout-details.ts"
import { payWithinLimit } from "./decline-limit.ts"
import { paidUnits } from "./hold-limit.ts"
import type { PaidAttempt, RecordedAttempt } from "./paid-attempt.ts"

/** Asks the gateway for a recorded payment, and records its answer. */
export const charge = Effect.fnUntraced(function* (
  { order, payment, append }: RecordedAttempt,
  details: CheckoutDetails,
  gateway: PaymentGateway,
): Effect.fn.Return<
  PaidAttempt,
  Rejection | TooMuchContention | EventLogUnavailable,
  CommandHandlers | Database | Cryptography | CurrentSettings
> {
  const { orderId } = order.created
  const { paymentId, amount } = payment
  const { token, deviceData, choice } = details.payment
  const pay = gateway
    .pay({
      orderId,
      paymentId,
      amount,
      token,
      order: toPay(order, details),
      returnUrl: details.orderUrl(orderId),
      ...(deviceData === undefined ? {} : { deviceData }),
      ...(choice === undefined ? {} : { choice }),
    })
    .pipe(orNotCarriedOut(`The gateway ${gateway.name}`, NOT_CHARGED))
  const outcome = yield* payWithinLimit(gateway, details, pay)
  const isPaid = outcome._tag === "Settling" || outcome._tag === "Authorized"
  const step = outcomeStep(payment, outcome)
  const { orders } = yield* CommandHandlers
  const intent = {
    commandId: stepCommandId(step),
    correlationId: append.intent.correlationId,
    actor: gatewayActor(gateway.name),
    now: new Date().toISOString(),
  }
  const [handled] = yield* Effect.all(
    [
      orders.handle(orderId, () => [record(step)], intent),
      isPaid ? paidUnits(details, sum(order.lines.map(({ quantity }) => quantity))) : Effect.void,
    ],
    { concurrency: "unbounded" },
  )
  const { state, revision } = handled
  if (state._tag !== "placed") return yield* Effect.die(new Error(`order ${orderId} was paid but not placed`))
  return {
    order: state,
    revision,
    // The order may have changed meanwhile, so that the opened payment page is for another total.
    payment: paymentOf(state, paymentId) ?? step,
    appends: [append, { handled, intent }],
  }
})

const toPay = (order: PlacedOrder, { billingAddress, shippingAddress }: CheckoutDetails): OrderToPay => ({
  number: order.created.uniqueId,
  email: order.created.contact.email,
  lines: order.lines.filter(({ counted }) => counted),
  totals: orderTotals(order),
  billingAddress,
  shippingAddress,
})

const WORDS =
  "We cannot take payments right now, and you have not been charged. Please try again in a few minutes."

const NOT_CHARGED = PaymentOutcome.Invalid({
  code: UNAVAILABLE.code,
  field: null,
  message: WORDS,
  vendorError: { ...UNAVAILABLE, message: WORDS },
})
