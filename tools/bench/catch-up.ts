import { randomUUID } from "node:crypto"
import { once } from "node:events"
import { decodeMetadata } from "@voltread/api/platform/event-log/engine/lazy-json.ts"
import { eventLogLayer } from "@voltread/api/platform/event-log/layer.ts"
import { Database } from "@voltread/api/platform/postgres/pool.ts"
import { EventLog, START } from "@voltread/domain/event.ts"
import { Effect, Layer, Stream } from "effect"
import pg from "pg"
import { to as copyTo } from "pg-copy-streams"
import { scenarioOrder } from "./order-scenarios.ts"
import { withScratchDatabase } from "./scratch.ts"

export interface CatchUpFigures {
  readonly events: number
  /** `COPY events TO STDOUT` over the same kind of connection, with the bytes discarded: the baseline. */
  readonly copiedPerSecond: number
  /** Delivered to a subscriber from the beginning of the log, decrypted and parsed. */
  readonly deliveredPerSecond: number
  readonly ratio: number
}

const ROUNDS = 3

/** Orders whose events are appended in parallel. */
const WRITERS = 32

/**
 * Appends whole orders with encrypted names and addresses until this many events are stored. Returns how many there
 * are.
 */
const fill = Effect.fnUntraced(function* (events: number) {
  const log = yield* EventLog
  let order = 0
  let stored = 0
  const write = Effect.gen(function* () {
    while (stored < events) {
      const { orderId, events: texts } = scenarioOrder(order++)
      stored += texts.length
      yield* log.append(
        `order-${orderId}`,
        "no-stream",
        texts.map(({ type, schemaVersion, data, metadata }) => ({
          id: randomUUID(),
          type,
          schemaVersion,
          data: JSON.parse(data),
          metadata: decodeMetadata(JSON.parse(metadata)),
        })),
      )
    }
  })
  yield* Effect.all(
    Array.from({ length: WRITERS }, () => write),
    { concurrency: "unbounded", discard: true },
  )
  return stored
})

const perSecond = async (events: number, work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await work()
  return (events * 1_000) / (performance.now() - start)
}

const copy = async (client: pg.Client): Promise<void> => {
  const rows = client.query(copyTo("copy events to stdout"))
  rows.resume()
  await once(rows, "end")
}

const deliverAll = Effect.flatMap(EventLog, (log) =>
  log.subscribe(START).pipe(
    Stream.takeUntil((item) => item._tag === "caughtUp"),
    Stream.runFold(
      () => 0,
      (read, item) => (item._tag === "event" && item.event.data !== null ? read + 1 : read),
    ),
  ),
)

/** How fast a subscriber reads the whole log, compared with COPY of the same rows, in one run. */
export const benchCatchUp = (databaseUrl: string, atLeast: number): Promise<CatchUpFigures> =>
  withScratchDatabase(databaseUrl, async (url) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const layer = eventLogLayer({ eventStoreUrl: undefined }).pipe(Layer.provide(Database.layer({ url })))
    try {
      const events = await Effect.runPromise(Effect.provide(fill(atLeast), layer))
      await client.query("vacuum analyze events")
      const copied: Array<number> = []
      const delivered: Array<number> = []
      for (let round = 0; round < ROUNDS; round++) {
        copied.push(await perSecond(events, () => copy(client)))
        delivered.push(await perSecond(events, () => Effect.runPromise(Effect.provide(deliverAll, layer))))
      }
      const copiedPerSecond = Math.max(...copied)
      const deliveredPerSecond = Math.max(...delivered)
      return { events, copiedPerSecond, deliveredPerSecond, ratio: deliveredPerSecond / copiedPerSecond }
    } finally {
      await client.end()
    }
  })
