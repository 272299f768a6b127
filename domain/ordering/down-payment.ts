import { TERMS_OF_2026 } from "../shared/loan-terms.ts"
import type { Cents } from "../shared/money.ts"
import { type Financed, type WaysToFit, waysToFit } from "./kept-units.ts"
import type { LeaseDetails } from "./order-event.ts"
import { totalsOf } from "./order-item.ts"
import { held, paidOtherwise } from "./order-money.ts"
import { liveLines, type Order, type OrderFacts, orderTotals } from "./order-state.ts"

type LeasedOrder = Pick<Order, "lease">

/** Cents that the lender does not pay: the shopper has agreed to, since the approval is below the order's total. */
export const agreedDownPayment = ({ lease }: LeasedOrder): Cents =>
  lease?.statusName === "APPROVED" ? (lease.downPayment ?? 0) : 0

/**
 * Cents that the next payment of an order must bring: all of `total` except what a lender has agreed to pay and what has
 * come already. What was paid beside a lease goes back where the order is paid another way.
 */
export const amountDue = (order: Order, total: Cents = orderTotals(order).total): Cents => {
  const besideLease = Math.min(agreedDownPayment(order), total) - paidOtherwise(order)
  if (besideLease > 0) return besideLease
  const isForAll = order.lease?.downPayment !== undefined || held(order) >= total
  return isForAll ? total : total - held(order)
}

/** The next payment is for a part of the order: what a lease does not cover, or what is left to pay. */
export const isPartDue = (order: Order): boolean => amountDue(order) < orderTotals(order).total

/** The least that the lender of an order finances. Cents. */
export const smallestAmount = (lease: Pick<LeaseDetails, "product" | "smallestAmount">): Cents =>
  lease.smallestAmount ?? TERMS_OF_2026[lease.product].cheapest

/** How the order can keep an approval that is below its total. */
export const waysToFitOrder = (
  order: Pick<OrderFacts, "lines" | "payments">,
  financed: Financed,
): WaysToFit =>
  waysToFit(
    liveLines(order).map((line) => ({ quantity: line.quantity, total: totalsOf([line]).total })),
    financed,
    paidOtherwise(order),
  )

/** Cents of the order that remain for a lender to pay. */
export const toFinance = (order: Pick<OrderFacts, "lines" | "payments">): Cents =>
  Math.max(0, orderTotals(order).total - paidOtherwise(order))
