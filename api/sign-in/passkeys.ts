import type { Passkey } from "@voltread/domain/contract/passkey.ts"
import { Effect, Schema } from "effect"
import type pg from "pg"
import { IS_STAFF } from "../accounts/accounts.ts"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, executeOn, rows, rowsOn } from "../platform/postgres/query.ts"
import { Timestamp } from "../platform/postgres/timestamp.ts"

const Row = Schema.Struct({
  passkeyId: Schema.String,
  name: Schema.String,
  createdAt: Timestamp,
  lastUsedAt: Schema.NullOr(Timestamp),
})

/** Somebody's passkeys, oldest first. */
export const passkeysOf = (
  username: string,
): Effect.Effect<ReadonlyArray<Passkey>, DatabaseError, Database> =>
  rows(Row, {
    text: `select passkey_id as "passkeyId", name, created_at as "createdAt", last_used_at as "lastUsedAt"
           from passkey where username = $1 order by created_at, passkey_id`,
    values: [username],
  })

/** The ids by which authenticators know somebody's passkeys. */
export const credentialsOf = (
  username: string,
): Effect.Effect<ReadonlyArray<string>, DatabaseError, Database> =>
  rows(Schema.Struct({ credential_id: Schema.String }), {
    text: "select credential_id from passkey where username = $1",
    values: [username],
  }).pipe(Effect.map((found) => found.map(({ credential_id }) => credential_id)))

const Kept = Schema.Struct({
  username: Schema.String,
  public_key: Schema.Uint8Array,
  counter: Schema.NumberFromString,
})
export type KeptPasskey = typeof Kept.Type

/**
 * The passkey with this id, held until the transaction ends: of staff who may log in, since nobody else's opens
 * anything.
 */
export const passkeyInUse = (
  client: pg.ClientBase,
  credentialId: string,
): Effect.Effect<KeptPasskey | undefined, DatabaseError> =>
  rowsOn(client, Kept, {
    text: `select p.username, p.public_key, p.counter::text
           from passkey p join account using (username)
           where p.credential_id = $1 and is_active and ${IS_STAFF} for update of p`,
    values: [credentialId],
  }).pipe(Effect.map(([kept]) => kept))

/** Whose passkey this is; null for one that nobody has. */
export const ownerOfPasskey = (credentialId: string): Effect.Effect<string | null, DatabaseError, Database> =>
  rows(Schema.Struct({ username: Schema.String }), {
    text: "select username from passkey where credential_id = $1",
    values: [credentialId],
  }).pipe(Effect.map(([row]) => row?.username ?? null))

export const recordUse = (
  client: pg.ClientBase,
  credentialId: string,
  counter: number,
): Effect.Effect<number, DatabaseError> =>
  executeOn(client, {
    text: "update passkey set counter = $2, last_used_at = clock_timestamp() where credential_id = $1",
    values: [credentialId, counter],
  })

export interface NewPasskey {
  readonly credentialId: string
  readonly publicKey: Uint8Array
  readonly counter: number
}

/** Answers whether it was kept: an authenticator's passkey belongs to one account, once. */
export const keepPasskey = (
  client: pg.ClientBase,
  username: string,
  name: string,
  { credentialId, publicKey, counter }: NewPasskey,
): Effect.Effect<boolean, DatabaseError> =>
  executeOn(client, {
    text: `insert into passkey (credential_id, username, name, public_key, counter) values ($1, $2, $3, $4, $5)
           on conflict (credential_id) do nothing`,
    values: [credentialId, username, name, publicKey, counter],
  }).pipe(Effect.map((kept) => kept > 0))
