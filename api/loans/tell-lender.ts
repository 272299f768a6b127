import type { LoanApplication } from "@voltread/domain/loans/application-state.ts"
import type { LenderRecord } from "@voltread/domain/loans/lender-record.ts"
import { toFinance } from "@voltread/domain/ordering/down-payment.ts"
import { paidOtherwise } from "@voltread/domain/ordering/order-money.ts"
import type { OrderLine, PlacedOrder } from "@voltread/domain/ordering/order-state.ts"
import { orderTotals } from "@voltread/domain/ordering/order-state.ts"
import { contractLines, type LenderDuty } from "@voltread/domain/processes/lender-duties.ts"
import type { Effect } from "effect"
import { derivedId } from "../platform/commands/event-id.ts"
import type { GatewayError } from "../platform/gateway-error.ts"
import type { Lender, LenderCart, LenderOutcome } from "./lender.ts"

/**
 * Carries out a duty at the lender. The request id derives from the duty and the state of the application, so that the
 * lender carries a repetition out once. `now`: UTC instant.
 */
export const tellLender = (
  lender: Lender,
  { contracts, initiated }: LoanApplication,
  record: LenderRecord,
  duty: LenderDuty,
  now: string,
): Effect.Effect<LenderOutcome, GatewayError> => {
  const { reference } = record
  const requestId = (...what: ReadonlyArray<unknown>) =>
    derivedId("lender", duty._tag, initiated.loanId, JSON.stringify(what))
  switch (duty._tag) {
    case "Cancel":
      return lender.cancel(reference, { requestId: requestId(), reason: duty.reason })
    case "DrawUp": {
      const cart = cartOf(duty.order)
      return lender.drawUp(reference, {
        requestId: requestId(cart, record.contract?.details.leaseId, contracts),
        ...cart,
      })
    }
    case "Reduce":
      return lender.reduce(reference, {
        requestId: requestId(duty.amount, duty.units, record.contract?.details.leaseId),
        amount: duty.amount,
        units: duty.units,
      })
    case "Deliver":
      return lender.deliver(reference, {
        requestId: requestId(duty.units, record.delivered),
        units: duty.units,
        deliveredAt: now,
      })
    case "Return":
      return lender.takeBack(reference, {
        requestId: requestId(duty.units, record.returned),
        units: duty.units,
      })
  }
}

/** What the contract is for: every line that counts, as it was priced. */
const cartOf = (order: PlacedOrder): LenderCart => {
  const { discount, shippingCost, tax } = orderTotals(order)
  return {
    items: contractLines(order).map(itemOf),
    discount,
    shipping: shippingCost,
    tax,
    downPayment: paidOtherwise(order),
    total: toFinance(order),
  }
}

const itemOf = ({ itemId, name, price, quantity, sku }: OrderLine): LenderCart["items"][number] => ({
  itemId,
  name,
  sku,
  quantity,
  unitPrice: price,
})
