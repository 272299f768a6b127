import { Effect } from "effect"
import { answerCheckout, type CheckoutServices, ownsCart } from "../../checkout/answer-checkout.ts"
import { toCheckoutDetails } from "../../checkout/checkout-request.ts"
import { limitForms } from "../../checkout/form-limit.ts"
import type { MutationResolvers, QueryResolvers } from "../../generated/shop.ts"
import { answer } from "../../platform/graphql/answer.ts"
import type { GraphQLContext } from "../../platform/graphql/context.ts"
import { usernameOf } from "../../platform/http/viewer.ts"
import { notFound } from "../../platform/problem.ts"
import { chargeForCart } from "./charge-for-cart.ts"
import { coinbasePayment } from "./coinbase-input.ts"

type Context = GraphQLContext<CheckoutServices>

export const coinbaseQueries = {
  generateCoinbaseChargeId: (_, { input }, context) =>
    answer(
      context,
      ownsCart(context, input.cartId)
        ? limitForms(context.request, context.config).pipe(
            Effect.andThen(chargeForCart(input, usernameOf(context), context.config)),
          )
        : Effect.fail(notFound("This cart")),
    ),
} satisfies QueryResolvers<Context>

export const coinbaseMutations = {
  checkoutWithCoinbase: (_, { input }, context) =>
    answerCheckout(
      context,
      toCheckoutDetails(input, coinbasePayment(input), context.request, context.config),
    ),
} satisfies MutationResolvers<Context>

export const coinbasePermissions = {
  generateCoinbaseChargeId: "check-out",
  checkoutWithCoinbase: "check-out",
} as const
