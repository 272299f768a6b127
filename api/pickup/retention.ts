import type { Retention } from "../platform/postgres/retention.ts"

/** Longer than any store keeps items; a later hand-over gets a new code. */
export const PICKUP_RETENTION: ReadonlyArray<Retention> = [
  { table: "pickup_code", endedAt: "created_at", days: 365 },
]
