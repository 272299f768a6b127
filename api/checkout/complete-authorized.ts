import { Effect } from "effect"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import { type AuthorizedPayment, finishBegun, takeAuthorized } from "../payments/begun-payments.ts"
import type { PaymentGateway } from "../payments/payment-gateway.ts"
import { gatewayNamed } from "../payments/payment-gateways.ts"
import type { Intent } from "../platform/commands/aggregate.ts"
import { derivedId } from "../platform/commands/event-id.ts"
import { Cryptography } from "../platform/cryptography.ts"
import { survivingDefect } from "../platform/survive-defect.ts"
import { workOff } from "../platform/work-off.ts"
import { acceptingGateway } from "./accepting-gateway.ts"
import { openBegunCheckout } from "./begun-checkout.ts"
import { checkOut } from "./checkout.ts"
import type { CheckoutDetails } from "./checkout-details.ts"
import { type CheckoutOutcome, checkoutOutcome } from "./checkout-outcome.ts"
import { CART_CHANGED, CheckoutRefused } from "./checkout-refused.ts"
import { hasSameAddresses } from "./find-resumable-payment.ts"
import { takesDue } from "./offered-methods.ts"
import { payOrder } from "./pay-order.ts"

/**
 * Completes payments that shoppers have authorized at a gateway but whose browsers have not come back. It does what the
 * browser would have done, with the same token, and so is the same attempt: whichever of the two comes first places and
 * pays the order, and the other finds it paid.
 */
export const completeAuthorized = workOff(takeAuthorized, { batch: 20, concurrency: 4 }, (authorized) =>
  complete(authorized).pipe(
    Effect.andThen(finishBegun(authorized)),
    Effect.catch(({ _tag }) =>
      Effect.logWarning(`The authorized payment ${authorized.begunId} waits: ${_tag}`),
    ),
    survivingDefect(`Authorized payment ${authorized.begunId}`),
  ),
)

const complete = Effect.fnUntraced(function* (authorized: AuthorizedPayment) {
  const begun = openBegunCheckout(yield* Cryptography, authorized.sealed)
  const gateway = yield* gatewayNamed(authorized.gateway)
  const checkout: CheckoutDetails = {
    ...begun.details,
    payment: { gatewayName: gateway.name, token: authorized.token },
  }
  const commandId = derivedId("authorized", authorized.begunId, authorized.token)
  const intent = {
    commandId,
    correlationId: commandId,
    actor: begun.actor,
    now: new Date().toISOString(),
  }
  const asked =
    begun.orderId === null
      ? checkOut(checkout, begun.username, intent)
      : payPlaced(begun.orderId, checkout, intent)
  const isTaken = yield* asked.pipe(
    Effect.map((outcome) => isPaidThrough(outcome, gateway)),
    // The cart has changed, its items are gone, or the gateway was switched off: the shopper is charged for nothing but
    // what they agreed to.
    Effect.catchTags({
      CheckoutRefused: ({ message }) => notTaken(message),
      Rejection: ({ message }) => notTaken(message),
      Problem: ({ message }) => notTaken(message),
    }),
  )
  if (!isTaken && gateway.release !== undefined) yield* gateway.release(authorized.token)
})

const payPlaced = Effect.fnUntraced(function* (orderId: string, details: CheckoutDetails, intent: Intent) {
  const gateway = yield* acceptingGateway(details.payment.gatewayName)
  const { state } = yield* (yield* CommandHandlers).orders.load(orderId)
  if (state._tag === "placed" && !takesDue(state, gateway))
    return yield* new CheckoutRefused({ code: "NOT_OFFERED", message: "Only a part is to be paid." })
  // Staff have changed the address since the shopper agreed: the shopper must agree again.
  if (state._tag === "placed" && !hasSameAddresses(state, details)) return yield* CART_CHANGED
  return yield* checkoutOutcome(yield* payOrder({ orderId, place: null }, details, gateway, intent))
})

const notTaken = (reason: string) =>
  Effect.as(Effect.logInfo(`An authorized payment is let go: ${reason}`), false)

/** Otherwise the order was paid another way meanwhile, and this authorization is not needed. */
const isPaidThrough = ({ order, transactionId }: CheckoutOutcome, { name }: PaymentGateway): boolean =>
  transactionId === null ||
  (order?.paymentDetails ?? []).some(
    (payment) => payment.transactionId === transactionId && payment.gatewayName === name,
  )
