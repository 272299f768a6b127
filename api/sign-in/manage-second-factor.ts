import type { RenewCodesForm } from "@voltread/domain/accounts/second-factor.ts"
import type { SecondFactorSetUp, SecondFactorState } from "@voltread/domain/contract/second-factor.ts"
import { isStaff } from "@voltread/domain/shared/permissions.ts"
import { Effect } from "effect"
import type pg from "pg"
import { encodeQR } from "qr"
import { type Account, findAccount } from "../accounts/accounts.ts"
import { clearAttempts, countAttempt } from "../accounts/attempts.ts"
import { lockAccount } from "../accounts/lock-account.ts"
import { announceAccount } from "../accounts/signals.ts"
import { ownAct, recordAct } from "../audit-log/record.ts"
import { Cryptography } from "../platform/cryptography.ts"
import { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, executeOn, transaction } from "../platform/postgres/query.ts"
import { Problem } from "../platform/problem.ts"
import { type CurrentSettings, shopName } from "../settings/current-settings.ts"
import { provePassword } from "./change-password.ts"
import { type OwnSession, removeUnlessLast, requireStaff } from "./own-security.ts"
import { passkeysOf } from "./passkeys.ts"
import { recoveryCodesLeft, renewRecoveryCodes } from "./recovery-codes.ts"
import { removeApp, requireCode } from "./second-factor.ts"
import { secondFactorStatus } from "./second-factor-status.ts"
import { endSessionsOf } from "./sessions.ts"
import { base32, keyUri, newSecret } from "./totp.ts"

const IS_ON = new Problem({ code: "CONFLICT", message: "Your authenticator app is set up already." })
const IS_OFF = new Problem({ code: "CONFLICT", message: "You have no authenticator app set up." })

const NOTHING_TO_RECOVER = new Problem({
  code: "CONFLICT",
  message: "Recovery codes are for whoever has a passkey or an authenticator app.",
})

export const ownSecondFactor = Effect.fnUntraced(function* ({
  username,
}: OwnSession): Effect.fn.Return<SecondFactorState, Problem | DatabaseError, Database> {
  const account = yield* findAccount(username)
  const { isOn, isRequired, hasApp } = yield* secondFactorStatus(username)
  return {
    isOn,
    // Customers need no second factor.
    isRequired: isRequired && account !== null && isStaff(account.role),
    hasApp,
    recoveryCodesLeft: yield* Database.use(({ pool }) => recoveryCodesLeft(pool, username)),
    passkeys: yield* passkeysOf(username),
  }
})

/** The SVG path of a QR code: one square for each dark module. */
const pictureOf = (uri: string): SecondFactorSetUp["picture"] => {
  const dots = encodeQR(uri, "raw", { ecc: "medium" })
  const path = dots.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size: dots.length, path: path.join("") }
}

/** Makes a secret for an app. It is in force once the first code of the app was entered. */
export const beginSetUp = Effect.fnUntraced(function* (
  own: OwnSession,
  password: string,
): Effect.fn.Return<SecondFactorSetUp, Problem | DatabaseError, Database | Cryptography | CurrentSettings> {
  const { username } = yield* requireStaff(yield* provePassword(own, password))
  const { encrypt } = yield* Cryptography
  const secret = newSecret()
  const sealed = encrypt("second-factor", secret.toString("base64url"))
  const begun = yield* transaction((client) =>
    executeOn(client, {
      text: `insert into second_factor as f (username, secret) values ($1, $2)
             on conflict (username) do update set
               secret = excluded.secret, created_at = clock_timestamp(), last_step = 0
             where f.confirmed_at is null`,
      values: [username, sealed],
    }),
  )
  if (begun === 0) return yield* IS_ON
  const uri = keyUri(secret, yield* shopName, username)
  return { secret: base32(secret), uri, picture: pictureOf(uri) }
})

/** Runs `change` for somebody who enters a right code; too many wrong ones lock them out for a while. */
const withCode = <A>(
  own: OwnSession,
  { code, isConfirmed }: { readonly code: string; readonly isConfirmed: boolean },
  change: (
    client: pg.ClientBase,
    account: Account,
  ) => Effect.Effect<A, Problem | DatabaseError, Database | Cryptography>,
): Effect.Effect<A, Problem | DatabaseError, Database | Cryptography> =>
  Effect.gen(function* () {
    const account = yield* requireStaff(yield* findAccount(own.username))
    const { hasApp } = yield* secondFactorStatus(own.username)
    if (hasApp !== isConfirmed) return yield* hasApp ? IS_ON : IS_OFF
    const attempt = { name: own.username, from: own.sessionId, isKnown: true }
    yield* countAttempt("second-factor", attempt)
    const result = yield* transaction((client) =>
      Effect.andThen(requireCode(client, own.username, code, { isConfirmed }), change(client, account)),
    )
    yield* clearAttempts("second-factor", attempt)
    return result
  })

/** Turns two-factor log-in on by the first code of the app, and ends all other sessions. Answers the recovery codes. */
export const confirmSetUp = (own: OwnSession, code: string, correlationId: string) =>
  withCode(own, { code, isConfirmed: false }, (client, account) =>
    Effect.gen(function* () {
      yield* lockAccount(client, own.username)
      yield* executeOn(client, {
        text: "update second_factor set confirmed_at = clock_timestamp() where username = $1",
        values: [own.username],
      })
      const codes = yield* renewRecoveryCodes(client, own.username)
      yield* recordAct(client, ownAct(account, "two-factor-on", correlationId))
      yield* endSessionsOf(client, own.username, "second-factor", own.sessionId)
      return codes
    }),
  )

/** New recovery codes in the place of the old ones. */
export const newRecoveryCodes = Effect.fnUntraced(function* (
  own: OwnSession,
  { code = "", currentPassword = "" }: RenewCodesForm,
  correlationId: string,
): Effect.fn.Return<ReadonlyArray<string>, Problem | DatabaseError, Database | Cryptography> {
  const renewed = (client: pg.ClientBase, account: Account) =>
    Effect.andThen(
      recordAct(client, ownAct(account, "recovery-codes", correlationId)),
      renewRecoveryCodes(client, own.username),
    )
  const { hasApp, isOn } = yield* secondFactorStatus(own.username)
  if (hasApp) return yield* withCode(own, { code, isConfirmed: true }, renewed)
  const account = yield* requireStaff(yield* provePassword(own, currentPassword))
  if (!isOn) return yield* NOTHING_TO_RECOVER
  return yield* transaction((client) => renewed(client, account))
})

/** Turns two-factor log-in off, unless it is required and the account has no passkey. */
export const turnOff = Effect.fnUntraced(function* (
  own: OwnSession,
  form: { readonly currentPassword: string; readonly code: string },
  correlationId: string,
): Effect.fn.Return<void, Problem | DatabaseError, Database | Cryptography> {
  yield* provePassword(own, form.currentPassword)
  yield* withCode(own, { code: form.code, isConfirmed: true }, (client, account) =>
    Effect.gen(function* () {
      yield* removeUnlessLast(client, own.username, removeApp(client, own.username))
      yield* recordAct(client, ownAct(account, "two-factor-off", correlationId))
      yield* announceAccount(client, { kind: "changed", username: own.username })
    }),
  )
})
