import { deliveredTo } from "@voltread/domain/ordering/delivered-to.ts"
import { Effect } from "effect"
import { cartOf } from "../cart/cart-session.ts"
import { settledCart } from "../cart/settle-cart.ts"
import type { MutationResolvers, QueryResolvers } from "../generated/shop.ts"
import { orderToken } from "../order-link/order-token.ts"
import { answer } from "../platform/graphql/answer.ts"
import type { GraphQLContext } from "../platform/graphql/context.ts"
import { dollars } from "../platform/graphql/money.ts"
import { intentOf } from "../platform/http/intent.ts"
import { usernameOf } from "../platform/http/viewer.ts"
import { notFound } from "../platform/problem.ts"
import { currentSettings } from "../settings/current-settings.ts"
import { answerOutcome, type CheckoutServices, ownsCart } from "./answer-checkout.ts"
import { findAccessibleOrder } from "./find-accessible-order.ts"
import { notSendable } from "./not-sendable.ts"
import { methodsForOrder, offeredMethods } from "./offered-methods.ts"
import { payAgain } from "./pay-again.ts"
import { quoteCart } from "./quote.ts"
import { NOTHING_TO_PAY } from "./require-positive-total.ts"

type Context = GraphQLContext<CheckoutServices>

const quoteOf = (context: Context, cartId: string, state: string | null | undefined) =>
  ownsCart(context, cartId)
    ? quoteCart(cartId, usernameOf(context), state ?? "")
    : Effect.fail(notFound("This cart"))

/** Who may check the cart out again learns no more by it: that answers the same link. */
const linkToPending = (context: Context) => {
  const own = cartOf(context)
  if (own === undefined) return null
  return answer(
    context,
    settledCart(own, usernameOf(context), intentOf(context.request)).pipe(
      Effect.map(({ status }) => {
        if (status._tag !== "unpaid") return null
        const { orderId } = status.order
        return { id: orderId, token: orderToken(context.config.sessionSecret, orderId) }
      }),
    ),
  )
}

export const checkoutQueries = {
  pendingOrderLink: (_, __, context) => linkToPending(context),
  checkoutQuote: (_, { cartId, state }, context) =>
    answer(
      context,
      quoteOf(context, cartId, state).pipe(
        Effect.map(({ lines, totals, problems, promotion }) => ({
          subTotal: dollars(totals.subTotal),
          shippingCost: dollars(totals.shippingCost),
          discount: dollars(totals.discount),
          tax: dollars(totals.tax),
          total: dollars(totals.total),
          problems: lines.length > 0 && totals.total === 0 ? [...problems, NOTHING_TO_PAY] : problems,
          promotionCode: promotion?.code ?? null,
          promotionProblem: promotion?.problem ?? null,
        })),
      ),
    ),
  paymentMethods: (_, { cartId, orderId, orderToken, state }, context) =>
    answer(
      context,
      Effect.gen(function* () {
        if (cartId != null) return yield* offeredMethods(yield* quoteOf(context, cartId, state))
        if (orderId == null) return yield* notFound("This order")
        const order = yield* findAccessibleOrder(orderId, context, orderToken)
        const toPay = deliveredTo(order, order.shippingAddress?.state ?? "", yield* currentSettings)
        const problem = yield* notSendable(toPay.lines)
        const methods = yield* methodsForOrder(order, toPay)
        return problem === null ? methods : methods.map((method) => ({ ...method, problem }))
      }),
    ),
} satisfies QueryResolvers<Context>

export const checkoutMutations = {
  payOrder: (_, { input }, context) =>
    answerOutcome(
      context,
      findAccessibleOrder(input.orderId, context, input.orderToken).pipe(
        Effect.flatMap((order) =>
          payAgain(order, input, {
            intent: intentOf(context.request),
            request: context.request,
            config: context.config,
          }),
        ),
      ),
    ),
} satisfies MutationResolvers<Context>

export const checkoutPermissions = {
  pendingOrderLink: "check-out",
  checkoutQuote: "check-out",
  paymentMethods: "check-out",
  payOrder: "check-out",
} as const
