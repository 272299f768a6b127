import type { Retention } from "../../platform/postgres/retention.ts"

/** By then the attempt is decided, or counts as one whose gateway cannot be reached. */
export const KLARNA_RETENTION: ReadonlyArray<Retention> = [
  { table: "klarna_attempt", endedAt: "asked_at", days: 3 },
]
