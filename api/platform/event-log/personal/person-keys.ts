import { randomBytes, randomUUID } from "node:crypto"
import { Effect, Schema, type Scope } from "effect"
import { LRUCache } from "lru-cache"
import { listenTo } from "../../postgres/listen.ts"
import { Database } from "../../postgres/pool.ts"
import { type DatabaseError, rowsOn } from "../../postgres/query.ts"

/** Postgres channel for notifications that a key was destroyed. */
export const KEY_DESTROYED_CHANNEL = "person_forgotten"

/** A person whose data is in events. `key` null: erased. */
export interface DataSubject {
  readonly subjectId: string
  readonly key: Uint8Array | null
}

export interface PersonKeys {
  /** The data subject of this name; created if there is none. */
  readonly ofName: (name: string) => Effect.Effect<DataSubject, DatabaseError>
  /** The data subjects with these ids; unknown ids are left out. */
  readonly ofIds: (
    subjectIds: ReadonlySet<string>,
  ) => Effect.Effect<ReadonlyMap<string, DataSubject>, DatabaseError>
}

const MAX_CACHED = 50_000
/** Bounds how long a destroyed key is used, should its notification get lost. */
const CACHE_TTL_MS = 60_000

const Row = Schema.Struct({ subject_id: Schema.String, key: Schema.NullOr(Schema.Uint8Array) })
type Row = typeof Row.Type

const toDataSubject = ({ subject_id, key }: Row): DataSubject => ({ subjectId: subject_id, key })

/** Reads and creates the keys of data subjects, with a cache. */
export const makePersonKeys: Effect.Effect<PersonKeys, never, Database | Scope.Scope> = Effect.gen(
  function* () {
    const { pool, connection } = yield* Database
    const byName = new LRUCache<string, DataSubject>({ max: MAX_CACHED, ttl: CACHE_TTL_MS })
    const byId = new LRUCache<string, DataSubject>({ max: MAX_CACHED, ttl: CACHE_TTL_MS })

    const clearCaches = () => {
      byName.clear()
      byId.clear()
    }
    yield* listenTo(connection, KEY_DESTROYED_CHANNEL, { onNotice: clearCaches, onConnected: clearCaches })

    const cacheById = (subject: DataSubject): DataSubject => {
      byId.set(subject.subjectId, subject)
      return subject
    }

    const find = (name: string) =>
      rowsOn(pool, Row, {
        name: "person-key-by-name",
        text: "select subject_id, key from person_key where name = $1",
        values: [name],
      })

    const add = (name: string) =>
      rowsOn(pool, Row, {
        name: "person-key-add",
        text: `insert into person_key (subject_id, name, key) values ($1, $2, $3)
               on conflict (name) do update set name = excluded.name returning subject_id, key`,
        values: [randomUUID(), name, randomBytes(32)],
      })

    return {
      ofName: (name) => {
        const known = byName.get(name)
        if (known !== undefined) return Effect.succeed(known)
        return Effect.gen(function* () {
          // Most guests are new and most users are not, so this order saves a query.
          const rows = name.startsWith("guest:") ? yield* add(name) : yield* find(name)
          const [row] = rows.length > 0 ? rows : yield* add(name)
          if (row === undefined) return yield* Effect.die(new Error("A new key was not stored"))
          const subject = cacheById(toDataSubject(row))
          byName.set(name, subject)
          return subject
        })
      },
      ofIds: (subjectIds) => {
        const found = new Map<string, DataSubject>()
        const missing: Array<string> = []
        for (const id of subjectIds) {
          const known = byId.get(id)
          if (known === undefined) missing.push(id)
          else found.set(id, known)
        }
        if (missing.length === 0) return Effect.succeed(found)
        return rowsOn(pool, Row, {
          name: "person-keys-by-id",
          text: "select subject_id, key from person_key where subject_id = any ($1::uuid[])",
          values: [missing],
        }).pipe(
          Effect.map((rows) => {
            for (const row of rows) found.set(row.subject_id, cacheById(toDataSubject(row)))
            return found
          }),
        )
      },
    }
  },
)
