import type { Retention } from "../platform/postgres/retention.ts"

/** Gateways repeat a message for some days; disputes about its content come within weeks. */
export const PAYMENT_RETENTION: ReadonlyArray<Retention> = [
  { table: "gateway_message", endedAt: "processed_at", days: 90 },
  // No gateway's form can be confirmed for longer.
  { table: "begun_payment", endedAt: "begun_at", days: 3 },
]
