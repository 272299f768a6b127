import { randomUUID } from "node:crypto"
import type { SessionEnd } from "@voltread/domain/contract/live-events.ts"
import { isStaff } from "@voltread/domain/shared/permissions.ts"
import { Effect, Schema } from "effect"
import type pg from "pg"
import { type Account, accountRole, findAccount, IS_STAFF } from "../accounts/accounts.ts"
import { announceAccount } from "../accounts/signals.ts"
import { ownAct, recordAct } from "../audit-log/record.ts"
import { Cryptography } from "../platform/cryptography.ts"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, executeOn, rows, rowsOn, transaction } from "../platform/postgres/query.ts"
import { Problem } from "../platform/problem.ts"
import { secondFactorStatusOn } from "./second-factor-status.ts"
import { SESSION_DAYS, type TokenIssuer, type Tokens, tokenHash } from "./tokens.ts"

/** Spec §8. The same for every reason, to prevent user enumeration. */
export const LOGIN_FAILED = new Problem({
  code: "UNAUTHENTICATED",
  message: "User not registered with us.",
})

/** Somebody who has proven who they are. */
export interface SignedIn {
  /** As it was when they proved it. */
  readonly account: Account
  /** Not enough where the account has a second factor. */
  readonly isPasswordOnly: boolean
}

/**
 * Starts a session. A log-in of staff is recorded in the audit log. Fails if the account was disabled, or got another
 * password or its first second factor, while they were logging in: that has ended all sessions, and so this one, too.
 */
export const startSession = Effect.fnUntraced(function* (
  { account, isPasswordOnly }: SignedIn,
  issuer: TokenIssuer,
  correlationId: string,
): Effect.fn.Return<Tokens, Problem | DatabaseError, Database> {
  const sessionId = randomUUID()
  const tokens = yield* Effect.promise(() => issuer.issue(account, sessionId))
  yield* transaction((client) =>
    Effect.gen(function* () {
      const started = yield* executeOn(client, {
        text: `with signed_in as (
                 update account set last_sign_in_at = clock_timestamp()
                 where username = $2 and is_active and password is not distinct from $5 returning username
               ), started as (
                 insert into account_session (session_id, username, expires_at)
                 select $1, username, now() + make_interval(days => $4) from signed_in returning session_id
               )
               insert into refresh_token (token_hash, session_id) select $3, session_id from started`,
        values: [sessionId, account.username, tokenHash(tokens.refreshToken), SESSION_DAYS, account.password],
      })
      if (started === 0) return yield* LOGIN_FAILED
      if (!isStaff(account.role)) return
      // The account is locked now, so that no second factor is added between this and the end of the transaction.
      if (isPasswordOnly && (yield* secondFactorStatusOn(client, account.username)).isOn)
        return yield* LOGIN_FAILED
      yield* recordAct(client, ownAct(account, "log-in", correlationId))
    }),
  )
  return tokens
})

/** Reuse of a refresh token within this time is not theft: two tabs may refresh concurrently. */
const GRACE_SECONDS = 10

/**
 * Refresh token rotation: exchanges a token once. Within the grace, reuse is answered with the same successor, so that
 * a session never has two tokens that go on. Later reuse ends the session, since the token was probably stolen. Null for
 * an invalid token.
 */
export const refreshSession = Effect.fnUntraced(function* (
  username: string,
  refreshToken: string,
  issuer: TokenIssuer,
): Effect.fn.Return<
  { readonly account: Account; readonly tokens: Tokens } | null,
  DatabaseError,
  Database | Cryptography
> {
  const claims = yield* Effect.promise(() => issuer.readRefresh(refreshToken))
  if (claims === undefined || claims.username !== username) return null
  const account = yield* findAccount(username)
  if (account === null || !account.isActive) return null
  const tokens = yield* Effect.promise(() => issuer.issue(account, claims.sessionId))
  const outcome = yield* exchange(claims.sessionId, refreshToken, tokens.refreshToken)
  switch (outcome._tag) {
    case "refused":
      return null
    case "reused":
      yield* endSession(claims.sessionId, "reuse")
      return null
    case "exchanged":
      return { account, tokens: { ...tokens, refreshToken: outcome.refreshToken } }
  }
})

type Exchange =
  | { readonly _tag: "refused" }
  | { readonly _tag: "reused" }
  | { readonly _tag: "exchanged"; readonly refreshToken: string }

const PresentedToken = Schema.Struct({
  is_used: Schema.Boolean,
  in_grace: Schema.Boolean,
  successor: Schema.NullOr(Schema.Uint8Array),
  is_open: Schema.Boolean,
})

const exchange = (
  sessionId: string,
  old: string,
  next: string,
): Effect.Effect<Exchange, DatabaseError, Database | Cryptography> =>
  transaction((client) =>
    Effect.gen(function* () {
      const { encrypt, decrypt } = yield* Cryptography
      const [found] = yield* rowsOn(client, PresentedToken, {
        text: `select t.used_at is not null as is_used, t.successor,
                 coalesce(t.used_at >= clock_timestamp() - make_interval(secs => $3), true) as in_grace,
                 s.ended_at is null and s.expires_at > now() as is_open
               from refresh_token t join account_session s using (session_id)
               where t.token_hash = $1 and t.session_id = $2 for update`,
        values: [tokenHash(old), sessionId, GRACE_SECONDS],
      })
      if (found === undefined || !found.is_open) return { _tag: "refused" }
      if (found.is_used && !found.in_grace) return { _tag: "reused" }
      if (found.is_used) {
        // None: it was exchanged before this release, which began to keep successors.
        if (found.successor === null) return { _tag: "refused" }
        return { _tag: "exchanged", refreshToken: decrypt("refresh-token", found.successor) }
      }
      yield* executeOn(client, {
        text: `with forgotten as (
                 update refresh_token set successor = null
                 where session_id = $2 and successor is not null
                   and used_at < clock_timestamp() - make_interval(secs => $4)
               )
               update refresh_token set used_at = clock_timestamp(), successor = $3 where token_hash = $1`,
        values: [tokenHash(old), sessionId, encrypt("refresh-token", next), GRACE_SECONDS],
      })
      yield* executeOn(client, {
        text: "insert into refresh_token (token_hash, session_id) values ($1, $2)",
        values: [tokenHash(next), sessionId],
      })
      return { _tag: "exchanged", refreshToken: next }
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

export type SessionAccount = Pick<Account, "username" | "role" | "firstName" | "lastName"> & {
  /** Staff who have not set up the second factor that is asked of them: their rights are withheld until then. */
  readonly isWithheld: boolean
}

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
      is_withheld: Schema.Boolean,
    }),
    {
      name: "session-by-id",
      text: `select a.username, a.type, a.first_name, a.last_name,
             ${IS_STAFF} and f.username is null
               and not exists (select from passkey p where p.username = a.username)
               and (select requires_second_factor from staff_security where is_only) as is_withheld
           from account_session s join account a using (username)
             left join second_factor f on f.username = a.username and f.confirmed_at is not null
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
            isWithheld: row.is_withheld,
          },
    ),
  )
