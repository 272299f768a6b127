import { randomBytes } from "node:crypto"
import { Effect, Schema } from "effect"
import type pg from "pg"
import { Cryptography } from "../platform/cryptography.ts"
import { type DatabaseError, executeOn, rowsOn } from "../platform/postgres/query.ts"
import { base32 } from "./totp.ts"

const RECOVERY_CODES = 10
/** 80 bits: too many to guess, so that a fast hash is enough. */
const RECOVERY_BYTES = 10

const hashOf = Effect.fnUntraced(function* (username: string, code: string) {
  const { hmac } = yield* Cryptography
  return hmac("second-factor", username, code)
})

/** Grouped, as they are shown once, so that people can copy them from paper. */
const written = (bytes: Uint8Array): string => base32(bytes).match(/.{4}/g)?.join("-") ?? ""

/** How many an account has left. */
export const recoveryCodesLeft = (
  client: pg.Pool | pg.ClientBase,
  username: string,
): Effect.Effect<number, DatabaseError> =>
  rowsOn(client, Schema.Struct({ codes: Schema.Number }), {
    text: "select count(*)::int as codes from recovery_code where username = $1",
    values: [username],
  }).pipe(Effect.map(([left]) => left?.codes ?? 0))

/** Makes new recovery codes for an account; older ones are void. */
export const renewRecoveryCodes = Effect.fnUntraced(function* (
  client: pg.ClientBase,
  username: string,
): Effect.fn.Return<ReadonlyArray<string>, DatabaseError, Cryptography> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => written(randomBytes(RECOVERY_BYTES)))
  const hashes = yield* Effect.forEach(codes, (code) => hashOf(username, code.replaceAll("-", "")))
  yield* voidRecoveryCodes(client, username)
  yield* executeOn(client, {
    text: "insert into recovery_code (username, code_hash) select $1, unnest($2::bytea[])",
    values: [username, hashes],
  })
  return codes
})

/** Uses up a code (capitals, no dashes); answers whether it was valid. Each works once. */
export const takeRecoveryCode = Effect.fnUntraced(function* (
  client: pg.ClientBase,
  username: string,
  code: string,
): Effect.fn.Return<boolean, DatabaseError, Cryptography> {
  const used = yield* executeOn(client, {
    text: "delete from recovery_code where username = $1 and code_hash = $2",
    values: [username, yield* hashOf(username, code)],
  })
  return used > 0
})

/** For an account whose last second factor was removed. */
export const voidRecoveryCodes = (
  client: pg.ClientBase,
  username: string,
): Effect.Effect<number, DatabaseError> =>
  executeOn(client, { text: "delete from recovery_code where username = $1", values: [username] })
