import { createSecretKey, type KeyObject, randomBytes, randomUUID } from "node:crypto"
import { Effect, Schema, type Scope } from "effect"
import { LRUCache } from "lru-cache"
import { atMostEntries } from "../../cache/entries.ts"
import { batched } from "../../postgres/batched.ts"
import { Database } from "../../postgres/pool.ts"
import { type DatabaseError, rowsOn } from "../../postgres/query.ts"
import { invalidateDecrypted } from "./keys-age.ts"
import { reportMissingKeys } from "./missing-keys.ts"

/** Postgres channel for notifications that a key was destroyed; migration 0022 names the same. */
const KEY_DESTROYED_CHANNEL = "person_forgotten"

/** A person whose data is in events. `key` null: erased. Imported once: that takes five times as long as to use it. */
export interface DataSubject {
  readonly subjectId: string
  readonly key: KeyObject | null
}

export interface PersonKeys {
  /** The data subject of this name; created if there is none. */
  readonly ofName: (name: string) => Effect.Effect<DataSubject, DatabaseError>
  /** The data subjects with these ids; unknown ids are left out, and reported. */
  readonly ofIds: (
    subjectIds: ReadonlySet<string>,
  ) => Effect.Effect<ReadonlyMap<string, DataSubject>, DatabaseError>
}

const MAX_CACHED = 50_000
/**
 * How long cached keys are used before it is asked whether one was destroyed. A notification tells sooner, unless it is
 * lost: a connection of which the other end is gone stays silent for minutes.
 */
export const KEYS_TRUSTED_MS = 1_000

const caches = new Set<() => void>()

/** Clears the cached keys of this process at once: for code that has just destroyed keys and reads on. */
export const invalidateCachedKeys: Effect.Effect<void> = Effect.sync(() => {
  for (const clear of caches) clear()
})

const Row = Schema.Struct({ subject_id: Schema.String, key: Schema.NullOr(Schema.Uint8Array) })
type Row = typeof Row.Type

const toDataSubject = ({ subject_id, key }: Row): DataSubject => ({
  subjectId: subject_id,
  key: key === null ? null : createSecretKey(key),
})

const newKeys = (names: ReadonlyArray<string>) => [
  names.map(() => randomUUID()),
  names,
  names.map(() => randomBytes(32)),
]

/** Reads and creates the keys of data subjects, with a cache. */
export const makePersonKeys: Effect.Effect<PersonKeys, never, Database | Scope.Scope> = Effect.gen(
  function* () {
    const { pool, listen } = yield* Database
    const byName = new LRUCache<string, DataSubject>(atMostEntries(MAX_CACHED))
    const byId = new LRUCache<string, DataSubject>(atMostEntries(MAX_CACHED))
    // What was read before the caches were cleared must not be put into them afterwards.
    let age = 0

    const clearCaches = () => {
      age += 1
      invalidateDecrypted()
      byName.clear()
      byId.clear()
    }
    yield* listen(KEY_DESTROYED_CHANNEL, { onNotice: clearCaches, onConnected: clearCaches })

    yield* Effect.acquireRelease(
      Effect.sync(() => caches.add(clearCaches)),
      () => Effect.sync(() => caches.delete(clearCaches)),
    )

    let destroyed: number | undefined
    let trustedUntil = Number.NEGATIVE_INFINITY

    const askWhetherDestroyed = Effect.gen(function* () {
      const asked = performance.now()
      const [row] = yield* rowsOn(pool, Schema.Struct({ destroyed: Schema.NumberFromString }), {
        name: "keys-destroyed",
        text: "select destroyed::text from key_destruction",
        values: [],
      })
      if (row?.destroyed !== destroyed) clearCaches()
      destroyed = row?.destroyed
      trustedUntil = Math.max(trustedUntil, asked + KEYS_TRUSTED_MS)
    })
    const trusted = Effect.suspend(() =>
      performance.now() < trustedUntil ? Effect.void : askWhetherDestroyed,
    )

    const cache = (readAt: number, row: Row, name?: string): DataSubject => {
      const subject = toDataSubject(row)
      if (readAt !== age) return subject
      byId.set(subject.subjectId, subject)
      if (name !== undefined) byName.set(name, subject)
      return subject
    }

    const find = (name: string) =>
      rowsOn(pool, Row, {
        name: "person-key-by-name",
        text: "select subject_id, key from person_key where name = $1",
        values: [name],
      })

    /** In the order of their names, so that two processes never wait for each other. */
    const add = batched((names: ReadonlyArray<string>) =>
      rowsOn(pool, Schema.Struct({ ...Row.fields, name: Schema.String }), {
        name: "person-keys-add",
        text: `insert into person_key (subject_id, name, key)
               select * from unnest($1::uuid[], $2::text[], $3::bytea[]) given (subject_id, name, key) order by name
               on conflict (name) do update set name = excluded.name returning subject_id, key, name`,
        values: newKeys([...new Set(names)]),
      }).pipe(Effect.map((rows) => names.map((name) => rows.filter((row) => row.name === name)))),
    )

    const ofName = Effect.fnUntraced(function* (name: string) {
      yield* trusted
      const known = byName.get(name)
      if (known !== undefined) return known
      const readAt = age
      // Most guests are new and most users are not, so this order saves a query.
      const rows = name.startsWith("guest:") ? yield* add(name) : yield* find(name)
      const [row] = rows.length > 0 ? rows : yield* add(name)
      if (row === undefined) return yield* Effect.die(new Error("A new key was not stored"))
      return cache(readAt, row, name)
    })

    const ofIds = Effect.fnUntraced(function* (subjectIds: ReadonlySet<string>) {
      const found = new Map<string, DataSubject>()
      if (subjectIds.size === 0) return found
      yield* trusted
      for (const id of subjectIds) {
        const known = byId.get(id)
        if (known !== undefined) found.set(id, known)
      }
      const unknown = [...subjectIds].filter((id) => !found.has(id))
      if (unknown.length === 0) return found
      const readAt = age
      const rows = yield* rowsOn(pool, Row, {
        name: "person-keys-by-id",
        text: "select subject_id, key from person_key where subject_id = any (array(select unnest($1::uuid[])))",
        values: [unknown],
      })
      for (const row of rows) found.set(row.subject_id, cache(readAt, row))
      const missing = unknown.filter((id) => !found.has(id))
      if (missing.length > 0) yield* reportMissingKeys(missing)
      return found
    })

    return { ofName, ofIds }
  },
)
