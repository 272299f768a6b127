import { randomBytes } from "node:crypto"
import { isStaff } from "@voltread/domain/shared/permissions.ts"
import { Effect, Option, Schema } from "effect"
import type pg from "pg"
import type { Account } from "../accounts/accounts.ts"
import { type Attempt, clearAttempts, countAttempt } from "../accounts/attempts.ts"
import { recordRefusedLogIn } from "../audit-log/record.ts"
import { Cryptography } from "../platform/cryptography.ts"
import { Problem } from "../platform/http/problem.ts"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, executeOn, rows, rowsOn, transaction } from "../platform/postgres/query.ts"
import { base32, stepOfCode } from "./totp.ts"

const RECOVERY_CODES = 10
/** 80 bits, which nobody guesses: they need no slow hash. */
const RECOVERY_BYTES = 10

const problem = (rule: string, message: string, code: "UNAUTHENTICATED" | "INVALID") =>
  new Problem({ code, message, fieldErrors: [{ property: "code", constraints: { [rule]: message } }] })

const ASK = "Enter the code from your authenticator app."
/** Of a log-in whose password was right; clients ask for the code and send all of it again. */
const CODE_NEEDED = problem("isRequired", ASK, "UNAUTHENTICATED")
const WRONG = "This code is wrong or was used before."
const WRONG_AT_LOG_IN = problem("isRight", WRONG, "UNAUTHENTICATED")
const WRONG_CODE = problem("isRight", WRONG, "INVALID")

const Standing = Schema.Struct({ is_on: Schema.Boolean, is_required: Schema.Boolean })

/** Whether an account logs in with a code, and whether all staff have to. */
export const secondFactorStanding = Effect.fnUntraced(function* (
  username: string,
): Effect.fn.Return<{ readonly isOn: boolean; readonly isRequired: boolean }, DatabaseError, Database> {
  const [row] = yield* rows(Standing, {
    text: `select exists (
             select from second_factor where username = $1 and confirmed_at is not null
           ) as is_on, requires_second_factor as is_required
           from staff_security where is_only`,
    values: [username],
  })
  return { isOn: row?.is_on === true, isRequired: row?.is_required === true }
})

const Kept = Schema.Struct({ secret: Schema.Uint8Array, last_step: Schema.Number })

/** Takes a code of the app or, where that is allowed, a recovery code. Each is taken once. */
const takeCode = (
  client: pg.ClientBase,
  username: string,
  entered: string,
  which: { readonly isConfirmed: boolean },
) =>
  Effect.gen(function* () {
    const { decrypt, hmac } = yield* Cryptography
    const code = entered.replace(/[\s-]/g, "").toUpperCase()
    const [kept] = yield* rowsOn(client, Kept, {
      text: `select secret, last_step from second_factor
             where username = $1 and (confirmed_at is not null) = $2 for update`,
      values: [username, which.isConfirmed],
    })
    if (kept === undefined) return false
    if (!/^\d{6}$/.test(code)) {
      const used = yield* executeOn(client, {
        text: "delete from recovery_code where username = $1 and code_hash = $2",
        values: [username, hmac("second-factor", username, code)],
      })
      return used > 0
    }
    const opened = yield* Effect.try({
      try: () => Buffer.from(decrypt("second-factor", kept.secret), "base64url"),
      catch: () => "encrypted with another secret",
    }).pipe(
      Effect.tapError((reason) => Effect.logWarning(`The second factor of a staff account was ${reason}`)),
      Effect.option,
    )
    if (Option.isNone(opened)) return false
    const step = stepOfCode(opened.value, code, Date.now(), kept.last_step)
    if (step === undefined) return false
    yield* executeOn(client, {
      text: "update second_factor set last_step = $2 where username = $1",
      values: [username, step],
    })
    return true
  })

/** The second step of a log-in; nothing to do for an account without it. */
export const passSecondFactor = Effect.fnUntraced(function* (
  { username }: Pick<Account, "username">,
  attempt: Attempt,
  entered: string | undefined,
  correlationId: string,
): Effect.fn.Return<void, Problem | DatabaseError, Database | Cryptography> {
  if (!(yield* secondFactorStanding(username)).isOn) return
  if (entered === undefined || entered.trim() === "") return yield* CODE_NEEDED
  yield* countAttempt("second-factor", attempt)
  if (!(yield* transaction((client) => takeCode(client, username, entered, { isConfirmed: true })))) {
    yield* recordRefusedLogIn(username, "code", correlationId)
    return yield* WRONG_AT_LOG_IN
  }
  yield* clearAttempts("second-factor", attempt)
})

/** Whether this account may do nothing before it has a second factor. */
export const hasToSetUp = ({
  username,
  role,
}: Pick<Account, "username" | "role">): Effect.Effect<boolean, DatabaseError, Database> =>
  isStaff(role)
    ? Effect.map(secondFactorStanding(username), ({ isOn, isRequired }) => isRequired && !isOn)
    : Effect.succeed(false)

/** Somebody who is logged in and proves to hold the app: `isConfirmed` false while they set it up. */
export const demandCode = Effect.fnUntraced(function* (
  client: pg.ClientBase,
  username: string,
  entered: string,
  which: { readonly isConfirmed: boolean },
): Effect.fn.Return<void, Problem | DatabaseError, Cryptography> {
  if (!(yield* takeCode(client, username, entered, which))) return yield* WRONG_CODE
})

/** As they are shown, once: groups that people can copy from paper. */
const written = (bytes: Uint8Array): string => base32(bytes).match(/.{4}/g)?.join("-") ?? ""

/** Makes the recovery codes of an account anew; older ones are void. */
export const renewRecoveryCodes = Effect.fnUntraced(function* (
  client: pg.ClientBase,
  username: string,
): Effect.fn.Return<ReadonlyArray<string>, DatabaseError, Cryptography> {
  const { hmac } = yield* Cryptography
  const codes = Array.from({ length: RECOVERY_CODES }, () => written(randomBytes(RECOVERY_BYTES)))
  const hashes = codes.map((code) => hmac("second-factor", username, code.replaceAll("-", "")))
  yield* executeOn(client, { text: "delete from recovery_code where username = $1", values: [username] })
  yield* executeOn(client, {
    text: "insert into recovery_code (username, code_hash) select $1, unnest($2::bytea[])",
    values: [username, hashes],
  })
  return codes
})

/** Answers whether there was one. */
export const removeSecondFactor = (
  client: pg.ClientBase,
  username: string,
): Effect.Effect<boolean, DatabaseError> =>
  executeOn(client, {
    text: "delete from second_factor where username = $1",
    values: [username],
  }).pipe(Effect.map((removed) => removed > 0))
