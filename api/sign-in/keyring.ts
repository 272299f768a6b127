import { randomUUID } from "node:crypto"
import { ADVISORY_LOCKS } from "@voltread/projections/platform/advisory-locks.ts"
import { Effect, Option, Result, Schema } from "effect"
import {
  type CryptoKey,
  errors,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JSONWebKeySet,
  type JWK,
} from "jose"
import type pg from "pg"
import { Cryptography } from "../platform/cryptography.ts"
import { Database } from "../platform/postgres/pool.ts"
import { executeOn, rowsOn, transaction } from "../platform/postgres/query.ts"
import type { Problem, RequestFailure } from "../platform/problem.ts"

export const ALGORITHM = "ES256"

/** Days until a new key is used for signing. Old keys verify until their last token has expired. */
const ROTATION_DAYS = 30
const KEPT_DAYS = 90
const DAY = 86_400_000
/** Shortest time between two reloads caused by unknown key ids. */
const RELOAD_MS = 5_000

type Key = CryptoKey | Uint8Array

export interface Keyring {
  readonly signing: () => Promise<{ readonly kid: string; readonly key: Key }>
  /** The public key of this id. Throws `JWKSNoMatchingKey` if there is none. */
  readonly verifying: (kid: string | undefined) => Promise<Key>
  /** The public keys as a JWK set (RFC 7517). */
  readonly published: () => Promise<JSONWebKeySet>
}

type KeyringRunner = <A, E extends RequestFailure>(
  work: Effect.Effect<A, E, Database | Cryptography>,
) => Promise<Result.Result<A, Problem>>

const Jwk = Schema.Record(Schema.String, Schema.String)

const Row = Schema.Struct({
  kid: Schema.String,
  public_jwk: Jwk,
  private_key: Schema.Uint8Array,
  created_at: Schema.Date,
})

interface LoadedKey {
  readonly kid: string
  readonly jwk: JWK
  readonly verifying: Key
  readonly signing: Key
  readonly createdAt: number
}

const READ = {
  text: `select kid, public_jwk, private_key, created_at from signing_key
         where created_at > clock_timestamp() - make_interval(days => $1) order by created_at desc, kid`,
  values: [KEPT_DAYS],
}

const PrivateKey = Schema.fromJsonString(Jwk)
const decodePrivate = Schema.decodeUnknownSync(PrivateKey)

/** Skips keys that were encrypted with another secret: changing the secret invalidates all tokens. */
const readKeys = Effect.fnUntraced(function* (client: pg.Pool | pg.ClientBase) {
  const { decrypt } = yield* Cryptography
  const rows = yield* rowsOn(client, Row, READ)
  const keys = yield* Effect.forEach(rows, (row) =>
    Effect.tryPromise(async (): Promise<LoadedKey> => {
      const privateJwk = decodePrivate(decrypt("signing-keys", row.private_key))
      return {
        kid: row.kid,
        jwk: { ...row.public_jwk, kid: row.kid, alg: ALGORITHM, use: "sig" },
        verifying: await importJWK(row.public_jwk, ALGORITHM),
        signing: await importJWK(privateJwk, ALGORITHM),
        createdAt: row.created_at.getTime(),
      }
    }).pipe(
      Effect.tapError(() =>
        Effect.logWarning(`The signing key ${row.kid} was encrypted with another secret`),
      ),
      Effect.option,
    ),
  )
  return keys.flatMap((key) => (Option.isSome(key) ? [key.value] : []))
})

const load = Database.use(({ pool }) => readKeys(pool))

const isDue = (newest: LoadedKey | undefined): boolean =>
  newest === undefined || Date.now() - newest.createdAt > ROTATION_DAYS * DAY

/** Adds a key, unless another process just did, and deletes expired ones. */
const rotate = transaction((client) =>
  Effect.gen(function* () {
    yield* executeOn(client, {
      text: "select pg_advisory_xact_lock($1)",
      values: [ADVISORY_LOCKS.signingKeys],
    })
    const [newest] = yield* readKeys(client)
    if (!isDue(newest)) return
    yield* addKey(client)
    yield* executeOn(client, {
      text: "delete from signing_key where created_at < clock_timestamp() - make_interval(days => $1)",
      values: [KEPT_DAYS],
    })
  }),
)

const addKey = Effect.fnUntraced(function* (client: pg.ClientBase) {
  const { encrypt } = yield* Cryptography
  const [publicJwk, privateJwk] = yield* Effect.promise(async () => {
    const pair = await generateKeyPair(ALGORITHM, { extractable: true })
    return Promise.all([exportJWK(pair.publicKey), exportJWK(pair.privateKey)])
  })
  yield* executeOn(client, {
    text: "insert into signing_key (kid, public_jwk, private_key) values ($1, $2, $3)",
    values: [randomUUID(), JSON.stringify(publicJwk), encrypt("signing-keys", JSON.stringify(privateJwk))],
  })
})

/** Loads the signing keys, which all processes share; creates the first one if there is none. */
export const openKeyring = async (run: KeyringRunner): Promise<Keyring> => {
  const reading = async (): Promise<ReadonlyArray<LoadedKey>> => {
    const keys = await run(load)
    if (Result.isFailure(keys)) throw keys.failure
    return keys.success
  }
  const renewed = async (): Promise<ReadonlyArray<LoadedKey>> => {
    const rotated = await run(rotate)
    if (Result.isFailure(rotated)) throw rotated.failure
    return reading()
  }

  let keys = await reading()
  if (isDue(keys[0])) keys = await renewed()
  let loadedAt = Date.now()
  let renewal: Promise<void> | undefined

  const renewOnce = (how: () => Promise<ReadonlyArray<LoadedKey>>): Promise<void> => {
    renewal ??= how()
      .then((found) => {
        keys = found
        loadedAt = Date.now()
      })
      .finally(() => {
        renewal = undefined
      })
    return renewal
  }

  return {
    signing: async () => {
      if (isDue(keys[0])) await renewOnce(renewed)
      const [newest] = keys
      if (newest === undefined) throw new Error("There is no key to sign tokens with")
      return { kid: newest.kid, key: newest.signing }
    },
    verifying: async (kid) => {
      const find = () => keys.find((key) => key.kid === kid)
      if (find() === undefined && Date.now() - loadedAt > RELOAD_MS) await renewOnce(reading)
      const found = find()
      if (found === undefined) throw new errors.JWKSNoMatchingKey()
      return found.verifying
    },
    published: async () => ({ keys: keys.map(({ jwk }) => jwk) }),
  }
}
