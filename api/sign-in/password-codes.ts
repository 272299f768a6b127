import { randomUUID, timingSafeEqual } from "node:crypto"
import { isStaff } from "@voltread/domain/shared/permissions.ts"
import { Effect, Schema } from "effect"
import type pg from "pg"
import { recordChange } from "../accounts/account-history.ts"
import { accountRole, NOT_FOUND } from "../accounts/accounts.ts"
import { type Attempt, clearAttempts, countAttempt } from "../accounts/attempts.ts"
import { ownAct, recordAct } from "../audit-log/record.ts"
import { enqueueMail, NOBODY } from "../mail/outbox.ts"
import { Cryptography } from "../platform/cryptography.ts"
import { hashPassword } from "../platform/passwords.ts"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, executeOn, rowsOn, transaction } from "../platform/postgres/query.ts"
import { Problem } from "../platform/problem.ts"
import type { EnteredCode } from "./code-holder.ts"
import { CODE_ATTEMPTS, CODE_MINUTES, newCode } from "./codes.ts"
import { endSessionsOf } from "./sessions.ts"

const CodePurpose = Schema.Literals(["reset", "invitation"])
type CodePurpose = typeof CodePurpose.Type

/**
 * Creates a one-time code to set a password, for an active account. The caller mails it in the same transaction. Only
 * the newest code is valid, and an older one in the browser that asked for it.
 */
export const issueCode = Effect.fnUntraced(function* (
  client: pg.ClientBase,
  { username, codeId }: { readonly username: string; readonly codeId: string },
  purpose: CodePurpose,
  minutes: number,
): Effect.fn.Return<string, DatabaseError, Cryptography> {
  const { hmac } = yield* Cryptography
  const code = newCode()
  yield* executeOn(client, {
    text: `insert into account_code (code_id, username, purpose, code_hash, expires_at)
           select $1, username, $3, $4, clock_timestamp() + make_interval(mins => $5)
           from account where username = $2 and is_active`,
    values: [codeId, username, purpose, hmac("codes", codeId, code), minutes],
  })
  return code
})

/**
 * Mails a reset code. Without an active account the answer and the statements sent are the same, to prevent user
 * enumeration, but there is no code and no mail.
 */
export const forgotPassword = Effect.fnUntraced(function* (
  attempt: Attempt,
  codeId: string,
): Effect.fn.Return<void, Problem | DatabaseError, Database | Cryptography> {
  yield* countAttempt("send-code", attempt)
  const username = attempt.name
  yield* transaction((client) =>
    Effect.gen(function* () {
      const [account] = yield* rowsOn(client, Schema.Struct({ first_name: Schema.String }), {
        text: "select first_name from account where username = $1 and is_active for no key update",
        values: [username],
      })
      const code = yield* issueCode(client, { username, codeId }, "reset", CODE_MINUTES)
      yield* enqueueMail(client, `code:${randomUUID()}`, account === undefined ? NOBODY : username, {
        template: "reset",
        firstName: account?.first_name ?? "",
        code,
        minutes: CODE_MINUTES,
      })
    }),
  )
})

const WRONG_CODE = new Problem({
  code: "INVALID",
  message: "The code is wrong or has expired. Please request a new one.",
  fieldErrors: [
    { property: "confirmationCode", constraints: { isRight: "The code is wrong or has expired." } },
  ],
})

/** Sets a new password by a mailed code and ends all sessions of the account. */
export const resetPassword = Effect.fnUntraced(function* (
  attempt: Attempt,
  entered: EnteredCode,
  newPassword: string,
  correlationId: string,
): Effect.fn.Return<void, Problem | DatabaseError, Database | Cryptography> {
  yield* countAttempt("enter-code", attempt)
  // Hashed first, so that timing does not reveal whether the code was right.
  const passwordHash = yield* Effect.promise(() => hashPassword(newPassword))
  const isReset = yield* transaction((client) =>
    useCode(client, { username: attempt.name, entered, passwordHash, correlationId }),
  )
  if (!isReset) return yield* WRONG_CODE
  yield* clearAttempts("enter-code", attempt)
  yield* clearAttempts("log-in", attempt)
})

