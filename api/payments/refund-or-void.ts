import type { PaymentDetails } from "@voltread/domain/ordering/order-event.ts"
import { DISPUTE_LOST, givingBack, paymentOf, unsent } from "@voltread/domain/ordering/order-money.ts"
import type { PlacedOrder } from "@voltread/domain/ordering/order-state.ts"
import { hasMoved } from "@voltread/domain/ordering/payment-result.ts"
import { type Cents, sum } from "@voltread/domain/shared/money.ts"
import { Effect } from "effect"
import type { GatewayError } from "../platform/gateway-error.ts"
import type { GatewayTransaction } from "./gateway-transaction.ts"
import { ActionOutcome, type PaymentGateway } from "./payment-gateway.ts"
import { gatewayNamed, type PaymentGateways } from "./payment-gateways.ts"
import { GIVEN_BACK_BY_BANK } from "./payment-step.ts"

/**
 * Carries out a requested refund: returns its next step, or undefined while it must wait, as until a bank has decided
 * about the payment. The refund's id is the idempotency key, so that asking again refunds once.
 */
export const refundOrVoid = Effect.fnUntraced(function* (
  order: PlacedOrder,
  refund: PaymentDetails,
): Effect.fn.Return<PaymentDetails | undefined, GatewayError, PaymentGateways> {
  const payment = refund.refersTo === null ? undefined : paymentOf(order, refund.refersTo)
  if (payment === undefined || payment.transactionId === null) {
    return failed(refund, "unknown-payment", "The payment to refund has no transaction.")
  }
  const gateway = yield* gatewayNamed(payment.gatewayName)
  const sale = yield* gateway.find(payment.transactionId)
  if (sale === undefined)
    return failed(refund, "unknown-transaction", "The payment provider has no record of this payment.")
  if ((sale.disputed ?? 0) > 0) return undefined
  // One without an answer may have been made before.
  if (refund.result === "requested" && refund.amount > leftByBank(order, payment, sale))
    return givenBackByBank(refund)
  const action = yield* takeBack(gateway, sale, refund, unsent(order))
  switch (action._tag) {
    case "Done":
      return { ...refund, result: "succeeded", transactionId: action.transaction.id }
    case "NotYet":
      return undefined
    case "Refused":
      return failed(refund, action.code, action.message)
    case "Unanswered":
      return { ...refund, result: "unanswered" }
    case "ByHand":
      return { ...refund, result: "started", message: action.message }
  }
})

/**
 * Cancels or refunds, depending on the payment's current state. If the gateway refuses because that has changed
 * meanwhile, the payment is looked up again: once it begins to settle, it can no longer be canceled, only refunded.
 */
const takeBack = Effect.fnUntraced(function* (
  gateway: PaymentGateway,
  sale: GatewayTransaction,
  refund: PaymentDetails,
  unsentAmount: Cents,
): Effect.fn.Return<ActionOutcome, GatewayError> {
  const action = yield* actionFor(gateway, sale, refund, unsentAmount)
  if (action._tag !== "Refused") return action
  const now = yield* gateway.find(sale.id)
  return now === undefined || now.status === sale.status
    ? action
    : yield* actionFor(gateway, now, refund, unsentAmount)
})

/**
 * A payment that has not begun to settle is canceled, which costs nothing, if all of it is refunded. A partial refund
 * waits for settlement, unless the gateway captures at shipment: then that part may never be captured at all.
 */
const actionFor = (
  gateway: PaymentGateway,
  sale: GatewayTransaction,
  refund: PaymentDetails,
  unsentAmount: Cents,
): Effect.Effect<ActionOutcome, GatewayError> => {
  const requestId = refund.paymentId
  const giveBackNow = () =>
    gateway.refund(sale.id, { requestId, amount: refund.amount, unsent: unsentAmount })
  switch (sale.status) {
    case "authorized":
    case "submitted":
      if (refund.amount === sale.amount) {
        // Another key than a refund's: after a refused cancellation a refund is requested next.
        return gateway.cancel(sale.id, { requestId: `${requestId}:void` })
      }
      return gateway.capturesWhenSent === true ? giveBackNow() : Effect.succeed(NOT_SETTLED)
    case "settled":
    case "settling":
      return giveBackNow()
    case "voided":
      // The store's own cancellation, whose answer was lost: the money never left the shopper.
      return Effect.succeed(ActionOutcome.Done({ transaction: sale }))
    case "waiting":
    case "authorizing":
    case "reviewing":
    case "settlement-pending":
      return Effect.succeed(NOT_SETTLED)
    case "settlement-declined":
    case "declined":
    case "rejected":
    case "failed":
    case "expired":
      return Effect.succeed(
        ActionOutcome.Refused({ code: sale.status, message: "The payment itself did not go through." }),
      )
  }
}

const NOT_SETTLED = ActionOutcome.NotYet({ message: "The payment has not settled." })

/** Who gets a payment back from their bank must not get it from the shop, too. */
const leftByBank = (order: PlacedOrder, { paymentId }: PaymentDetails, sale: GatewayTransaction): Cents => {
  if (sale.chargedBack === undefined) return sale.amount
  const made = givingBack(order, paymentId).filter((each) => each.kind === "refund" && hasMoved(each))
  return sale.amount - sale.chargedBack - sum(made.map(({ amount }) => amount))
}

/** The refund that is not made, since the customer has won a dispute about its money. */
export const givenBackByBank = (refund: PaymentDetails): PaymentDetails =>
  failed(refund, DISPUTE_LOST, GIVEN_BACK_BY_BANK)

const failed = (refund: PaymentDetails, code: string, message: string): PaymentDetails => ({
  ...refund,
  result: "failed",
  code,
  message,
})
