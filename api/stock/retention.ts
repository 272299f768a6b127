import type { Retention } from "../platform/postgres/retention.ts"

/**
 * Released reservations belong to carts too old to be paid. Sold ones are kept two years, since units of them may be
 * returned to stock. Lines are deleted with their reservation.
 */
export const STOCK_RETENTION: ReadonlyArray<Retention> = [
  { table: "stock_reservation", endedAt: "touched_at", days: 30, where: "state = 'released'" },
  { table: "stock_reservation", endedAt: "touched_at", days: 730, where: "state = 'kept'" },
]
