import type { Retention } from "../platform/postgres/retention.ts"

/** An alert ends after a year; its unsubscribe link works until then. */
export const STOCK_ALERT_RETENTION: ReadonlyArray<Retention> = [
  { table: "stock_alert", endedAt: "requested_at", days: 365 },
]
