import type { Retention } from "../platform/postgres/retention.ts"

/** A session's refresh tokens go with it: as long as it may live, a used one must be known when it comes again. */
export const SIGN_IN_RETENTION: ReadonlyArray<Retention> = [
  { table: "account_session", endedAt: "expires_at", days: 30 },
  { table: "account_session", endedAt: "ended_at", days: 30 },
  { table: "account_code", endedAt: "expires_at", days: 30 },
  { table: "passkey_challenge", endedAt: "expires_at", days: 1 },
]
