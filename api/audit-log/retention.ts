import type { Retention } from "../platform/postgres/retention.ts"

/**
 * Seven years: as long as the books that these acts changed (refunds, payouts, affiliate terms) must be explainable.
 * Failed log-ins are caused by strangers, too, and are of use only while somebody investigates them.
 */
export const AUDIT_LOG_RETENTION: ReadonlyArray<Retention> = [
  { table: "staff_action", endedAt: "at", days: 7 * 365 },
  { table: "staff_action", endedAt: "at", days: 365, where: "action = 'log-in' and outcome = 'refused'" },
]
