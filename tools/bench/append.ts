import { randomUUID } from "node:crypto"
import { decodeMetadata } from "@voltread/api/platform/event-log/engine/lazy-json.ts"
import { eventLogLayer } from "@voltread/api/platform/event-log/layer.ts"
import { createPool, Database } from "@voltread/api/platform/postgres/pool.ts"
import { EventLog, type EventLogService, type NewEvent } from "@voltread/domain/event.ts"
import { Effect, Layer } from "effect"
import type pg from "pg"
import { scenarioOrder } from "./order-scenarios.ts"
import { withScratchDatabase } from "./scratch.ts"

export interface AppendFigures {
  readonly writers: number
  /**
   * Single-row inserts committed per second through a `pg` pool, prepared, into a table with the indexes of the log:
   * the baseline.
   */
  readonly insertsPerSecond: number
  /** Appends of one encrypted event to a new stream, per second. */
  readonly appendsPerSecond: number
  /** The median of the rounds' ratios. */
  readonly ratio: number
}

const ROUNDS = 3
const ROUND_MS = 1_500

let events = 0

/** The first event of an order, with a name and addresses, since most text in production is like that. */
const orderCreated = (): { readonly stream: string; readonly event: NewEvent } => {
  const { orderId, events: stored } = scenarioOrder(events++)
  const [first] = stored
  if (first === undefined) throw new Error("an order begins with an event")
  const { type, schemaVersion, data, metadata } = first
  return {
    stream: `order-${orderId}`,
    event: {
      id: randomUUID(),
      type,
      schemaVersion,
      data: JSON.parse(data),
      metadata: decodeMetadata(JSON.parse(metadata)),
    },
  }
}

/** How many times per second `writers` parallel loops run `once` altogether. */
const rate = async (writers: number, once: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  const end = start + ROUND_MS
  let count = 0
  const loop = async () => {
    while (performance.now() < end) {
      await once()
      count += 1
    }
  }
  await Promise.all(Array.from({ length: writers }, loop))
  return (count * 1_000) / (performance.now() - start)
}

const RAW_TABLE = `create table raw_inserts (
  position bigint generated always as identity primary key,
  stream text not null, revision bigint not null, id uuid not null, type text not null,
  data json not null, metadata json not null, created_at timestamptz not null default now(),
  unique (stream, revision), unique (id))`

const RAW_INSERT =
  "insert into raw_inserts (stream, revision, id, type, data, metadata) values ($1, $2, $3, $4, $5, $6)"

const insert = (pool: pg.Pool) => {
  const { stream, event } = orderCreated()
  const { id, type, data, metadata } = event
  return pool.query({
    name: "raw_insert",
    text: RAW_INSERT,
    values: [stream, 0, id, type, JSON.stringify(data), JSON.stringify(metadata)],
  })
}

const append = (log: EventLogService) => {
  const { stream, event } = orderCreated()
  return Effect.runPromise(log.append(stream, "no-stream", [event]))
}

const median = (values: ReadonlyArray<number>): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

const measure = async (log: EventLogService, pool: pg.Pool, writers: number) => {
  const inserts: Array<number> = []
  const appends: Array<number> = []
  // Alternating, so that other load on the machine affects both equally.
  for (let round = 0; round < ROUNDS; round++) {
    inserts.push(await rate(writers, () => insert(pool)))
    appends.push(await rate(writers, () => append(log)))
  }
  const insertsPerSecond = median(inserts)
  const appendsPerSecond = median(appends)
  const ratio = median(appends.map((rate, round) => rate / (inserts[round] ?? Number.NaN)))
  return { writers, insertsPerSecond, appendsPerSecond, ratio }
}

const WRITERS = [1, 8, 32]

/** Appends per second by number of writers, compared with raw single-row inserts into the same Postgres, in one run. */
export const benchAppends = (databaseUrl: string): Promise<ReadonlyArray<AppendFigures>> =>
  withScratchDatabase(databaseUrl, async (url) => {
    const pool = createPool({ url, max: Math.max(...WRITERS) }, () => undefined)
    await pool.query(RAW_TABLE)
    const layer = eventLogLayer({ eventStoreUrl: undefined }).pipe(Layer.provide(Database.layer({ url })))
    const program = Effect.gen(function* () {
      const log = yield* EventLog
      const warmUp = Array.from({ length: 200 }, () => Promise.all([insert(pool), append(log)]))
      yield* Effect.promise(() => Promise.all(warmUp))
      const figures: Array<AppendFigures> = []
      for (const writers of WRITERS) figures.push(yield* Effect.promise(() => measure(log, pool, writers)))
      return figures
    })
    try {
      return await Effect.runPromise(Effect.provide(program, layer))
    } finally {
      await pool.end()
    }
  })
