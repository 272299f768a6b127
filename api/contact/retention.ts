import type { Retention } from "../platform/postgres/retention.ts"

/** Long enough for whoever comes back to what was said; answers go with the message. Who never answered us is done, too. */
export const CONTACT_RETENTION: ReadonlyArray<Retention> = [
  { table: "contact_request", endedAt: "answered_at", days: 730 },
  { table: "contact_request", endedAt: "created_at", days: 1_095, where: "status = 'waiting'" },
]
