import type { PaymentDetails } from "@voltread/domain/ordering/order-event.ts"
import { givingBack, refundable, unsent } from "@voltread/domain/ordering/order-money.ts"
import type { PlacedOrder } from "@voltread/domain/ordering/order-state.ts"
import { isOpen } from "@voltread/domain/ordering/payment-result.ts"
import { Effect } from "effect"
import type { GatewayError } from "../platform/gateway-error.ts"
import { afterCapture, captureDue, isNews } from "./capture-sent.ts"
import type { GatewayTransaction } from "./gateway-transaction.ts"
import type { PaymentGateway } from "./payment-gateway.ts"
import { gatewayNamed, type PaymentGateways } from "./payment-gateways.ts"
import { stepToRecord } from "./payment-step.ts"
import { SETTLES_WITHIN } from "./payment-work.ts"

/** Milliseconds: a reservation is extended if it would expire before the next look-ups. */
const ENDS_SOON = 4 * 86_400_000

/**
 * The state at the gateway of money that has moved but has not settled: its next step, `wait`, or `over` when nothing
 * more can be learned. Webhooks may never come; this asks once a day.
 */
export const lookAtSettlement = Effect.fnUntraced(function* (
  order: PlacedOrder,
  payment: PaymentDetails,
  { ageMs, now }: { readonly ageMs: number; readonly now: number },
): Effect.fn.Return<PaymentDetails | "wait" | "over", GatewayError, PaymentGateways> {
  if (payment.result !== "succeeded" || payment.transactionId === null) return "over"
  const gateway = yield* gatewayNamed(payment.gatewayName)
  const transaction = yield* gateway.find(payment.transactionId)
  // A canceled payment was returned by the sale itself, and not every gateway finds its refunds by id.
  if (transaction?.kind !== payment.kind) return "over"
  if (payment.kind === "sale" && isGivenBack(order, payment)) return "over"
  const latest =
    gateway.capturesWhenSent === true
      ? yield* afterCapture(order, transaction, yield* captureDue(order, payment, transaction, gateway))
      : transaction
  const step = stepToRecord(order, payment, latest)
  if (step !== undefined && isNews(payment, step)) return step
  if (unsent(order) > 0 && endsSoon(latest, now)) yield* extendReservation(payment, latest, gateway)
  if (ageMs < SETTLES_WITHIN) return "wait"
  yield* Effect.logError("Money has moved and never settled").pipe(
    Effect.annotateLogs({ alert: "never-settled", paymentId: payment.paymentId, status: latest.status }),
  )
  return "over"
})

/** An open refund may still fail, and then its money counts as the store's. */
const isGivenBack = (order: PlacedOrder, sale: PaymentDetails): boolean =>
  refundable(order, sale) === 0 && !givingBack(order, sale.paymentId).some(isOpen)

const endsSoon = ({ expiresAt }: GatewayTransaction, now: number): boolean =>
  expiresAt !== undefined && Date.parse(expiresAt) - now <= ENDS_SOON

/** For items that take longer to ship than the reservation lasts. */
const extendReservation = Effect.fnUntraced(function* (
  { paymentId }: PaymentDetails,
  { expiresAt, id }: GatewayTransaction,
  gateway: PaymentGateway,
): Effect.fn.Return<void, GatewayError> {
  if (gateway.extend === undefined) return
  const extended = yield* gateway.extend(id, { requestId: `${paymentId}:extend:${expiresAt}` })
  if (extended._tag === "Done") return
  yield* Effect.logWarning(`A reservation is not extended: ${extended._tag}`).pipe(
    Effect.annotateLogs({ alert: "reservation-ends", paymentId }),
  )
})
