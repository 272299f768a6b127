import type { PlacedOrder } from "@voltread/domain/ordering/order-state.ts"
import { Effect } from "effect"
import type { FastifyRequest } from "fastify"
import type { PayOrderInput } from "../generated/shop.ts"
import type { Intent } from "../platform/commands/aggregate.ts"
import type { Config } from "../platform/config.ts"
import { centsOf } from "../platform/graphql/money.ts"
import { Problem } from "../platform/problem.ts"
import { acceptingGateway } from "./accepting-gateway.ts"
import type { CheckoutDetails, OrderDetails } from "./checkout-details.ts"
import { checkoutOutcome } from "./checkout-outcome.ts"
import { CheckoutRefused } from "./checkout-refused.ts"
import { detailsOfRequest } from "./details-of-request.ts"
import { takesDue } from "./offered-methods.ts"
import { payOrder } from "./pay-order.ts"

interface PayAgainRequest {
  readonly intent: Intent
  readonly request: FastifyRequest
  readonly config: Config
}

const MAX_TOKEN = 500
const MAX_DEVICE_DATA = 10_000
const MAX_CHOICE = 50

/** Another attempt to pay a placed order, through any gateway; the order's contents stay as they are. */
export const payAgain = Effect.fnUntraced(function* (
  order: PlacedOrder,
  input: PayOrderInput,
  asked: PayAgainRequest,
) {
  const details = yield* detailsOf(order, input, asked)
  const gateway = yield* acceptingGateway(details.payment.gatewayName)
  if (!takesDue(order, gateway)) return yield* NO_PARTS
  const place = { orderId: order.created.orderId, place: null }
  return yield* checkoutOutcome(yield* payOrder(place, details, gateway, asked.intent))
})

const NO_PARTS = new CheckoutRefused({
  code: "NOT_OFFERED",
  message:
    "A part of an order cannot be paid this way. You have not been charged. Please choose another one.",
})

const detailsOf = Effect.fnUntraced(function* (
  order: PlacedOrder,
  { gatewayName, token, deviceData, choice, expectedTotal }: PayOrderInput,
  asked: PayAgainRequest,
): Effect.fn.Return<CheckoutDetails, Problem> {
  const details = yield* detailsOfOrder(order, expectedTotal, asked)
  const isGiven = token.trim() !== "" && token.length <= MAX_TOKEN && (choice ?? "").length <= MAX_CHOICE
  if (!isGiven) return yield* NOT_CHOSEN
  return {
    ...details,
    payment: {
      gatewayName,
      token: token.trim(),
      deviceData: deviceData?.slice(0, MAX_DEVICE_DATA),
      choice: choice ?? undefined,
    },
  }
})

/** The contents of an earlier order. `expected`: its total as the shopper saw it, in dollars. */
export const detailsOfOrder = Effect.fnUntraced(function* (
  { created, billingAddress, shippingAddress }: PlacedOrder,
  expected: number,
  { request, config }: Pick<PayAgainRequest, "request" | "config">,
): Effect.fn.Return<OrderDetails, Problem> {
  const expectedTotal = centsOf(expected)
  if (expectedTotal === undefined) return yield* NO_TOTAL
  if (billingAddress === null || shippingAddress === null) return yield* NOT_CHOSEN
  return {
    cartId: created.cartId ?? created.orderId,
    email: created.contact.email,
    billingAddress,
    shippingAddress,
    ...detailsOfRequest(request, config),
    expectedTotal,
    affiliate: created.affiliate,
    tracking: created.tracking,
    visits: {},
  }
})

const NO_TOTAL = new Problem({
  code: "BAD_REQUEST",
  message: "Please check the total of your order and confirm again. You have not been charged.",
})
const NOT_CHOSEN = new Problem({ code: "BAD_REQUEST", message: "Please choose how to pay again." })
