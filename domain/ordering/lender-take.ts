import { allocate, type Cents } from "../shared/money.ts"
import { keptValueOf } from "./affiliate-take.ts"
import { refundedAmount } from "./order-money.ts"
import { type Order, type PlacedOrder, soldUnits } from "./order-state.ts"
import { hasMoved } from "./payment-result.ts"

type Leased = Pick<PlacedOrder, "lease" | "submitted" | "payments">

/**
 * What a lender keeps of the order's money, in cents: known when it pays. Zero for an order that applied to a lender
 * and was paid another way or not yet, and for one whose lender got all of its money back. Old orders recorded at their
 * submission what the lender would keep.
 */
export const lenderTake = (order: Leased): Cents => {
  const { lease, submitted } = order
  if (lease === null) return submitted.lenderTake
  return lease.fundedAt === null || hasAllBack(order) ? 0 : (lease.lenderTake ?? submitted.lenderTake)
}

/** A line's share of what a lender keeps, in cents, and the units that it was kept for. */
export interface LenderShare {
  readonly take: Cents
  readonly units: number
}

/** The shares by item id: of the units that were neither canceled nor returned when the lender paid. */
export type LenderShares = Readonly<Record<string, LenderShare>>

/** The shares after a change of the order, given those before it. */
export const lenderShares = (before: Order | undefined, after: Order, known: LenderShares): LenderShares => {
  const take = takeOf(after)
  if (take === takeOf(before)) return known
  const takes = allocate(take, after.lines.map(keptValueOf))
  return Object.fromEntries(
    after.lines.flatMap((line, index): ReadonlyArray<readonly [string, LenderShare]> => {
      const units = soldUnits(line)
      return units === 0 ? [] : [[line.itemId, { take: takes[index] ?? 0, units }]]
    }),
  )
}

const takeOf = (order: Order | undefined): Cents => (order?._tag === "placed" ? lenderTake(order) : 0)

const hasAllBack = (order: Leased): boolean => {
  const paid = order.payments.filter((payment) => payment.kind === "lease" && hasMoved(payment))
  return paid.length > 0 && paid.every(({ paymentId, amount }) => refundedAmount(order, paymentId) >= amount)
}
