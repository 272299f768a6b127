import { orderTotals } from "@voltread/domain/ordering/order-state.ts"
import type { FieldError } from "@voltread/domain/shared/field-error.ts"
import { Effect, Result } from "effect"
import {
  answerCheckout,
  type CheckoutServices,
  ownsCart,
  usernameOf,
} from "../../checkout/answer-checkout.ts"
import { toCheckoutDetails } from "../../checkout/checkout-request.ts"
import { accessOf, orderInHand } from "../../checkout/order-in-hand.ts"
import { quoteCart } from "../../checkout/quote.ts"
import type { KlarnaSessionInput, MutationResolvers } from "../../generated/shop.ts"
import type { Purchase } from "../../payments/order-to-pay.ts"
import { PaymentGateways } from "../../payments/payment-gateways.ts"
import { answer } from "../../platform/graphql/answer.ts"
import type { GraphQLContext } from "../../platform/graphql/context.ts"
import { notFound } from "../../platform/http/problem.ts"
import { KLARNA } from "./klarna.ts"
import { klarnaPayment } from "./klarna-input.ts"

type Context = GraphQLContext<CheckoutServices>
type Asked = Result.Result<Purchase, ReadonlyArray<FieldError>>

/** The cart as the server prices it, sent where the form says; or what is wrong with the form. */
const cartPurchase = Effect.fnUntraced(function* (
  context: Context,
  cartId: string,
  input: KlarnaSessionInput,
) {
  const { billingAddress, email, isBillingShippingSame, shippingAddress } = input
  if (shippingAddress == null) return yield* notFound("This address")
  const form = {
    cartId,
    email: email ?? "",
    shippingAddress,
    isBillingShippingSame: isBillingShippingSame ?? true,
    billingAddress: billingAddress ?? null,
    expectedTotal: 0,
  }
  const nothingYet = Result.succeed({ gatewayName: KLARNA, token: "" })
  const details = toCheckoutDetails(form, nothingYet, context.request, context.config)
  if (Result.isFailure(details)) return Result.fail(details.failure)
  if (!ownsCart(context, cartId)) return yield* notFound("This cart")
  const { state } = details.success.shippingAddress
  const { lines, totals } = yield* quoteCart(cartId, usernameOf(context), state)
  return Result.succeed({ ...details.success, lines, totals })
})

const orderPurchase = Effect.fnUntraced(function* (context: Context, orderId: string, token: string | null) {
  const order = yield* orderInHand(orderId, accessOf(context, token))
  const { billingAddress, created, shippingAddress } = order
  if (billingAddress === null || shippingAddress === null) return yield* notFound("This order")
  return Result.succeed({
    email: created.contact.email,
    lines: order.lines.filter(({ counted }) => counted),
    totals: orderTotals(order),
    billingAddress,
    shippingAddress,
  })
})

const sessionFor = Effect.fnUntraced(function* (context: Context, input: KlarnaSessionInput) {
  const { klarna } = context.config
  const gateway = yield* PaymentGateways.use(({ accepting }) => Effect.succeed(accepting(KLARNA)))
  if (klarna === undefined || gateway?.clientTokenFor === undefined) return yield* notFound("Klarna")
  const asked: Asked =
    input.cartId != null
      ? yield* cartPurchase(context, input.cartId, input)
      : yield* orderPurchase(context, input.orderId ?? "", input.orderToken ?? null)
  const { widgetUrl } = klarna
  return Result.isFailure(asked)
    ? { clientToken: null, widgetUrl, fieldErrors: asked.failure }
    : { clientToken: yield* gateway.clientTokenFor(asked.success), widgetUrl, fieldErrors: [] }
})

export const klarnaMutations = {
  klarnaSession: (_, { input }, context) => answer(context, sessionFor(context, input)),
  checkoutWithKlarna: (_, { input }, context) =>
    answerCheckout(context, toCheckoutDetails(input, klarnaPayment(input), context.request, context.config)),
} satisfies MutationResolvers<Context>

export const klarnaPermissions = { klarnaSession: "check-out", checkoutWithKlarna: "check-out" } as const
