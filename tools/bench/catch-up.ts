import { once } from "node:events"
import { postgresEventLog } from "@voltread/api/platform/event-log/postgres.ts"
import { Database } from "@voltread/api/platform/postgres/pool.ts"
import { EventLog, START } from "@voltread/domain/event.ts"
import { Effect, Layer, Stream } from "effect"
import pg from "pg"
import { to as copyTo } from "pg-copy-streams"
import { withScratchDatabase } from "./scratch.ts"

export interface CatchUpFigures {
  readonly events: number
  /** `COPY events TO STDOUT` over the same connection kind, bytes thrown away: the yardstick. */
  readonly copiedPerSecond: number
  /** Delivered to a subscriber from the beginning of the log, JSON unread. */
  readonly deliveredPerSecond: number
  readonly ratio: number
}

const ROUNDS = 3

/** Rows such as appends leave, 1.1 kB of JSON each, without the time that appending takes. */
const FILL = `insert into events (position, revision, id, schema_version, stream, type, data, metadata)
  select n, n % 20, gen_random_uuid(), 1, 'bench-' || (n / 20), 'Measured',
    json_build_object('note', repeat('n', 900)),
    json_build_object(
      'correlationId', gen_random_uuid(), 'causationId', gen_random_uuid(), 'at', '2026-01-01T00:00:00.000Z',
      'actor', json_build_object('id', 'bench', 'name', 'Bench', 'role', 'system'))
  from generate_series(1, $1::int) n`

const perSecond = async (events: number, work: () => Promise<void>): Promise<number> => {
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
    Stream.runDrain,
  ),
)

/** How fast a subscriber gets through the whole log, against COPY of the same rows, in one run. */
export const benchCatchUp = (databaseUrl: string, events = 200_000): Promise<CatchUpFigures> =>
  withScratchDatabase(databaseUrl, async (url) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const layer = postgresEventLog().pipe(Layer.provide(Database.layer({ url })))
    try {
      await client.query(FILL, [events])
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
