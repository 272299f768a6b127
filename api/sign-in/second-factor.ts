import { isStaff } from "@voltread/domain/shared/permissions.ts"
import { Effect, Option, Schema } from "effect"
import type pg from "pg"
import type { Account } from "../accounts/accounts.ts"
import { type Attempt, clearAttempts, countAttempt } from "../accounts/attempts.ts"
import { recordRefusedLogIn } from "../audit-log/record.ts"
import { Cryptography } from "../platform/cryptography.ts"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, executeOn, rowsOn, transaction } from "../platform/postgres/query.ts"
import { Problem } from "../platform/problem.ts"
import { PASSKEY_REFUSED } from "./passkey-words.ts"
import { takeRecoveryCode, voidRecoveryCodes } from "./recovery-codes.ts"
import { type SecondFactorStatus, secondFactorStatus } from "./second-factor-status.ts"
import { stepOfCode } from "./totp.ts"

const wrong = (property: "code" | "passkey", message: string, code: "UNAUTHENTICATED" | "INVALID") =>
  new Problem({ code, message, fieldErrors: [{ property, constraints: { isRight: message } }] })

const WRONG = "This code is wrong or was used before."
const WRONG_AT_LOG_IN = {
  code: wrong("code", WRONG, "UNAUTHENTICATED"),
  passkey: wrong("passkey", PASSKEY_REFUSED, "UNAUTHENTICATED"),
}
const WRONG_CODE = wrong("code", WRONG, "INVALID")

const ASK_CODE = "Enter the code from your authenticator app."
const ASK_PASSKEY = "Use your passkey, on the log-in page of the back office."

/** Answers to a log-in with the right password: clients ask for the second factor and send everything again. */
const needed = ({ hasApp, hasPasskey }: SecondFactorStatus): Problem =>
  new Problem({
    code: "UNAUTHENTICATED",
    message: hasApp ? ASK_CODE : ASK_PASSKEY,
    fieldErrors: [
      ...(hasApp ? [{ property: "code", constraints: { isRequired: ASK_CODE } }] : []),
      ...(hasPasskey ? [{ property: "passkey", constraints: { isRequired: ASK_PASSKEY } }] : []),
    ],
  })

const Kept = Schema.Struct({ secret: Schema.Uint8Array, last_step: Schema.Number })

/**
 * Uses up a code of the app or, except while the app is being set up, a recovery code. Accounts with passkeys only have
 * recovery codes, too.
 */
const takeCode = (
  client: pg.ClientBase,
  username: string,
  entered: string,
  which: { readonly isConfirmed: boolean },
) =>
  Effect.gen(function* () {
    const code = entered.replace(/[\s-]/g, "").toUpperCase()
    // Only the app itself proves that it was set up.
    if (!/^\d{6}$/.test(code)) return which.isConfirmed && (yield* takeRecoveryCode(client, username, code))
    const { decrypt } = yield* Cryptography
    const [kept] = yield* rowsOn(client, Kept, {
      text: `select secret, last_step from second_factor
             where username = $1 and (confirmed_at is not null) = $2 for update`,
      values: [username, which.isConfirmed],
    })
    if (kept === undefined) return false
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

/** What a log-in brings beside the password. */
interface GivenFactor {
  readonly code: string | undefined
  /** Answers the account of the passkey; null where it is not valid. */
  readonly passkey: Effect.Effect<string | null, DatabaseError, Database> | undefined
}

/** The second step of a log-in; false for an account without it. */
export const passSecondFactor = Effect.fnUntraced(function* (
  { username }: Pick<Account, "username">,
  attempt: Attempt,
  { code = "", passkey }: GivenFactor,
  correlationId: string,
): Effect.fn.Return<boolean, Problem | DatabaseError, Database | Cryptography> {
  const status = yield* secondFactorStatus(username)
  if (!status.isOn) return false
  if (passkey === undefined && code.trim() === "") return yield* needed(status)
  yield* countAttempt("second-factor", attempt)
  const isRight =
    passkey === undefined
      ? yield* transaction((client) => takeCode(client, username, code, { isConfirmed: true }))
      : (yield* passkey) === username
  if (!isRight) {
    const kind = passkey === undefined ? "code" : "passkey"
    yield* recordRefusedLogIn(username, kind, correlationId)
    return yield* WRONG_AT_LOG_IN[kind]
  }
  yield* clearAttempts("second-factor", attempt)
  return true
})

/** Whether the permissions of this account are withheld until it has a second factor. */
export const hasToSetUp = ({
  username,
  role,
}: Pick<Account, "username" | "role">): Effect.Effect<boolean, DatabaseError, Database> =>
  isStaff(role)
    ? Effect.map(secondFactorStatus(username), ({ isMissing }) => isMissing)
    : Effect.succeed(false)

/** Checks a code of somebody who is logged in. `isConfirmed`: false while the app is being set up. */
export const requireCode = Effect.fnUntraced(function* (
  client: pg.ClientBase,
  username: string,
  entered: string,
  which: { readonly isConfirmed: boolean },
): Effect.fn.Return<void, Problem | DatabaseError, Cryptography> {
  if (!(yield* takeCode(client, username, entered, which))) return yield* WRONG_CODE
})

/** Removes the app; answers whether there was one. */
export const removeApp = (client: pg.ClientBase, username: string): Effect.Effect<boolean, DatabaseError> =>
  executeOn(client, {
    text: "delete from second_factor where username = $1",
    values: [username],
  }).pipe(Effect.map((removed) => removed > 0))

/** Removes app, passkeys and recovery codes; answers whether there was an app or a passkey. */
export const removeSecondFactors = Effect.fnUntraced(function* (
  client: pg.ClientBase,
  username: string,
): Effect.fn.Return<boolean, DatabaseError> {
  const hadApp = yield* removeApp(client, username)
  const passkeys = yield* executeOn(client, {
    text: "delete from passkey where username = $1",
    values: [username],
  })
  yield* voidRecoveryCodes(client, username)
  return hadApp || passkeys > 0
})
