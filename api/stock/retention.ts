import type { Retention } from "../platform/postgres/retention.ts"

/**
 * An order without a reservation is never given one by itself, so a released one is kept for as long as a lender's
 * approval or contract may still be signed. Sold ones are kept two years, since units of them may be returned to stock.
 * Lines are deleted with their reservation.
 */
export const STOCK_RETENTION: ReadonlyArray<Retention> = [
  { table: "stock_reservation", endedAt: "touched_at", days: 180, where: "state = 'released'" },
  { table: "stock_reservation", endedAt: "touched_at", days: 730, where: "state = 'kept'" },
]
