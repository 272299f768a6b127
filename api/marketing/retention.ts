import type { Retention } from "../platform/postgres/retention.ts"

/** A click is told or given up within the hour; postbacks are books, and stay. */
export const MARKETING_RETENTION: ReadonlyArray<Retention> = [
  { table: "affiliate_click", endedAt: "ended_at", days: 7 },
]
