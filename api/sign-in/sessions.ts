import { randomUUID } from "node:crypto"
import { Effect, Schema } from "effect"
import type pg from "pg"
import { type Account, accountRole, findAccount } from "../accounts/accounts.ts"
import { announceAccount, type SessionEnd } from "../accounts/signals.ts"
import type { Database } from "../platform/postgres/pool.ts"
import {
  type DatabaseError,
  execute,
  executeOn,
  rows,
  rowsOn,
  transaction,
} from "../platform/postgres/query.ts"
import { SESSION_DAYS, type TokenIssuer, type Tokens, tokenHash } from "./tokens.ts"

export const startSession = Effect.fnUntraced(function* (
  account: Account,
  issuer: TokenIssuer,
): Effect.fn.Return<Tokens, DatabaseError, Database> {
  const sessionId = randomUUID()
  const tokens = yield* Effect.promise(() => issuer.issue(account, sessionId))
  yield* execute({
    text: `with started as (
             insert into account_session (session_id, username, expires_at)
             values ($1, $2, now() + make_interval(days => $4)) returning session_id
           )
           insert into refresh_token (token_hash, session_id) select $3, session_id from started`,
    values: [sessionId, account.username, tokenHash(tokens.refreshToken), SESSION_DAYS],
  })
  return tokens
})

/** Reuse of a refresh token within this time is not theft: two tabs may refresh concurrently. */
const GRACE_SECONDS = 10

/**
 * Refresh token rotation: exchanges a token once. Reuse of an old token ends the session, since it was probably stolen.
 * Null for an invalid token.
 */
export const refreshSession = Effect.fnUntraced(function* (
  username: string,
  refreshToken: string,
  issuer: TokenIssuer,
): Effect.fn.Return<{ readonly account: Account; readonly tokens: Tokens } | null, DatabaseError, Database> {
  const claims = yield* Effect.promise(() => issuer.readRefresh(refreshToken))
  if (claims === undefined || claims.username !== username) return null
  const account = yield* findAccount(username)
  if (account === null || !account.isActive) return null
  const tokens = yield* Effect.promise(() => issuer.issue(account, claims.sessionId))
  const outcome = yield* exchange(claims.sessionId, refreshToken, tokens.refreshToken)
  if (outcome === "reused") yield* endSession(claims.sessionId, "reuse")
  return outcome === "exchanged" ? { account, tokens } : null
})

const exchange = (sessionId: string, old: string, next: string) =>
  transaction((client) =>
    Effect.gen(function* () {
      const [found] = yield* rowsOn(
        client,
        Schema.Struct({ used_before: Schema.Boolean, is_open: Schema.Boolean }),
        {
          text: `select coalesce(t.used_at < now() - make_interval(secs => $3), false) as used_before,
                      s.ended_at is null and s.expires_at > now() as is_open
               from refresh_token t join account_session s using (session_id)
               where t.token_hash = $1 and t.session_id = $2 for update`,
          values: [tokenHash(old), sessionId, GRACE_SECONDS],
        },
      )
      if (found === undefined || !found.is_open) return "refused" as const
      if (found.used_before) return "reused" as const
      yield* executeOn(client, {
        text: "update refresh_token set used_at = coalesce(used_at, now()) where token_hash = $1",
        values: [tokenHash(old)],
      })
      yield* executeOn(client, {
        text: "insert into refresh_token (token_hash, session_id) values ($1, $2)",
        values: [tokenHash(next), sessionId],
      })
      return "exchanged" as const
    }),
  )

/** Ends one session and notifies all processes and its open pages. */
export const endSession = (
  sessionId: string,
  reason: SessionEnd,
): Effect.Effect<void, DatabaseError, Database> =>
  transaction((client) =>
    Effect.gen(function* () {
      const [ended] = yield* rowsOn(client, Schema.Struct({ username: Schema.String }), {
        text: `update account_session set ended_at = now(), end_reason = $2
               where session_id = $1 and ended_at is null returning username`,
        values: [sessionId, reason],
      })
      if (ended === undefined) return
      const { username } = ended
      yield* announceAccount(client, { kind: "ended", username, reason, only: sessionId, except: null })
    }),
  )

/**
 * Ends all sessions of an account in the caller's transaction and notifies all processes and open pages. `except`: a
 * session that is kept.
 */
export const endSessionsOf = Effect.fnUntraced(function* (
  client: pg.ClientBase,
  username: string,
  reason: SessionEnd,
  except: string | null = null,
): Effect.fn.Return<void, DatabaseError> {
  yield* executeOn(client, {
    text: `update account_session set ended_at = now(), end_reason = $2
           where username = $1 and ended_at is null and session_id is distinct from $3::uuid`,
    values: [username, reason, except],
  })
  yield* announceAccount(client, { kind: "ended", username, reason, only: null, except })
})

export type SessionAccount = Pick<Account, "username" | "role" | "firstName" | "lastName">

/** The account of an active session; null if it ended or the account is disabled. */
export const findSession = (
  sessionId: string,
): Effect.Effect<SessionAccount | null, DatabaseError, Database> =>
  rows(
    Schema.Struct({
      username: Schema.String,
      type: Schema.String,
      first_name: Schema.String,
      last_name: Schema.String,
    }),
    {
      name: "session-by-id",
      text: `select a.username, a.type, a.first_name, a.last_name
           from account_session s join account a using (username)
           where s.session_id = $1 and s.ended_at is null and s.expires_at > now() and a.is_active`,
      values: [sessionId],
    },
  ).pipe(
    Effect.map(([row]) =>
      row === undefined
        ? null
        : {
            username: row.username,
            role: accountRole(row.type),
            firstName: row.first_name,
            lastName: row.last_name,
          },
    ),
  )
