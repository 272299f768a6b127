import type { Retention } from "../platform/postgres/retention.ts"

/** A click is reported or given up within an hour. Postbacks are accounting records and are kept. */
export const MARKETING_RETENTION: ReadonlyArray<Retention> = [
  { table: "affiliate_click", endedAt: "ended_at", days: 7 },
]
