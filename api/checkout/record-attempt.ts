import type { EventLogUnavailable } from "@voltread/domain/event.ts"
import type { ChargeRules } from "@voltread/domain/ordering/delivered-to.ts"
import type { OrderCommand } from "@voltread/domain/ordering/order-command.ts"
import type { PaymentDetails } from "@voltread/domain/ordering/order-event.ts"
import type { OrderState, PlacedOrder } from "@voltread/domain/ordering/order-state.ts"
import type { Rejection } from "@voltread/domain/shared/rejection.ts"
import { Effect } from "effect"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import type { Append } from "../orders/append.ts"
import type { PaymentGateway } from "../payments/payment-gateway.ts"
import type { Intent } from "../platform/commands/aggregate.ts"
import { derivedId } from "../platform/commands/event-id.ts"
import type { CheckoutDetails } from "./checkout-details.ts"
import { anotherAttempt, firstAttempt, isSale } from "./payment-attempt.ts"
import type { OrderOfCart } from "./place-order.ts"

type Attempt =
  /** Nobody has asked the gateway for this payment yet. */
  | {
      readonly _tag: "Recorded"
      readonly order: PlacedOrder
      readonly payment: PaymentDetails
      readonly append: Append
    }
  /** The same submission did it before. */
  | { readonly _tag: "Repeated" }
  /** The order is no longer as it was looked at. */
  | { readonly _tag: "Moved" }

/**
 * Puts an attempt to pay on record, placing the order in the same append where that has not been done. Whatever happens
 * afterwards, the reconciler finds the attempt and asks what became of it. The attempt's id follows from the token, so
 * that the same submission sent twice is one attempt. `at`: the revision of the order that was looked at, -1 where it is
 * to be placed; what is charged is what it came to then.
 */
export const recordAttempt = Effect.fnUntraced(function* (
  { orderId, place }: OrderOfCart,
  at: number,
  details: CheckoutDetails,
  rules: ChargeRules,
  gateway: PaymentGateway,
  intent: Intent,
): Effect.fn.Return<Attempt, Rejection | EventLogUnavailable, CommandHandlers> {
  const { orders } = yield* CommandHandlers
  const plan = (state: OrderState): ReadonlyArray<OrderCommand> => {
    if (state._tag === "placed") return anotherAttempt(state, details, rules, gateway)
    return place === null ? [] : [place, firstAttempt(place, gateway)]
  }
  const own = { ...intent, commandId: derivedId("pay", orderId, details.payment.token) }
  const handled = yield* orders
    .handleAt(orderId, { at }, plan, own)
    .pipe(Effect.catchTag("StreamMoved", () => Effect.succeed(null)))
  if (handled === null) return { _tag: "Moved" }
  const { state, events } = handled
  if (state._tag !== "placed" || events.length === 0) return { _tag: "Repeated" }
  const payment = state.payments.findLast(isSale)
  return payment === undefined
    ? { _tag: "Repeated" }
    : { _tag: "Recorded", order: state, payment, append: { handled, intent: own } }
})
