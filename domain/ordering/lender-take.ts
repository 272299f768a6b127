import type { Cents } from "../shared/money.ts"
import type { PlacedOrder } from "./order-state.ts"

/**
 * What a lender keeps of the order's money, cents: known when it pays. An order that asked a lender and was paid another
 * way, or not yet, owes it nothing. Orders of old wrote down at their submission what the lender would keep.
 */
export const lenderTake = ({ lease, submitted }: Pick<PlacedOrder, "lease" | "submitted">): Cents => {
  if (lease === null) return submitted.lenderTake
  return lease.fundedAt === null ? 0 : (lease.lenderTake ?? submitted.lenderTake)
}
