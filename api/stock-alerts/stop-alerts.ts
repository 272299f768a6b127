import { timingSafeEqual } from "node:crypto"
import { Effect } from "effect"
import { Cryptography } from "../platform/cryptography.ts"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, execute } from "../platform/postgres/query.ts"

/** The unsubscribe link for all alerts of an address. It names an alert, not the address, since logs keep URLs. */
export const stopPath = (alertId: string): Effect.Effect<string, never, Cryptography> =>
  Cryptography.use(({ hmac }) =>
    Effect.succeed(
      `/api/stock-alerts/stop?alert=${alertId}&signature=${hmac("codes", "stock-alert", alertId).toString("base64url")}`,
    ),
  )

/** `gone`: the alert that would tell the address has ended, perhaps by this link. */
type Stopped = "stopped" | "gone" | "forged"

/** Ends all alerts of the address of this one. */
export const stopAlerts = Effect.fnUntraced(function* (
  alertId: string,
  signature: string,
): Effect.fn.Return<Stopped, DatabaseError, Database | Cryptography> {
  const { hmac } = yield* Cryptography
  const ours = hmac("codes", "stock-alert", alertId)
  const given = Buffer.from(signature, "base64url")
  if (given.length !== ours.length || !timingSafeEqual(given, ours)) return "forged"
  const stopped = yield* execute({
    text: "delete from stock_alert where email = (select email from stock_alert where alert_id = $1)",
    values: [alertId],
  })
  return stopped > 0 ? "stopped" : "gone"
})
