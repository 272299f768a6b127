import type { Retention } from "../platform/postgres/retention.ts"

/** Used refresh tokens are kept as long as their session: one that is used again must be recognized as stolen. */
export const SIGN_IN_RETENTION: ReadonlyArray<Retention> = [
  { table: "account_session", endedAt: "expires_at", days: 30 },
  { table: "account_session", endedAt: "ended_at", days: 30 },
  { table: "account_code", endedAt: "expires_at", days: 30 },
  { table: "registration", endedAt: "created_at", days: 1 },
  { table: "passkey_challenge", endedAt: "expires_at", days: 1 },
]
