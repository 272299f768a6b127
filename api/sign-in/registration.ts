import { randomUUID, timingSafeEqual } from "node:crypto"
import type { RegistrationForm } from "@voltread/domain/accounts/user.ts"
import { Effect, Schema } from "effect"
import type pg from "pg"
import { recordChange } from "../accounts/account-history.ts"
import { type Account, findAccount } from "../accounts/accounts.ts"
import { type Attempt, clearAttempts, countAttempt } from "../accounts/attempts.ts"
import { enqueueMail, NOBODY } from "../mail/outbox.ts"
import { Cryptography } from "../platform/cryptography.ts"
import { hashPassword } from "../platform/passwords.ts"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, executeOn, rows, rowsOn, transaction } from "../platform/postgres/query.ts"
import { Problem } from "../platform/problem.ts"
import type { EnteredCode } from "./code-holder.ts"
import { CODE_ATTEMPTS, CODE_MINUTES, newCode } from "./codes.ts"

/** Hours after which an unverified registration expires. */
const PENDING_HOURS = 24

/**
 * Stores a registration and mails its code. If the address has an account, a notice is mailed instead, and nothing can
 * become of the registration; the answer and the statements sent are the same, to prevent user enumeration.
 */
export const register = Effect.fnUntraced(function* (
  form: RegistrationForm,
  attempt: Attempt,
  registrationId: string,
): Effect.fn.Return<void, Problem | DatabaseError, Database | Cryptography> {
  yield* countAttempt("register", attempt)
  const password = yield* Effect.promise(() => hashPassword(form.password))
  yield* transaction((client) =>
    Effect.gen(function* () {
      const known = yield* accountOf(client, form.email)
      yield* executeOn(client, {
        text: `insert into registration
                 (registration_id, username, first_name, last_name, phone, password, code_hash, code_expires_at)
               values ($1, $2, $3, $4, $5, $6, '', clock_timestamp())`,
        values: [registrationId, form.email, form.firstName, form.lastName, form.phone, password],
      })
      const code = yield* newCodeOf(client, registrationId)
      yield* enqueueMail(
        client,
        `registration:${registrationId}`,
        form.email,
        mailOf(known, form.firstName, code),
      )
    }),
  )
})

const Named = Schema.Struct({ first_name: Schema.String })

const accountOf = (client: pg.ClientBase, username: string) =>
  rowsOn(client, Named, {
    text: "select first_name from account where username = $1",
    values: [username],
  }).pipe(Effect.map(([account]) => account))

/** Replaces the code of the registration, with a new count of tries. */
const newCodeOf = Effect.fnUntraced(function* (client: pg.ClientBase, registrationId: string) {
  const { hmac } = yield* Cryptography
  const code = newCode()
  yield* executeOn(client, {
    text: `update registration set code_hash = $2, attempts = 0, attempts_elsewhere = 0,
             code_expires_at = clock_timestamp() + make_interval(mins => $3)
           where registration_id = $1`,
    values: [registrationId, hmac("codes", registrationId, code), CODE_MINUTES],
  })
  return code
})

/** `account`: the one that the address has already. */
const mailOf = (account: typeof Named.Type | undefined, firstName: string, code: string) =>
  account === undefined
    ? ({ template: "verification", firstName, code, minutes: CODE_MINUTES } as const)
    : ({ template: "already-registered", firstName: account.first_name } as const)

/**
 * Mails a new code for the registration of this browser, or the only one of this address, or the notice where that has an
 * account. Without one the answer and the statements sent are the same.
 */
export const resendCode = Effect.fnUntraced(function* (
  attempt: Attempt,
  codeRequestId: string | undefined,
): Effect.fn.Return<void, Problem | DatabaseError, Database | Cryptography> {
  yield* countAttempt("send-code", attempt)
  const username = attempt.name
  yield* transaction((client) =>
    Effect.gen(function* () {
      const found = yield* registrationOf(client, username, codeRequestId)
      const known = yield* accountOf(client, username)
      const code = yield* newCodeOf(client, found?.registration_id ?? randomUUID())
      yield* enqueueMail(
        client,
        `code:${randomUUID()}`,
        found === undefined ? NOBODY : username,
        mailOf(known, found?.first_name ?? "", code),
      )
    }),
  )
})

