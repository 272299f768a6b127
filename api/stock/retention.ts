import type { Retention } from "../platform/postgres/retention.ts"

/**
 * Given back: nobody can ask for the units of so old a cart any more. Sold: nothing is given back after two years. Lines
 * go with their reservation.
 */
export const STOCK_RETENTION: ReadonlyArray<Retention> = [
  { table: "stock_reservation", endedAt: "touched_at", days: 30, where: "state = 'released'" },
  { table: "stock_reservation", endedAt: "touched_at", days: 730, where: "state = 'kept'" },
]
