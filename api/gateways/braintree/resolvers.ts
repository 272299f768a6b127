import { Effect } from "effect"
import { answerCheckout, type CheckoutServices } from "../../checkout/answer-checkout.ts"
import { toCheckoutDetails } from "../../checkout/checkout-request.ts"
import type { MutationResolvers, QueryResolvers } from "../../generated/shop.ts"
import { PaymentGateways } from "../../payments/payment-gateways.ts"
import { answer } from "../../platform/graphql/answer.ts"
import type { GraphQLContext } from "../../platform/graphql/context.ts"
import { notFound } from "../../platform/problem.ts"
import { BRAINTREE, braintreePayment } from "./braintree-input.ts"
import { braintreeVariables } from "./variables.ts"

const PRODUCTION = "api.braintreegateway.com"

/** What the vendor's forms in the browser start with. */
const clientToken = Effect.gen(function* () {
  const token = yield* PaymentGateways.use(({ accepting }) =>
    Effect.succeed(accepting(BRAINTREE)?.clientToken),
  )
  return token === undefined ? yield* notFound("This form") : yield* token
})

/** Google Pay can be off while cards are taken. */
const googlePayToken = Effect.gen(function* () {
  const { methods } = yield* PaymentGateways
  return methods.some(({ id }) => id === "google-pay") ? yield* clientToken : yield* notFound("Google Pay")
})

export const braintreeQueries = {
  cardForm: (_, __, context) =>
    answer(
      context,
      Effect.map(clientToken, (token) => ({
        clientToken: token,
        tokenizeUrl: braintreeVariables.settingsOf(context.config)?.cardFormUrl ?? null,
      })),
    ),
  googlePay: (_, __, context) => {
    const settings = braintreeVariables.settingsOf(context.config)
    const { merchantId = null, sheetUrl = null } = settings?.googlePay ?? {}
    return answer(
      context,
      Effect.map(googlePayToken, (token) => ({
        clientToken: token,
        sheetUrl,
        merchantId: sheetUrl === null ? merchantId : null,
        isProduction: settings !== undefined && new URL(settings.baseUrl).hostname === PRODUCTION,
      })),
    )
  },
} satisfies QueryResolvers<GraphQLContext<CheckoutServices>>

export const braintreeMutations = {
  checkoutWithBraintree: (_, { input }, context) =>
    answerCheckout(
      context,
      toCheckoutDetails(input, braintreePayment(input), context.request, context.config),
    ),
} satisfies MutationResolvers<GraphQLContext<CheckoutServices>>

export const braintreePermissions = {
  cardForm: "check-out",
  googlePay: "check-out",
  checkoutWithBraintree: "check-out",
} as const
