import { orderStatusFacts } from "@voltread/domain/ordering/order-status-table.ts"

/** What happens to an order's money when it is sent to another state, in words for staff. */
export const moneyOfAnotherState = (status: string): string => {
  if (orderStatusFacts(status)?.mayBeCharged !== true)
    return "Prices, sales tax, and shipping stay as they were ordered."
  const recalculated = "In another state, sales tax and shipping are recalculated. Prices stay the same."
  switch (status) {
    case "LOAN_IN_PROCESS":
      return `${recalculated} The lender decides about the new total.`
    case "PENDING_ESIGNATURE":
      return `${recalculated} The lender draws up a new contract for the new total.`
    default:
      return `${recalculated} The customer owes the new total.`
  }
}
