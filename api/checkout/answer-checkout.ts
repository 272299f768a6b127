import type { FieldError } from "@voltread/domain/shared/field-error.ts"
import { Effect, Result } from "effect"
import type { CommandHandlers } from "../aggregates/command-handlers.ts"
import { cartOf } from "../cart/cart-session.ts"
import { successorOf } from "../cart/find-cart.ts"
import type { CheckoutResult } from "../generated/shop.ts"
import { orderToken } from "../order-link/order-token.ts"
import { toWireCustomerOrder } from "../orders/customer-order-wire.ts"
import type { PaymentGateways } from "../payments/payment-gateways.ts"
import type { Cryptography } from "../platform/cryptography.ts"
import type { PlatformServices } from "../platform/effect-runner.ts"
import { answer } from "../platform/graphql/answer.ts"
import type { GraphQLContext } from "../platform/graphql/context.ts"
import { intentOfShopper } from "../platform/http/intent.ts"
import { usernameOf } from "../platform/http/viewer.ts"
import { notFound } from "../platform/problem.ts"
import type { CurrentSettings } from "../settings/current-settings.ts"
import { type CheckoutFailure, checkOut } from "./checkout.ts"
import type { CheckoutDetails } from "./checkout-details.ts"
import type { CheckoutOutcome } from "./checkout-outcome.ts"
import type { CheckoutRefused } from "./checkout-refused.ts"

export type CheckoutServices = CommandHandlers | PaymentGateways | Cryptography | CurrentSettings

/** How many carts the cookie may be ahead of an old submission that is repeated. */
const STEPS_BACK = 3

/** A cart belongs to the browser whose signed cookie names it or one of the carts that followed it. */
export const ownsCart = (context: GraphQLContext<CheckoutServices>, cartId: string): boolean => {
  const own = cartOf(context)
  let id = cartId
  for (let step = 0; step <= STEPS_BACK; step++) {
    if (own === id) return true
    id = successorOf(id)
  }
  return false
}

/** Runs the checkout of every gateway's mutation; invalid input is answered with field errors. */
export const answerCheckout = (
  context: GraphQLContext<CheckoutServices>,
  checked: Result.Result<CheckoutDetails, ReadonlyArray<FieldError>>,
): Promise<CheckoutResult> => {
  if (Result.isFailure(checked)) return Promise.resolve(invalid(checked.failure))
  const details = checked.success
  const intent = intentOfShopper(context, details.billingAddress)
  return answerOutcome(
    context,
    ownsCart(context, details.cartId)
      ? checkOut(details, usernameOf(context), intent)
      : Effect.fail(notFound("This cart")),
  )
}

/** The answer to an attempt to pay; a rejection is an answer, too. */
export const answerOutcome = (
  context: GraphQLContext<CheckoutServices>,
  attempt: Effect.Effect<CheckoutOutcome, CheckoutFailure, CheckoutServices | PlatformServices>,
): Promise<CheckoutResult> =>
  answer(
    context,
    attempt.pipe(
      Effect.map((outcome) => toWire(outcome, context)),
      Effect.catchTags({
        CheckoutRefused: (refusal: CheckoutRefused) => Effect.succeed(refused(refusal.code, refusal.message)),
        Rejection: ({ message }) => Effect.succeed(refused("NOT_POSSIBLE", message)),
      }),
    ),
  )

const nothing = {
  success: false,
  errors: [],
  fieldErrors: [],
  transactionId: null,
  status: null,
  order: null,
  paymentGatewayUrl: null,
  orderToken: null,
}

const invalid = (fieldErrors: ReadonlyArray<FieldError>): CheckoutResult => ({
  ...nothing,
  message: "Please correct the marked fields.",
  fieldErrors,
})

const refused = (code: string, message: string): CheckoutResult => ({
  ...nothing,
  message,
  errors: [{ name: "CheckoutRefused", code, message }],
})

const toWire = (
  { outcome, message, error, transactionId, paymentUrl, order }: CheckoutOutcome,
  { config }: GraphQLContext<CheckoutServices>,
): CheckoutResult => ({
  ...nothing,
  success: outcome === "paid" || outcome === "started",
  message,
  errors: error === null ? [] : [error],
  transactionId,
  status: order?.status ?? null,
  paymentGatewayUrl: paymentUrl,
  order: order === null ? null : toWireCustomerOrder(order),
  orderToken: order === null ? null : orderToken(config.sessionSecret, order.id),
})
