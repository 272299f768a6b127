import type { Retention } from "../platform/postgres/retention.ts"

/** No order is reminded of two weeks after it was made. */
export const ORDER_RETENTION: ReadonlyArray<Retention> = [
  { table: "payment_reminder", endedAt: "created_at", days: 30 },
]
