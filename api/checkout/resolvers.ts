import type { FieldError } from "@voltread/domain/shared/field-error.ts"
import { Effect, Result } from "effect"
import type { CommandHandlers } from "../aggregates/command-handlers.ts"
import { cartOf } from "../cart/cart-session.ts"
import { successorOf } from "../cart/find-cart.ts"
import type { CheckoutResult, MutationResolvers, QueryResolvers } from "../generated/shop.ts"
import { toWireCustomerOrder } from "../orders/customer-order-wire.ts"
import { PaymentGateways } from "../payments/payment-gateways.ts"
import type { Cryptography } from "../platform/cryptography.ts"
import { answer } from "../platform/graphql/answer.ts"
import type { GraphQLContext } from "../platform/graphql/context.ts"
import { dollars } from "../platform/graphql/money.ts"
import { intentOf } from "../platform/http/intent.ts"
import { orderToken } from "../platform/http/order-token.ts"
import { notFound } from "../platform/http/problem.ts"
import { BRAINTREE, braintreePayment } from "./braintree-input.ts"
import { checkOut } from "./checkout.ts"
import type { CheckoutDetails } from "./checkout-details.ts"
import type { CheckoutOutcome } from "./checkout-outcome.ts"
import type { CheckoutRefused } from "./checkout-refused.ts"
import { toCheckoutDetails } from "./checkout-request.ts"
import { quoteCart } from "./quote.ts"

type CheckoutServices = CommandHandlers | PaymentGateways | Cryptography

/** How far the cookie may have moved on while an old submission is repeated. */
const STEPS_BACK = 3

/** A cart belongs to the browser whose signed cookie names it, or the one that came after it. */
const ownsCart = (context: GraphQLContext<CheckoutServices>, cartId: string): boolean => {
  const own = cartOf(context)
  let id = cartId
  for (let step = 0; step <= STEPS_BACK; step++) {
    if (own === id) return true
    id = successorOf(id)
  }
  return false
}

const usernameOf = ({ viewer }: GraphQLContext<CheckoutServices>): string | null =>
  viewer._tag === "user" ? viewer.username : null

const checkout = (
  context: GraphQLContext<CheckoutServices>,
  checked: Result.Result<CheckoutDetails, ReadonlyArray<FieldError>>,
): Promise<CheckoutResult> => {
  if (Result.isFailure(checked)) return Promise.resolve(invalid(checked.failure))
  const details = checked.success
  const { viewer } = context
  const username = usernameOf(context)
  const shopper = intentOf(context.request)
  const { firstName, lastName } = details.billingAddress
  const intent =
    viewer._tag === "guest"
      ? { ...shopper, actor: { ...shopper.actor, name: `${firstName} ${lastName}` } }
      : shopper
  return answer(
    context,
    Effect.gen(function* () {
      if (!ownsCart(context, details.cartId)) return yield* notFound("This cart")
      return yield* checkOut(details, username, intent).pipe(
        Effect.map((outcome) => toWire(outcome, context)),
        Effect.catchTags({
          CheckoutRefused: (refusal: CheckoutRefused) =>
            Effect.succeed(refused(refusal.code, refusal.message)),
          Rejection: ({ message }) => Effect.succeed(refused("NOT_POSSIBLE", message)),
        }),
      )
    }),
  )
}

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
  message: "Please correct what is marked.",
  fieldErrors,
})

const refused = (code: string, message: string): CheckoutResult => ({
  ...nothing,
  message,
  errors: [{ name: "CheckoutRefused", code, message }],
})

const ERROR_NAMES = { declined: "PaymentDeclined", unanswered: "PaymentUnanswered" } as const

const toWire = (
  { outcome, message, code, transactionId, paymentUrl, order }: CheckoutOutcome,
  { config }: GraphQLContext<CheckoutServices>,
): CheckoutResult => ({
  ...nothing,
  success: outcome === "paid" || outcome === "started",
  message,
  errors:
    outcome === "paid" || outcome === "started"
      ? []
      : [{ name: ERROR_NAMES[outcome], code: code ?? outcome.toUpperCase(), message }],
  transactionId,
  status: order?.status ?? null,
  paymentGatewayUrl: paymentUrl,
  order: order === null ? null : toWireCustomerOrder(order),
  orderToken: order === null ? null : orderToken(config.sessionSecret, order.id),
})

export const checkoutQueries = {
  checkoutQuote: (_, { cartId, state }, context) =>
    answer(
      context,
      Effect.gen(function* () {
        if (!ownsCart(context, cartId)) return yield* notFound("This cart")
        const { totals, problems } = yield* quoteCart(cartId, usernameOf(context), state ?? "")
        return {
          subTotal: dollars(totals.subTotal),
          shippingCost: dollars(totals.shippingCost),
          discount: dollars(totals.discount),
          tax: dollars(totals.tax),
          total: dollars(totals.total),
          problems,
        }
      }),
    ),
  cardForm: (_, __, context) =>
    answer(
      context,
      Effect.gen(function* () {
        const { clientToken } = yield* PaymentGateways.use(({ named }) => named(BRAINTREE))
        if (clientToken === undefined) return yield* notFound("This form")
        return { clientToken: yield* clientToken, tokenizeUrl: context.config.cardFormUrl ?? null }
      }),
    ),
} satisfies QueryResolvers<GraphQLContext<CheckoutServices>>

export const checkoutMutations = {
  checkoutWithBraintree: (_, { input }, context) =>
    checkout(context, toCheckoutDetails(input, braintreePayment(input), context.request, context.config)),
} satisfies MutationResolvers<GraphQLContext<CheckoutServices>>

export const checkoutPermissions = {
  checkoutQuote: "check-out",
  cardForm: "check-out",
  checkoutWithBraintree: "check-out",
} as const