const CodeRow = Schema.Struct({
  code_id: Schema.String,
  purpose: CodePurpose,
  code_hash: Schema.Uint8Array,
  is_open: Schema.Boolean,
  first_name: Schema.String,
  last_name: Schema.String,
  type: Schema.String,
})

/** The open code of the account, if it is the one that was entered; else counts the try. */
const rightCode = Effect.fnUntraced(function* (
  client: pg.ClientBase,
  username: string,
  { code, codeRequestId }: EnteredCode,
) {
  const { hmac } = yield* Cryptography
  // The code that this browser asked for, else the newest. Browsers that did not ask for it have a separate count of tries.
  const [open] = yield* rowsOn(client, CodeRow, {
    text: `select c.code_id, c.purpose, c.code_hash, a.first_name, a.last_name, a.type,
             c.used_at is null and c.expires_at > clock_timestamp()
               and case when c.code_id = $3::uuid then c.attempts else c.attempts_elsewhere end < $2 as is_open
           from account_code c join account a using (username)
           where c.username = $1 and a.is_active
           order by (c.code_id = $3::uuid) is true desc, c.created_at desc limit 1 for update`,
    values: [username, CODE_ATTEMPTS, codeRequestId ?? null],
  })
  if (open === undefined || !open.is_open) return undefined
  if (timingSafeEqual(hmac("codes", open.code_id, code), open.code_hash)) return open
  yield* executeOn(client, {
    text: `update account_code set
             attempts = attempts + ($2::uuid is not distinct from code_id)::int,
             attempts_elsewhere = attempts_elsewhere + ($2::uuid is distinct from code_id)::int
           where code_id = $1`,
    values: [open.code_id, codeRequestId ?? null],
  })
  return undefined
})

interface PasswordByCode {
  readonly username: string
  readonly entered: EnteredCode
  readonly passwordHash: string
  readonly correlationId: string
}

/** Whether the code was right. */
const useCode = Effect.fnUntraced(function* (
  client: pg.ClientBase,
  { username, entered, passwordHash, correlationId }: PasswordByCode,
) {
  const used = yield* rightCode(client, username, entered)
  if (used === undefined) return false
  const actor = { id: username, name: `${used.first_name} ${used.last_name}`, role: accountRole(used.type) }
  yield* setPassword(client, username, passwordHash)
  yield* recordChange(
    client,
    username,
    used.purpose === "invitation" ? "invitation-accepted" : "password-reset",
    { actor, correlationId },
  )
  if (isStaff(actor.role))
    yield* recordAct(client, ownAct({ username, role: actor.role }, "own-password-by-mail", correlationId))
  if (used.purpose === "reset") yield* mailPasswordChanged(client, username, used.first_name)
  yield* endSessionsOf(client, username, "password")
  return true
})

/**
 * Voids all codes of the account, too: someone who has seen one could replace the new password. Fails with `NOT_FOUND`
 * where the account was erased while the password was hashed.
 */
export const setPassword = Effect.fnUntraced(function* (
  client: pg.ClientBase,
  username: string,
  password: string,
): Effect.fn.Return<void, Problem | DatabaseError> {
  const changed = yield* executeOn(client, {
    text: "update account set password = $2, updated_at = clock_timestamp() where username = $1",
    values: [username, password],
  })
  if (changed === 0) return yield* NOT_FOUND
  yield* executeOn(client, {
    text: "update account_code set used_at = clock_timestamp() where username = $1 and used_at is null",
    values: [username],
  })
})

/** Lets the owner notice a change that was not theirs. */
export const mailPasswordChanged = (client: pg.ClientBase, username: string, firstName: string) =>
  enqueueMail(client, `password-changed:${randomUUID()}`, username, {
    template: "password-changed",
    firstName,
  })
