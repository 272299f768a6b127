import type { Retention } from "../platform/postgres/retention.ts"

/** Long enough for people who refer to an earlier message. A thread that the customer never answered ends, too. */
export const CONTACT_RETENTION: ReadonlyArray<Retention> = [
  { table: "contact_request", endedAt: "answered_at", days: 730 },
  { table: "contact_request", endedAt: "created_at", days: 1_095, where: "status = 'waiting'" },
]
