import type { Retention } from "../platform/postgres/retention.ts"

/** Nobody waits longer than a year; until then the link that ends it works. */
export const STOCK_ALERT_RETENTION: ReadonlyArray<Retention> = [
  { table: "stock_alert", endedAt: "requested_at", days: 365 },
]
