import { Effect, Schema } from "effect"
import type pg from "pg"
import { IS_STAFF } from "../accounts/accounts.ts"
import { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, rowsOn } from "../platform/postgres/query.ts"

/** What an account needs beside the password. */
export interface SecondFactorStatus {
  readonly hasApp: boolean
  readonly hasPasskey: boolean
  /** Whether there is an app or a passkey, so that the password alone is not enough. */
  readonly isOn: boolean
  /** Whether all staff must have one. */
  readonly isRequired: boolean
  /** Required, and there is none: what staff may do is withheld until there is. */
  readonly isMissing: boolean
}

const Row = Schema.Struct({
  has_app: Schema.Boolean,
  has_passkey: Schema.Boolean,
  is_required: Schema.Boolean,
})

/** As `secondFactorStatus`, on this client or pool. */
export const secondFactorStatusOn = Effect.fnUntraced(function* (
  client: pg.Pool | pg.ClientBase,
  username: string,
): Effect.fn.Return<SecondFactorStatus, DatabaseError> {
  const [row] = yield* rowsOn(client, Row, {
    text: `select exists (
             select from second_factor where username = $1 and confirmed_at is not null
           ) as has_app, exists (
             select from passkey join account using (username) where username = $1 and ${IS_STAFF}
           ) as has_passkey, requires_second_factor as is_required
           from staff_security where is_only`,
    values: [username],
  })
  const hasApp = row?.has_app === true
  const hasPasskey = row?.has_passkey === true
  const isOn = hasApp || hasPasskey
  const isRequired = row?.is_required === true
  return { hasApp, hasPasskey, isOn, isRequired, isMissing: isRequired && !isOn }
})

/** What an account logs in with, and whether all staff have to have more than a password. */
export const secondFactorStatus = (
  username: string,
): Effect.Effect<SecondFactorStatus, DatabaseError, Database> =>
  Database.use(({ pool }) => secondFactorStatusOn(pool, username))
