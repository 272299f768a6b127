import { Effect } from "effect"
import { answerCheckout, type CheckoutServices } from "../../checkout/answer-checkout.ts"
import { toCheckoutDetails } from "../../checkout/checkout-request.ts"
import type { MutationResolvers, QueryResolvers } from "../../generated/shop.ts"
import { PaymentGateways } from "../../payments/payment-gateways.ts"
import { answer } from "../../platform/graphql/answer.ts"
import type { GraphQLContext } from "../../platform/graphql/context.ts"
import { notFound } from "../../platform/http/problem.ts"
import { BRAINTREE, braintreePayment } from "./braintree-input.ts"

export const braintreeQueries = {
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

export const braintreeMutations = {
  checkoutWithBraintree: (_, { input }, context) =>
    answerCheckout(
      context,
      toCheckoutDetails(input, braintreePayment(input), context.request, context.config),
    ),
} satisfies MutationResolvers<GraphQLContext<CheckoutServices>>

export const braintreePermissions = { cardForm: "check-out", checkoutWithBraintree: "check-out" } as const
