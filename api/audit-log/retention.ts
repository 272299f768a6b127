import type { Retention } from "../platform/postgres/retention.ts"

/**
 * Seven years: as long as the books that staff's acts changed (refunds, payouts, terms of affiliates) have to be explained.
 * Refused log-ins are written by strangers too, and are of use only while somebody looks into them.
 */
export const AUDIT_LOG_RETENTION: ReadonlyArray<Retention> = [
  { table: "staff_action", endedAt: "at", days: 7 * 365 },
  { table: "staff_action", endedAt: "at", days: 365, where: "action = 'log-in' and outcome = 'refused'" },
]
