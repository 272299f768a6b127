import type { EventLogUnavailable } from "@voltread/domain/event.ts"
import type { OrderCommand } from "@voltread/domain/ordering/order-command.ts"
import type { PaymentDetails } from "@voltread/domain/ordering/order-event.ts"
import { totalsOf } from "@voltread/domain/ordering/order-item.ts"
import { hasMoved, isOpen } from "@voltread/domain/ordering/order-money.ts"
import type { OrderState, PlacedOrder } from "@voltread/domain/ordering/order-state.ts"
import { orderStatusFacts } from "@voltread/domain/ordering/order-status-table.ts"
import type { Rejection } from "@voltread/domain/shared/rejection.ts"
import { Effect, Result, Schedule } from "effect"
import { Streams } from "../aggregates/streams.ts"
import { CardGateway, SaleOutcome } from "../payments/card-gateway.ts"
import { unansweredMessage } from "../payments/card-messages.ts"
import { gatewayActor, record, requestedSale, saleStep } from "../payments/payment-step.ts"
import type { Intent } from "../platform/commands/aggregate.ts"
import type { TooMuchContention } from "../platform/commands/command-error.ts"
import { derivedId } from "../platform/commands/event-id.ts"
import type { CheckoutRequest } from "./checkout-request.ts"
import type { PlaceOrder } from "./place-order.ts"
import { retaxed } from "./pricing.ts"

export type PayFailure = Rejection | TooMuchContention | EventLogUnavailable

/** The order after an attempt to pay it, with that attempt. */
export interface PaidAttempt {
  readonly order: PlacedOrder
  readonly payment: PaymentDetails
  readonly revision: number
  readonly position: string
}

/** How long a shopper waits for an attempt that another request of theirs has begun. */
const PATIENCE = "15 seconds"

/**
 * Pays the order with the card of this checkout, placing it first where `place` says so.
 *
 * What is asked of the gateway is on record before it is asked, in the same append that places the order: whatever
 * happens afterwards, the reconciler finds the attempt and asks what became of it. The attempt's id follows from the
 * nonce, so the same submission sent twice is one attempt; the second one waits for its outcome.
 */
export const payOrder = (
  orderId: string,
  place: PlaceOrder | null,
  request: CheckoutRequest,
  intent: Intent,
): Effect.Effect<PaidAttempt, PayFailure, Streams | CardGateway> =>
  attemptToPay(orderId, place, request, intent, ATTEMPTS)

/** How often a shopper waits for another attempt of theirs to fail before this one's turn comes. */
const ATTEMPTS = 2

const attemptToPay = Effect.fnUntraced(function* (
  orderId: string,
  place: PlaceOrder | null,
  request: CheckoutRequest,
  intent: Intent,
  attemptsLeft: number,
): Effect.fn.Return<PaidAttempt, PayFailure, Streams | CardGateway> {
  const { orders } = yield* Streams
  const gateway = yield* CardGateway
  const plan = (state: OrderState) => beginning(orderId, state, place, request, gateway.name)
  const attempt = { ...intent, commandId: derivedId("pay", orderId, request.nonce) }
  const begin = orders.handle(orderId, plan, attempt)
  const begun = yield* Effect.result(
    place === null
      ? begin
      : orders.handleAt(orderId, { at: -1 }, plan, attempt).pipe(Effect.catchTag("StreamMoved", () => begin)),
  )
  if (Result.isSuccess(begun)) {
    const { state, events } = begun.success
    const payment = state._tag === "placed" ? state.payments.findLast(isSale) : undefined
    return events.length === 0 || payment === undefined
      ? ((yield* outcomeOfOther(orderId)) ?? (yield* Effect.fail(NOT_PLACED)))
      : yield* charge(orderId, payment, request, intent)
  }
  const refusal = begun.failure
  if (refusal._tag !== "Rejection" || refusal.code !== "not-allowed-now") return yield* Effect.fail(refusal)
  const other = yield* outcomeOfOther(orderId)
  if (other !== null && (hasMoved(other.payment) || isOpen(other.payment))) return other
  return attemptsLeft > 1 && other !== null && orderStatusFacts(other.order.status)?.awaitsPayment === true
    ? yield* attemptToPay(orderId, place, request, intent, attemptsLeft - 1)
    : yield* Effect.fail(refusal)
})

const isSale = (payment: PaymentDetails): boolean => payment.kind === "sale"

