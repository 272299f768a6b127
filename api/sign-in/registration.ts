import { randomUUID, timingSafeEqual } from "node:crypto"
import type { RegistrationForm } from "@voltread/domain/accounts/user.ts"
import { Effect, Schema } from "effect"
import type pg from "pg"
import { recordChange } from "../accounts/account-history.ts"
import { type Account, findAccount } from "../accounts/accounts.ts"
import { clearAttempts, countAttempt } from "../accounts/attempts.ts"
import { enqueueMail } from "../mail/outbox.ts"
import { Cryptography } from "../platform/cryptography.ts"
import { Problem } from "../platform/http/problem.ts"
import { hashPassword } from "../platform/passwords.ts"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, executeOn, rows, rowsOn, transaction } from "../platform/postgres/query.ts"
import { CODE_ATTEMPTS, CODE_MINUTES, newCode } from "./codes.ts"

/** Hours after which an unverified registration expires. */
const PENDING_HOURS = 24

/**
 * Stores a registration and mails its code. If the address has an account, a notice is mailed instead; answer and timing
 * are the same, to prevent user enumeration.
 */
export const register = Effect.fnUntraced(function* (
  form: RegistrationForm,
): Effect.fn.Return<void, Problem | DatabaseError, Database | Cryptography> {
  yield* countAttempt("register", form.email)
  const password = yield* Effect.promise(() => hashPassword(form.password))
  const registrationId = randomUUID()
  yield* transaction((client) =>
    Effect.gen(function* () {
      const [known] = yield* rowsOn(client, Schema.Struct({ first_name: Schema.String }), {
        text: "select first_name from account where username = $1",
        values: [form.email],
      })
      if (known !== undefined) {
        yield* enqueueMail(client, `registration:${registrationId}`, form.email, {
          template: "already-registered",
          firstName: known.first_name,
        })
        return
      }
      yield* executeOn(client, {
        text: "delete from registration where created_at < clock_timestamp() - make_interval(hours => $1)",
        values: [PENDING_HOURS],
      })
      yield* executeOn(client, {
        text: `insert into registration
                 (registration_id, username, first_name, last_name, phone, password, code_hash, code_expires_at)
               values ($1, $2, $3, $4, $5, $6, '', clock_timestamp())`,
        values: [registrationId, form.email, form.firstName, form.lastName, form.phone, password],
      })
      yield* mailCode(client, { registrationId, username: form.email, firstName: form.firstName })
    }),
  )
})

interface Addressee {
  readonly registrationId: string
  readonly username: string
  readonly firstName: string
}

const mailCode = Effect.fnUntraced(function* (client: pg.ClientBase, to: Addressee) {
  const { hmac } = yield* Cryptography
  const code = newCode()
  yield* executeOn(client, {
    text: `update registration set code_hash = $2, attempts = 0,
             code_expires_at = clock_timestamp() + make_interval(mins => $3)
           where registration_id = $1`,
    values: [to.registrationId, hmac("codes", to.registrationId, code), CODE_MINUTES],
  })
  yield* enqueueMail(client, `code:${randomUUID()}`, to.username, {
    template: "verification",
    firstName: to.firstName,
    code,
    minutes: CODE_MINUTES,
  })
})

/** Mails a new code for the newest registration. The answer is the same if there is none. */
export const resendCode = Effect.fnUntraced(function* (
  username: string,
): Effect.fn.Return<void, Problem | DatabaseError, Database | Cryptography> {
  yield* countAttempt("send-code", username)
  yield* transaction((client) =>
    Effect.gen(function* () {
      const [pending] = yield* rowsOn(
        client,
        Schema.Struct({ registration_id: Schema.String, first_name: Schema.String }),
        {
          text: `select registration_id, first_name from registration
               where username = $1 and created_at > clock_timestamp() - make_interval(hours => $2)
               order by created_at desc limit 1 for update`,
          values: [username, PENDING_HOURS],
        },
      )
      if (pending === undefined) return
      yield* mailCode(client, {
        registrationId: pending.registration_id,
        username,
        firstName: pending.first_name,
      })
    }),
  )
})

/** The password hash of the newest unverified registration; null if there is none. */
export const pendingPassword = (username: string): Effect.Effect<string | null, DatabaseError, Database> =>
  rows(Schema.Struct({ password: Schema.String }), {
    text: `select password from registration
           where username = $1 and created_at > clock_timestamp() - make_interval(hours => $2)
           order by created_at desc limit 1`,
    values: [username, PENDING_HOURS],
  }).pipe(Effect.map(([row]) => row?.password ?? null))

/** Spec §8. */
const NOT_VERIFIED = new Problem({
  code: "INVALID",
  message: "User could not be verified successfully",
  fieldErrors: [{ property: "code", constraints: { isRight: "The code is wrong or too old." } }],
})

/** Creates the account of the registration with this code. */
export const verifyRegistration = Effect.fnUntraced(function* (
  username: string,
  code: string,
  correlationId: string,
): Effect.fn.Return<Account, Problem | DatabaseError, Database | Cryptography> {
  yield* countAttempt("enter-code", username)
  const isCreated = yield* transaction((client) =>
    completeRegistration(client, username, code, correlationId),
  )
  const account = isCreated ? yield* findAccount(username) : null
  if (account === null) return yield* NOT_VERIFIED
  yield* clearAttempts("enter-code", username)
  return account
})

const PendingRow = Schema.Struct({
  registration_id: Schema.String,
  first_name: Schema.String,
  last_name: Schema.String,
  phone: Schema.String,
  password: Schema.String,
  code_hash: Schema.Uint8Array,
})

const completeRegistration = Effect.fnUntraced(function* (
  client: pg.ClientBase,
  username: string,
  code: string,
  correlationId: string,
) {
  const { hmac } = yield* Cryptography
  const pending = yield* rowsOn(client, PendingRow, {
    text: `select registration_id, first_name, last_name, phone, password, code_hash from registration
           where username = $1 and code_expires_at > clock_timestamp() and attempts < $2
           order by created_at for update`,
    values: [username, CODE_ATTEMPTS],
  })
  const right = pending.find(({ registration_id, code_hash }) =>
    timingSafeEqual(hmac("codes", registration_id, code), code_hash),
  )
  if (right === undefined) {
    yield* executeOn(client, {
      text: "update registration set attempts = attempts + 1 where username = $1",
      values: [username],
    })
    return false
  }
  const created = yield* executeOn(client, {
    text: `insert into account (username, type, first_name, last_name, phone, password)
           values ($1, 'CUSTOMER', $2, $3, $4, $5) on conflict (username) do nothing`,
    values: [username, right.first_name, right.last_name, right.phone, right.password],
  })
  yield* executeOn(client, { text: "delete from registration where username = $1", values: [username] })
  if (created === 0) return false
  const name = `${right.first_name} ${right.last_name}`
  yield* recordChange(client, username, "registered", {
    actor: { id: username, name, role: "customer" },
    correlationId,
  })
  return true
})
