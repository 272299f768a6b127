import { randomUUID, timingSafeEqual } from "node:crypto"
import { Effect, Schema } from "effect"
import type pg from "pg"
import { recordChange } from "../accounts/account-history.ts"
import { accountRole } from "../accounts/accounts.ts"
import { clearAttempts, countAttempt } from "../accounts/attempts.ts"
import { enqueueMail } from "../mail/outbox.ts"
import { Cryptography } from "../platform/cryptography.ts"
import { Problem } from "../platform/http/problem.ts"
import { hashPassword } from "../platform/passwords.ts"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, executeOn, rowsOn, transaction } from "../platform/postgres/query.ts"
import { CODE_ATTEMPTS, CODE_MINUTES, newCode } from "./codes.ts"
import { endSessionsOf } from "./sessions.ts"

const CodePurpose = Schema.Literals(["reset", "invitation"])
type CodePurpose = typeof CodePurpose.Type

/** Creates a one-time code to set a password. The caller mails it in the same transaction. */
export const issueCode = Effect.fnUntraced(function* (
  client: pg.ClientBase,
  username: string,
  purpose: CodePurpose,
  minutes: number,
): Effect.fn.Return<string, DatabaseError, Cryptography> {
  const { hmac } = yield* Cryptography
  const code = newCode()
  const codeId = randomUUID()
  // A new code voids older ones, since each valid code makes guessing easier.
  yield* executeOn(client, {
    text: "update account_code set used_at = clock_timestamp() where username = $1 and used_at is null",
    values: [username],
  })
  yield* executeOn(client, {
    text: `insert into account_code (code_id, username, purpose, code_hash, expires_at)
           values ($1, $2, $3, $4, clock_timestamp() + make_interval(mins => $5))`,
    values: [codeId, username, purpose, hmac("codes", codeId, code), minutes],
  })
  return code
})

/** Mails a reset code. The answer is the same without an active account, to prevent user enumeration. */
export const forgotPassword = Effect.fnUntraced(function* (
  username: string,
): Effect.fn.Return<void, Problem | DatabaseError, Database | Cryptography> {
  yield* countAttempt("send-code", username)
  yield* transaction((client) =>
    Effect.gen(function* () {
      const [account] = yield* rowsOn(client, Schema.Struct({ first_name: Schema.String }), {
        text: "select first_name from account where username = $1 and is_active for no key update",
        values: [username],
      })
      if (account === undefined) return
      const code = yield* issueCode(client, username, "reset", CODE_MINUTES)
      yield* enqueueMail(client, `code:${randomUUID()}`, username, {
        template: "reset",
        firstName: account.first_name,
        code,
        minutes: CODE_MINUTES,
      })
    }),
  )
})

const WRONG_CODE = new Problem({
  code: "INVALID",
  message: "The code is wrong or too old. Please ask for a new one.",
  fieldErrors: [{ property: "confirmationCode", constraints: { isRight: "The code is wrong or too old." } }],
})

/** Sets a new password by a mailed code and ends all sessions of the account. */
export const resetPassword = Effect.fnUntraced(function* (
  username: string,
  code: string,
  newPassword: string,
  correlationId: string,
): Effect.fn.Return<void, Problem | DatabaseError, Database | Cryptography> {
  yield* countAttempt("enter-code", username)
  // Hashed first, so that timing does not reveal whether the code was right.
  const password = yield* Effect.promise(() => hashPassword(newPassword))
  const isReset = yield* transaction((client) => useCode(client, username, code, password, correlationId))
  if (!isReset) return yield* WRONG_CODE
  yield* clearAttempts("enter-code", username)
  yield* clearAttempts("log-in", username)
})

const CodeRow = Schema.Struct({
  code_id: Schema.String,
  purpose: CodePurpose,
  code_hash: Schema.Uint8Array,
  first_name: Schema.String,
  last_name: Schema.String,
  type: Schema.String,
})

const useCode = Effect.fnUntraced(function* (
  client: pg.ClientBase,
  username: string,
  code: string,
  password: string,
  correlationId: string,
) {
  const { hmac } = yield* Cryptography
  const [open] = yield* rowsOn(client, CodeRow, {
    text: `select c.code_id, c.purpose, c.code_hash, a.first_name, a.last_name, a.type
           from account_code c join account a using (username)
           where c.username = $1 and a.is_active and c.used_at is null
             and c.expires_at > clock_timestamp() and c.attempts < $2
           order by c.created_at desc limit 1 for update`,
    values: [username, CODE_ATTEMPTS],
  })
  if (open === undefined) return false
  if (!timingSafeEqual(hmac("codes", open.code_id, code), open.code_hash)) {
    yield* executeOn(client, {
      text: "update account_code set attempts = attempts + 1 where code_id = $1",
      values: [open.code_id],
    })
    return false
  }
  yield* executeOn(client, {
    text: "update account_code set used_at = clock_timestamp() where code_id = $1",
    values: [open.code_id],
  })
  const actor = { id: username, name: `${open.first_name} ${open.last_name}`, role: accountRole(open.type) }
  yield* setPassword(client, username, password)
  yield* recordChange(
    client,
    username,
    open.purpose === "invitation" ? "invitation-accepted" : "password-reset",
    { actor, correlationId },
  )
  if (open.purpose === "reset") yield* mailPasswordChanged(client, username, open.first_name)
  yield* endSessionsOf(client, username, "password")
  return true
})

export const setPassword = (
  client: pg.ClientBase,
  username: string,
  password: string,
): Effect.Effect<void, DatabaseError> =>
  executeOn(client, {
    text: "update account set password = $2, updated_at = clock_timestamp() where username = $1",
    values: [username, password],
  }).pipe(Effect.asVoid)

/** Lets the owner notice a change that was not theirs. */
export const mailPasswordChanged = (client: pg.ClientBase, username: string, firstName: string) =>
  enqueueMail(client, `password-changed:${randomUUID()}`, username, {
    template: "password-changed",
    firstName,
  })
