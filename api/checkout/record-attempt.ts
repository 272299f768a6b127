import type { EventLogUnavailable } from "@voltread/domain/event.ts"
import type { ChargeRules } from "@voltread/domain/ordering/delivered-to.ts"
import type { OrderCommand } from "@voltread/domain/ordering/order-command.ts"
import type { OrderState } from "@voltread/domain/ordering/order-state.ts"
import type { Rejection } from "@voltread/domain/shared/rejection.ts"
import { Effect } from "effect"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import type { PaymentGateway } from "../payments/payment-gateway.ts"
import type { Intent } from "../platform/commands/aggregate.ts"
import { derivedId } from "../platform/commands/event-id.ts"
import type { CheckoutDetails } from "./checkout-details.ts"
import type { RecordedAttempt } from "./paid-attempt.ts"
import { anotherAttempt, firstAttempt, isSale } from "./payment-attempt.ts"
import type { OrderOfCart } from "./place-order.ts"

type Attempt =
  | ({ readonly _tag: "Recorded" } & RecordedAttempt)
  /** The same submission has recorded it before. */
  | { readonly _tag: "Repeated" }
  /** The order has changed since it was read. */
  | { readonly _tag: "Moved" }

interface AttemptToPay {
  readonly details: CheckoutDetails
  readonly rules: ChargeRules
  readonly gateway: PaymentGateway
  readonly intent: Intent
}

/**
 * Records an attempt to pay, and places the order in the same append if that has not been done. Whatever happens
 * afterwards, reconciliation finds the attempt and looks up its outcome. The attempt's id follows from the token, so
 * that the same submission sent twice is one attempt. `at`: the revision of the order that was read, -1 if it has yet
 * to be placed; its total then is what is charged.
 */
export const recordAttempt = Effect.fnUntraced(function* (
  { orderId, place }: OrderOfCart,
  at: number,
  { details, rules, gateway, intent }: AttemptToPay,
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
