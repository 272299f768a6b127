import type { Cents } from "../shared/money.ts"
import { paidOtherwise } from "./order-money.ts"
import { type OrderFacts, orderTotals, type PlacedOrder } from "./order-state.ts"

type LeasedOrder = Pick<PlacedOrder, "lease">

/** Cents that the shopper has agreed to pay by card, so that an approval below the order's total covers the rest. */
export const agreedDownPayment = ({ lease }: LeasedOrder): Cents =>
  lease?.statusName === "APPROVED" ? (lease.downPayment ?? 0) : 0

/** Cents that the next payment of an order must bring: all of `total` except what a lender has agreed to pay. */
export const amountDue = (order: PlacedOrder, total: Cents = orderTotals(order).total): Cents => {
  const agreed = agreedDownPayment(order)
  return agreed > 0 && paidOtherwise(order) === 0 ? Math.min(agreed, total) : total
}

/** Cents of the order that remain for a lender to pay. */
export const toFinance = (order: Pick<OrderFacts, "lines" | "payments">): Cents =>
  Math.max(0, orderTotals(order).total - paidOtherwise(order))
