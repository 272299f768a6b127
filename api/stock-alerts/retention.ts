import type { Retention } from "../platform/postgres/retention.ts"

/** An alert ends after a year. A mailed one ends a year after its mail, so that the unsubscribe link works until then. */
export const STOCK_ALERT_RETENTION: ReadonlyArray<Retention> = [
  { table: "stock_alert", endedAt: "requested_at", days: 365, where: "mailed_at is null" },
  { table: "stock_alert", endedAt: "mailed_at", days: 365 },
]
