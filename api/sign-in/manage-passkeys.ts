import type { NewPasskeyOptions } from "@voltread/domain/contract/passkey.ts"
import type { NewPasskeyAnswer } from "@voltread/domain/shared/passkey-answer.ts"
import { Effect } from "effect"
import { findAccount } from "../accounts/accounts.ts"
import { lockAccount } from "../accounts/lock-account.ts"
import { announceAccount } from "../accounts/signals.ts"
import { ownAct, recordAct } from "../audit-log/record.ts"
import { Cryptography } from "../platform/cryptography.ts"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, executeOn, transaction } from "../platform/postgres/query.ts"
import { notFound, Problem } from "../platform/problem.ts"
import { type CurrentSettings, shopName } from "../settings/current-settings.ts"
import { provePassword } from "./change-password.ts"
import { type OwnSession, removeUnlessLast, requireStaff } from "./own-security.ts"
import { consumeChallenge, issueChallenge } from "./passkey-challenges.ts"
import { credentialsOf, keepPasskey } from "./passkeys.ts"
import { recoveryCodesLeft, renewRecoveryCodes } from "./recovery-codes.ts"
import { secondFactorStatusOn } from "./second-factor-status.ts"
import { endSessionsOf } from "./sessions.ts"
import { newPasskeyOptions, type RelyingParty, verifyNewPasskey } from "./web-authn.ts"

const MAX_PASSKEYS = 20

const TOO_MANY = new Problem({ code: "CONFLICT", message: `You can have at most ${MAX_PASSKEYS} passkeys.` })
const NOT_MADE = new Problem({
  code: "INVALID",
  message: "The passkey could not be added. Please start over.",
})
const KNOWN = new Problem({ code: "CONFLICT", message: "This passkey was added before." })
const UNKNOWN = notFound("This passkey")

/** The options by which an authenticator makes a passkey. Requires the password. */
export const beginPasskey = Effect.fnUntraced(function* (
  party: RelyingParty,
  own: OwnSession,
  password: string,
): Effect.fn.Return<
  typeof NewPasskeyOptions.Type,
  Problem | DatabaseError,
  Database | Cryptography | CurrentSettings
> {
  const { username, firstName, lastName } = yield* requireStaff(yield* provePassword(own, password))
  const known = yield* credentialsOf(username)
  if (known.length >= MAX_PASSKEYS) return yield* TOO_MANY
  const { hmac } = yield* Cryptography
  const person = {
    handle: hmac("second-factor", "passkeys of", username),
    username,
    name: `${firstName} ${lastName}`.trim() || username,
  }
  const challenge = yield* issueChallenge({ purpose: "set-up", holder: own.sessionId })
  return yield* newPasskeyOptions({ ...party, name: yield* shopName }, person, challenge, known)
})

/**
 * Stores a new passkey. The first second factor of an account ends all its other sessions. Answers recovery codes where
 * the account had none, so that a lost device locks nobody out.
 */
export const addPasskey = Effect.fnUntraced(function* (
  party: RelyingParty,
  own: OwnSession,
  { name, answer }: { readonly name: string; readonly answer: NewPasskeyAnswer },
  correlationId: string,
): Effect.fn.Return<ReadonlyArray<string>, Problem | DatabaseError, Database | Cryptography> {
  const account = yield* requireStaff(yield* findAccount(own.username))
  const use = { purpose: "set-up", holder: own.sessionId } as const
  const challenge = yield* consumeChallenge(answer.response.clientDataJSON, use)
  if (challenge === undefined) return yield* NOT_MADE
  const made = yield* verifyNewPasskey(party, answer, challenge)
  if (made === undefined) return yield* NOT_MADE
  return yield* transaction((client) =>
    Effect.gen(function* () {
      yield* lockAccount(client, own.username)
      const { isOn } = yield* secondFactorStatusOn(client, own.username)
      if (!(yield* keepPasskey(client, own.username, name, made))) return yield* KNOWN
      yield* recordAct(client, ownAct(account, "passkey-added", correlationId))
      yield* isOn
        ? announceAccount(client, { kind: "changed", username: own.username })
        : endSessionsOf(client, own.username, "second-factor", own.sessionId)
      const hasCodes = isOn && (yield* recoveryCodesLeft(client, own.username)) > 0
      return hasCodes ? [] : yield* renewRecoveryCodes(client, own.username)
    }),
  )
})

export const renamePasskey = Effect.fnUntraced(function* (
  own: OwnSession,
  passkeyId: string,
  name: string,
  correlationId: string,
): Effect.fn.Return<void, Problem | DatabaseError, Database> {
  const account = yield* requireStaff(yield* findAccount(own.username))
  yield* transaction((client) =>
    Effect.gen(function* () {
      const renamed = yield* executeOn(client, {
        text: "update passkey set name = $3 where passkey_id = $1 and username = $2",
        values: [passkeyId, own.username, name],
      })
      if (renamed === 0) return yield* UNKNOWN
      yield* recordAct(client, ownAct(account, "passkey-renamed", correlationId))
    }),
  )
})

/** Removes a passkey and ends all other sessions: the finder of a lost device may be logged in with it. */
export const removePasskey = Effect.fnUntraced(function* (
  own: OwnSession,
  passkeyId: string,
  password: string,
  correlationId: string,
): Effect.fn.Return<void, Problem | DatabaseError, Database | Cryptography> {
  const account = yield* requireStaff(yield* provePassword(own, password))
  yield* transaction((client) =>
    Effect.gen(function* () {
      const removal = executeOn(client, {
        text: "delete from passkey where passkey_id = $1 and username = $2",
        values: [passkeyId, own.username],
      })
      if ((yield* removeUnlessLast(client, own.username, removal)) === 0) return yield* UNKNOWN
      yield* recordAct(client, ownAct(account, "passkey-removed", correlationId))
      yield* endSessionsOf(client, own.username, "second-factor", own.sessionId)
    }),
  )
})
