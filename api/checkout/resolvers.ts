import { Effect } from "effect"
import type { QueryResolvers } from "../generated/shop.ts"
import { answer } from "../platform/graphql/answer.ts"
import type { GraphQLContext } from "../platform/graphql/context.ts"
import { dollars } from "../platform/graphql/money.ts"
import { notFound } from "../platform/http/problem.ts"
import { type CheckoutServices, ownsCart, usernameOf } from "./answer-checkout.ts"
import { quoteCart } from "./quote.ts"

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
} satisfies QueryResolvers<GraphQLContext<CheckoutServices>>

export const checkoutPermissions = { checkoutQuote: "check-out" } as const