const beginning = (
  orderId: string,
  state: OrderState,
  place: PlaceOrder | null,
  request: CheckoutRequest,
  gatewayName: string,
): ReadonlyArray<OrderCommand> => {
  if (state._tag !== "placed") {
    if (place === null) return []
    const amount = totalsOf(place.items).total
    return [place, record(requestedSale(paymentIdOf(orderId, 1), amount, gatewayName))]
  }
  const attempts = state.payments.filter(isSale).length
  const { lines, totals } = retaxed(state, request.shippingAddress.state)
  const taxes = lines.flatMap((line): ReadonlyArray<OrderCommand> => {
    const before = state.lines.find(({ itemId }) => itemId === line.itemId)
    return before?.tax === line.tax
      ? []
      : [
          {
            type: "UpdateItem",
            itemId: line.itemId,
            change: { tax: line.tax },
            reason: "delivered elsewhere",
          },
        ]
  })
  return [
    { type: "UpdateBillingAddress", address: request.billingAddress },
    { type: "UpdateShippingAddress", address: request.shippingAddress },
    ...taxes,
    record(requestedSale(paymentIdOf(orderId, attempts + 1), totals.total, gatewayName)),
  ]
}

export const paymentIdOf = (orderId: string, attempt: number): string => `${orderId}:pay:${attempt}`

/** Asks the gateway and records what it answers. */
const charge = Effect.fnUntraced(function* (
  orderId: string,
  payment: PaymentDetails,
  request: CheckoutRequest,
  intent: Intent,
) {
  const gateway = yield* CardGateway
  const outcome = yield* gateway
    .sale({
      orderId,
      paymentId: payment.paymentId,
      amount: payment.amount,
      nonce: request.nonce,
      ...(request.deviceData === undefined ? {} : { deviceData: request.deviceData }),
    })
    .pipe(
      // Both say that the call was not carried out.
      Effect.catchTags({
        GatewayUnavailable: () => Effect.succeed(notCharged("gateway-unavailable")),
        GatewayMisconfigured: ({ operation, reason }) =>
          Effect.logError(`The card gateway refuses us: ${operation}, ${reason}`).pipe(
            Effect.annotateLogs({ alert: "card-gateway-misconfigured" }),
            Effect.as(notCharged("gateway-refused")),
          ),
      }),
    )
  const step = saleStep(payment, outcome)
  const { orders } = yield* Streams
  const { state, revision, position } = yield* orders.handle(orderId, () => [record(step)], {
    commandId: derivedId("outcome", step.paymentId, step.result),
    correlationId: intent.correlationId,
    actor: gatewayActor(gateway.name),
    now: new Date().toISOString(),
  })
  return state._tag === "placed"
    ? { order: state, payment: step, revision, position }
    : yield* Effect.die(new Error(`order ${orderId} was paid but not placed`))
})

const notCharged = (code: string): SaleOutcome =>
  SaleOutcome.Invalid({
    code,
    field: null,
    message:
      "We cannot take card payments right now, and you have not been charged. Please try again in a few minutes.",
  })

/** What another request's attempt to pay this order came to, after waiting for it; null when there is none. */
const outcomeOfOther = Effect.fnUntraced(function* (
  orderId: string,
): Effect.fn.Return<PaidAttempt | null, EventLogUnavailable, Streams> {
  const { orders } = yield* Streams
  yield* orders.load(orderId).pipe(
    Effect.repeat({
      until: ({ state }) =>
        state._tag === "placed" && !state.payments.some((each) => isSale(each) && isOpen(each)),
      schedule: Schedule.spaced("50 millis"),
    }),
    Effect.timeoutOption(PATIENCE),
  )
  const { state, revision, position } = yield* orders.load(orderId)
  if (state._tag !== "placed") return null
  const payment =
    state.payments.find((each) => isSale(each) && hasMoved(each)) ?? state.payments.findLast(isSale)
  return payment === undefined ? null : { order: state, payment, revision, position }
})

const NOT_PLACED: Rejection = {
  _tag: "Rejection",
  code: "not-allowed-now",
  message: "Your order is being placed. Please try again in a moment.",
}

/** What to tell the shopper of an attempt that brought no money. */
export const paymentMessage = (payment: PaymentDetails): string =>
  payment.message ??
  (isOpen(payment) ? unansweredMessage : "Your payment did not go through. Try another card.")
