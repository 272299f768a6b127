import type { EventLogUnavailable } from "@voltread/domain/event.ts"
import { awaitsAnswer } from "@voltread/domain/ordering/order-money.ts"
import { ORDER_STATUS_TABLE } from "@voltread/domain/ordering/order-status-table.ts"
import { hasMoved, isOpen } from "@voltread/domain/ordering/payment-result.ts"
import type { Rejection } from "@voltread/domain/shared/rejection.ts"
import { Effect, Result, Schedule } from "effect"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import type { PaymentGateway } from "../payments/payment-gateway.ts"
import type { Intent } from "../platform/commands/aggregate.ts"
import type { TooMuchContention } from "../platform/commands/command-error.ts"
import type { Cryptography } from "../platform/cryptography.ts"
import type { Database } from "../platform/postgres/pool.ts"
import type { DatabaseError } from "../platform/postgres/query.ts"
import { type CurrentSettings, currentSettings } from "../settings/current-settings.ts"
import { charge } from "./charge.ts"
import type { CheckoutDetails } from "./checkout-details.ts"
import { CART_CHANGED, type CheckoutRefused } from "./checkout-refused.ts"
import { findResumablePayment } from "./find-resumable-payment.ts"
import { mayPayThrough } from "./may-pay-through.ts"
import type { PaidAttempt } from "./paid-attempt.ts"
import { isSale } from "./payment-attempt.ts"
import type { OrderOfCart } from "./place-order.ts"
import { priceAndHoldAgain } from "./price-and-hold.ts"
import { recordAttempt } from "./record-attempt.ts"

/** How often an attempt waits for another one of the shopper's to fail before its own turn. */
const ATTEMPTS = 2

/** How often an order may change between being read and being charged. */
const LOOKS = 5

/** How long a request waits for an attempt that another request of the shopper has started. */
const PATIENCE = "15 seconds"

/**
 * Records an attempt to pay the order, then asks the gateway. If another request is paying it already, this one waits
 * for that outcome. Only the total that the shopper saw is charged.
 */
export const payOrder = Effect.fnUntraced(function* (
  order: OrderOfCart,
  details: CheckoutDetails,
  gateway: PaymentGateway,
  intent: Intent,
): Effect.fn.Return<
  PaidAttempt,
  CheckoutRefused | Rejection | TooMuchContention | EventLogUnavailable | DatabaseError,
  CommandHandlers | Database | Cryptography | CurrentSettings
> {
  const { orderId } = order
  const started = order.place === null ? yield* findResumablePayment(orderId, details, gateway) : null
  if (started !== null) return started
  // Tax and shipping rules are read once, so that the total is checked and charged by the same ones.
  const rules = yield* currentSettings
  let attempt = 1
  for (let look = 0; look < LOOKS; look++) {
    const at =
      order.place !== null && look === 0
        ? -1
        : yield* priceAndHoldAgain(orderId, details, rules, mayPayThrough(gateway))
    if (at === null) continue
    const result = yield* Effect.result(recordAttempt(order, at, { details, rules, gateway, intent }))
    if (Result.isSuccess(result)) {
      const recorded = result.success
      if (recorded._tag === "Moved") continue
      return recorded._tag === "Recorded"
        ? yield* charge(recorded, details, gateway)
        : ((yield* outcomeOfOther(orderId)) ?? (yield* Effect.fail(NOT_PLACED)))
    }
    const refusal = result.failure
    if (refusal._tag !== "Rejection" || refusal.code !== "not-allowed-now") return yield* Effect.fail(refusal)
    const other = yield* outcomeOfOther(orderId)
    if (other !== null && isStillPaying(other)) return other
    if (attempt === ATTEMPTS || other === null || !ORDER_STATUS_TABLE[other.order.status].awaitsPayment) {
      return yield* Effect.fail(refusal)
    }
    attempt += 1
  }
  return yield* CART_CHANGED
})

/** Waits for another request's attempt to pay this order and returns its outcome; null when there is none. */
const outcomeOfOther = Effect.fnUntraced(function* (
  orderId: string,
): Effect.fn.Return<PaidAttempt | null, EventLogUnavailable, CommandHandlers> {
  const { orders } = yield* CommandHandlers
  yield* orders.load(orderId).pipe(
    Effect.repeat({
      until: ({ state }) => state._tag === "placed" && !awaitsAnswer(state),
      schedule: Schedule.spaced("50 millis"),
    }),
    Effect.timeoutOption(PATIENCE),
  )
  const { state, revision } = yield* orders.load(orderId)
  if (state._tag !== "placed") return null
  const payment =
    state.payments.find((each) => isSale(each) && hasMoved(each)) ?? state.payments.findLast(isSale)
  return payment === undefined ? null : { order: state, revision, payment, appends: [] }
})

/** The page of a payment may still be open for a moment after its order was canceled: nobody is sent there. */
const isStillPaying = ({ order, payment }: PaidAttempt): boolean =>
  hasMoved(payment) || (isOpen(payment) && order.status !== "CANCELLED")

const NOT_PLACED: Rejection = {
  _tag: "Rejection",
  code: "not-allowed-now",
  message: "Your order is being placed. Please try again in a moment.",
}
