import { randomUUID } from "node:crypto"
import { orderTotals } from "@voltread/domain/ordering/order-state.ts"
import type { FieldError } from "@voltread/domain/shared/field-error.ts"
import { Effect, Result } from "effect"
import { answerCheckout, type CheckoutServices, ownsCart } from "../../checkout/answer-checkout.ts"
import { keepBegunCheckout } from "../../checkout/begun-checkout.ts"
import type { OrderDetails } from "../../checkout/checkout-details.ts"
import { CART_EMPTY } from "../../checkout/checkout-refused.ts"
import { toCheckoutDetails, toOrderDetails } from "../../checkout/checkout-request.ts"
import { findAccessibleOrder } from "../../checkout/find-accessible-order.ts"
import { limitForms } from "../../checkout/form-limit.ts"
import { detailsOfOrder } from "../../checkout/pay-again.ts"
import { quoteCart } from "../../checkout/quote.ts"
import type { KlarnaSessionInput, MutationResolvers } from "../../generated/shop.ts"
import type { Purchase } from "../../payments/order-to-pay.ts"
import { PaymentGateways } from "../../payments/payment-gateways.ts"
import { answer } from "../../platform/graphql/answer.ts"
import type { GraphQLContext } from "../../platform/graphql/context.ts"
import { dollars } from "../../platform/graphql/money.ts"
import { intentOf } from "../../platform/http/intent.ts"
import { usernameOf } from "../../platform/http/viewer.ts"
import { notFound, Problem } from "../../platform/problem.ts"
import { KLARNA } from "./klarna.ts"
import { klarnaPayment } from "./klarna-input.ts"
import { klarnaVariables } from "./variables.ts"

type Context = GraphQLContext<CheckoutServices>

/** What is bought, and all that completes it should the browser not come back. */
interface ToConfirm {
  readonly purchase: Purchase
  readonly details: OrderDetails
  /** Null: the cart becomes one. */
  readonly orderId: string | null
}
type ConfirmationInput = Result.Result<ToConfirm, ReadonlyArray<FieldError>>

/** The cart as the server prices it, sent where the form says; or what is wrong with the form. */
const cartPurchase = Effect.fnUntraced(function* (
  context: Context,
  cartId: string,
  input: KlarnaSessionInput,
) {
  const { billingAddress, email, isBillingShippingSame, shippingAddress, tracking } = input
  if (shippingAddress == null) return yield* notFound("This address")
  const form = {
    cartId,
    email: email ?? "",
    shippingAddress,
    isBillingShippingSame: isBillingShippingSame ?? true,
    billingAddress: billingAddress ?? null,
    expectedTotal: 0,
    tracking: tracking ?? null,
  }
  const details = toOrderDetails(form, context.request, context.config)
  if (Result.isFailure(details)) return Result.fail(details.failure)
  if (!ownsCart(context, cartId)) return yield* notFound("This cart")
  const { state } = details.success.shippingAddress
  const { lines, totals } = yield* quoteCart(cartId, usernameOf(context), state)
  // Bought or emptied in another tab: Klarna refuses a purchase of nothing.
  if (lines.length === 0) return yield* new Problem({ code: "CONFLICT", message: CART_EMPTY.message })
  return Result.succeed({
    purchase: { ...details.success, lines, totals },
    // Klarna shows the shopper this total.
    details: { ...details.success, expectedTotal: totals.total },
    orderId: null,
  })
})

const orderPurchase = Effect.fnUntraced(function* (context: Context, orderId: string, token: string | null) {
  const order = yield* findAccessibleOrder(orderId, context, token)
  const totals = orderTotals(order)
  const details = yield* detailsOfOrder(order, dollars(totals.total), context).pipe(
    Effect.mapError(() => notFound("This order")),
  )
  const { billingAddress, email, shippingAddress } = details
  const lines = order.lines.filter(({ counted }) => counted)
  return Result.succeed({
    purchase: { email, lines, totals, billingAddress, shippingAddress },
    details,
    orderId,
  })
})

const sessionFor = Effect.fnUntraced(function* (context: Context, input: KlarnaSessionInput) {
  const settings = klarnaVariables.settingsOf(context.config)
  const gateway = yield* PaymentGateways.useSync(({ accepting }) => accepting(KLARNA))
  if (settings === undefined || gateway?.clientTokenFor === undefined) return yield* notFound("Klarna")
  const asked: ConfirmationInput =
    input.cartId != null
      ? yield* cartPurchase(context, input.cartId, input)
      : yield* orderPurchase(context, input.orderId ?? "", input.orderToken ?? null)
  const { widgetUrl } = settings
  if (Result.isFailure(asked))
    return { clientToken: null, category: null, widgetUrl, fieldErrors: asked.failure }
  yield* limitForms(context.request, context.config)
  const { details, orderId, purchase } = asked.success
  const begunId = randomUUID()
  const { firstName, lastName } = details.billingAddress
  const { actor } = intentOf(context.request)
  yield* keepBegunCheckout({
    begunId,
    gateway: KLARNA,
    orderId,
    username: usernameOf(context),
    actor: context.viewer._tag === "guest" ? { ...actor, name: `${firstName} ${lastName}` } : actor,
    details,
  })
  return { ...(yield* gateway.clientTokenFor(purchase, begunId)), widgetUrl, fieldErrors: [] }
})

export const klarnaMutations = {
  klarnaSession: (_, { input }, context) => answer(context, sessionFor(context, input)),
  checkoutWithKlarna: (_, { input }, context) =>
    answerCheckout(
      context,
      toCheckoutDetails(input, klarnaPayment(input.authorizationToken), context.request, context.config),
    ),
} satisfies MutationResolvers<Context>

export const klarnaPermissions = { klarnaSession: "check-out", checkoutWithKlarna: "check-out" } as const
