import { accept, type Decision, refuse, unchanged } from "../shared/decision.ts"
import { inDollars } from "../shared/dollars.ts"
import { missingMoney } from "./order-balance.ts"
import type { CommandOf } from "./order-command.ts"
import type { OrderEvent, PaymentDetails } from "./order-event.ts"
import { paymentOf } from "./order-money.ts"
import type { Order } from "./order-state.ts"
import { isIncoming } from "./payment-result.ts"

/**
 * Staff give up money that is missing: a bank took it back, or it never came. No money moves, so the books of gateways
 * and what the order was sold for stay as they are. Only all of it is given up, as staff saw it: more may be missing by now.
 */
export const writeOff = (
  order: Order,
  { writeOffId, amount, reason }: CommandOf<"WriteOff">,
): Decision<OrderEvent> => {
  const known = paymentOf(order, writeOffId)
  if (known !== undefined)
    return known.kind === "write-off" && known.amount === amount
      ? unchanged
      : refuse("already-exists", "This write-off is known with other content.")
  const missing = missingMoney(order)
  if (missing === 0) return refuse("not-allowed-now", "No money of this order is missing.")
  if (amount !== missing)
    return refuse("not-allowed-now", `${inDollars(missing)} is missing now. Please check the order again.`)
  const payment: PaymentDetails = {
    ...reportedUnder(order),
    paymentId: writeOffId,
    kind: "write-off",
    result: "succeeded",
    transactionId: null,
    paymentUrl: null,
    amount,
    refersTo: null,
    secondaryLeaseId: null,
    approvedLeaseAmount: null,
    code: null,
    message: reason,
  }
  return accept([{ type: "OrderPaymentDetailsUpdated", data: { payment } }])
}

/** Where the money was to come from. */
const reportedUnder = ({
  payments,
  lease,
}: Order): Pick<PaymentDetails, "gatewayType" | "gatewayName" | "card"> => {
  const last = payments.findLast(isIncoming)
  if (last !== undefined)
    return { gatewayType: last.gatewayType, gatewayName: last.gatewayName, card: last.card }
  return lease === null
    ? { gatewayType: "CARD", gatewayName: "none", card: null }
    : { gatewayType: "LEASE", gatewayName: lease.lender, card: null }
}