const PendingRow = Schema.Struct({
  registration_id: Schema.String,
  first_name: Schema.String,
  last_name: Schema.String,
  phone: Schema.String,
  password: Schema.String,
  code_hash: Schema.Uint8Array,
  is_open: Schema.Boolean,
})

/**
 * The registration that a code in this browser is for. Two people may have registered the same address, and the codes of
 * both are in one mailbox: without knowing which of them this is, the password of either could become the account's.
 */
const registrationOf = Effect.fnUntraced(function* (
  client: pg.ClientBase,
  username: string,
  codeRequestId: string | undefined,
) {
  const pending = yield* rowsOn(client, PendingRow, {
    text: `select registration_id, first_name, last_name, phone, password, code_hash,
             code_expires_at > clock_timestamp()
               and case when registration_id = $4::uuid then attempts else attempts_elsewhere end < $3 as is_open
           from registration
           where username = $1 and created_at > clock_timestamp() - make_interval(hours => $2) and not is_complete
           order by created_at for update`,
    values: [username, PENDING_HOURS, CODE_ATTEMPTS, codeRequestId ?? null],
  })
  const own = pending.find(({ registration_id }) => registration_id === codeRequestId)
  return own ?? (pending.length === 1 ? pending[0] : undefined)
})

/**
 * The password hash of the newest registration, unless an account was made of it: whoever knows that password may have
 * changed it since, and has nothing left to verify. Null if there is none.
 */
export const pendingPassword = (username: string): Effect.Effect<string | null, DatabaseError, Database> =>
  rows(Schema.Struct({ password: Schema.NullOr(Schema.String) }), {
    text: `select case when not is_complete then password end as password from registration
           where username = $1 and created_at > clock_timestamp() - make_interval(hours => $2)
           order by created_at desc limit 1`,
    values: [username, PENDING_HOURS],
  }).pipe(Effect.map(([row]) => row?.password ?? null))

/** Spec §8. */
const NOT_VERIFIED = new Problem({
  code: "INVALID",
  message: "User could not be verified successfully",
  fieldErrors: [{ property: "code", constraints: { isRight: "The code is wrong or has expired." } }],
})

/** Creates the account of the registration with this code. */
export const verifyRegistration = Effect.fnUntraced(function* (
  attempt: Attempt,
  entered: EnteredCode,
  correlationId: string,
): Effect.fn.Return<Account, Problem | DatabaseError, Database | Cryptography> {
  yield* countAttempt("enter-code", attempt)
  const username = attempt.name
  const isCreated = yield* transaction((client) =>
    completeRegistration(client, username, entered, correlationId),
  )
  const account = isCreated ? yield* findAccount(username) : null
  if (account === null) return yield* NOT_VERIFIED
  yield* clearAttempts("enter-code", attempt)
  return account
})

const completeRegistration = Effect.fnUntraced(function* (
  client: pg.ClientBase,
  username: string,
  { code, codeRequestId }: EnteredCode,
  correlationId: string,
) {
  const { hmac } = yield* Cryptography
  const right = yield* registrationOf(client, username, codeRequestId)
  if (right === undefined || !right.is_open) return false
  if (!timingSafeEqual(hmac("codes", right.registration_id, code), right.code_hash)) {
    yield* executeOn(client, {
      text: `update registration set
               attempts = attempts + ($2::uuid is not distinct from registration_id)::int,
               attempts_elsewhere = attempts_elsewhere + ($2::uuid is distinct from registration_id)::int
             where registration_id = $1`,
      values: [right.registration_id, codeRequestId ?? null],
    })
    return false
  }
  const created = yield* executeOn(client, {
    text: `insert into account (username, type, first_name, last_name, phone, password)
           values ($1, 'CUSTOMER', $2, $3, $4, $5) on conflict (username) do nothing`,
    values: [username, right.first_name, right.last_name, right.phone, right.password],
  })
  if (created === 0) return false
  // Registrations stay for their day: that one was gone would tell others that the address has an account now.
  yield* executeOn(client, {
    text: "update registration set is_complete = true where registration_id = $1",
    values: [right.registration_id],
  })
  const name = `${right.first_name} ${right.last_name}`
  yield* recordChange(client, username, "registered", {
    actor: { id: username, name, role: "customer" },
    correlationId,
  })
  return true
})
