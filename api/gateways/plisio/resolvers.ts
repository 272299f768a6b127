import { answerCheckout, type CheckoutServices } from "../../checkout/answer-checkout.ts"
import { toCheckoutDetails } from "../../checkout/checkout-request.ts"
import type { MutationResolvers } from "../../generated/shop.ts"
import type { GraphQLContext } from "../../platform/graphql/context.ts"
import { plisioPayment } from "./plisio-input.ts"

export const plisioMutations = {
  checkoutWithPlisio: (_, { input }, context) =>
    answerCheckout(context, toCheckoutDetails(input, plisioPayment(input), context.request, context.config)),
} satisfies MutationResolvers<GraphQLContext<CheckoutServices>>

export const plisioPermissions = { checkoutWithPlisio: "check-out" } as const
