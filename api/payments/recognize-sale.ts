import { saleOfUnknownOutcome } from "@voltread/domain/ordering/order-money.ts"
import { processorLabel } from "@voltread/domain/ordering/processor-label.ts"
import { Effect } from "effect"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import { PaymentGateways } from "./payment-gateways.ts"
import { stepToRecord } from "./payment-step.ts"
import { record } from "./requested-payment.ts"

/**
 * Staff have found at the gateway what became of a payment of unknown outcome, and name the transaction; the gateway is
 * asked about it, and only what it says counts. Answers the command that records it, or in words why there is none.
 */
export const recognizeSale = Effect.fnUntraced(function* (orderId: string, transactionId: string) {
  const { orders } = yield* CommandHandlers
  const { state } = yield* orders.load(orderId)
  const payment = state._tag === "placed" ? saleOfUnknownOutcome(state) : undefined
  if (state._tag !== "placed" || payment === undefined)
    return "The outcome of every payment of this order is known."
  const { amount, gatewayName, paymentId } = payment
  const label = processorLabel(gatewayName)
  const { find } = yield* PaymentGateways
  const lostPayments = find(gatewayName)?.lostPayments
  if (lostPayments === undefined) return `${label} is not set up in this shop.`
  const found = yield* Effect.result(lostPayments.recognize(transactionId, { orderId, paymentId, amount }))
  if (found._tag === "Failure") return `${label} does not answer at the moment. Please try again later.`
  if (found.success === undefined)
    return `${label} has no such order for this one and its amount. Please check the number.`
  const step = stepToRecord(state, payment, found.success)
  return step === undefined
    ? `${label} is still reviewing this payment. The order follows by itself once that is over.`
    : record(step)
})
