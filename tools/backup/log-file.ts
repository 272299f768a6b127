import { createReadStream, createWriteStream } from "node:fs"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { createGunzip, createGzip } from "node:zlib"
import { eventStoreDbEventLog } from "@voltread/api/platform/event-log/eventstoredb.ts"
import { EventLog, EventMetadata, type Position, type RecordedEvent, START } from "@voltread/domain/event.ts"
import { Effect, Option, Schema, Stream } from "effect"
import type pg from "pg"
import { StartError } from "../start/error.ts"

/** The prefixes of all streams (lifecycle §4). */
const STREAMS = { streamPrefixes: ["cart-", "order-", "loan-", "visit-"] }

const Line = Schema.fromJsonString(
  Schema.Struct({
    stream: Schema.String,
    revision: Schema.Int,
    position: Schema.String,
    id: Schema.String,
    type: Schema.String,
    schemaVersion: Schema.Int,
    data: Schema.Unknown,
    metadata: EventMetadata,
  }),
)
const encodeLine = Schema.encodeSync(Line)
const decodeLine = Schema.decodeUnknownSync(Line)
type Line = typeof Line.Type

const fileIn = (folder: string): string => join(folder, "event-log.jsonl.gz")

/**
 * Runs against the EventStoreDB at this address. Events are read and written as stored: encrypted data stays encrypted.
 */
const onLog = <A, E>(url: string, work: Effect.Effect<A, E, EventLog>): Promise<A> =>
  Effect.runPromise(Effect.provide(work, eventStoreDbEventLog({ url })))

export const headOfLog = (url: string): Promise<Position> =>
  onLog(
    url,
    EventLog.use(({ head }) => head),
  )

const until = (log: EventLog["Service"], head: Position) =>
  log.subscribe(START, STREAMS).pipe(
    Stream.takeUntil((item) => (item._tag === "event" ? item.event.position >= head : item.position >= head)),
    Stream.flatMap((item) =>
      item._tag === "event" && item.event.position <= head ? Stream.succeed(item.event) : Stream.empty,
    ),
  )

const toLine = ({ stream, revision, position, id, type, schemaVersion, data, metadata }: RecordedEvent) =>
  `${encodeLine({ stream, revision, position, id, type, schemaVersion, data, metadata })}\n`

/** Writes the events up to `head`, one on each line, in the order of the log; returns how many. */
export const writeLog = (url: string, folder: string, head: Position): Promise<number> =>
  onLog(
    url,
    Effect.gen(function* () {
      let events = 0
      const log = yield* EventLog
      const lines = Stream.map(until(log, head), (event) => {
        events += 1
        return toLine(event)
      })
      const source = Readable.from(head === START ? [] : yield* Stream.toAsyncIterableEffect(lines))
      yield* Effect.promise(() =>
        pipeline(source, createGzip(), createWriteStream(fileIn(folder), { flags: "wx", mode: 0o600 })),
      )
      return events
    }),
  )

/** Events of one append: far below the 1 MB that EventStoreDB accepts. */
const MAX_EVENTS = 50
const MAX_CHARACTERS = 400_000

/** Consecutive events of one stream, which can be appended together. */
async function* appendsIn(folder: string) {
  let together: Array<Line> = []
  let characters = 0
  const lines = createInterface({ input: createReadStream(fileIn(folder)).pipe(createGunzip()) })
  for await (const text of lines) {
    const line = decodeLine(text)
    const [first] = together
    const isFull = together.length >= MAX_EVENTS || characters + text.length > MAX_CHARACTERS
    if (first !== undefined && (first.stream !== line.stream || isFull)) {
      yield together
      together = []
      characters = 0
    }
    together.push(line)
    characters += text.length
  }
  if (together.length > 0) yield together
}

/** The former and the new position of events, in the order of the log. */
export type Moved = ReadonlyArray<readonly [before: Position, now: Position]>

const NOT_EMPTY = new StartError({
  message:
    "EventStoreDB holds events that are not of this backup: restore into an empty one, so that nothing is mixed up.",
})

/**
 * Appends the events of a backup to an empty EventStoreDB, with their ids and revisions. If interrupted, run it again:
 * events that are already there are recognized.
 */
export const restoreLog = async (url: string, folder: string, events: number): Promise<Moved> =>
  onLog(
    url,
    Effect.gen(function* () {
      const log = yield* EventLog
      const lasts: Array<Pick<Line, "id" | "position">> = []
      let restored = 0
      const known = yield* log.head
      const first = known === START ? Option.none() : yield* Stream.runHead(until(log, known))
      const restoring = Effect.fnUntraced(function* (lines: ReadonlyArray<Line>) {
        const [begin] = lines
        const last = lines.at(-1)
        if (begin === undefined || last === undefined) return
        if (restored === 0 && Option.isSome(first) && first.value.id !== begin.id) return yield* NOT_EMPTY
        yield* log
          .append(
            begin.stream,
            begin.revision === 0 ? "no-stream" : begin.revision - 1,
            lines.map(({ id, type, schemaVersion, data, metadata }) => ({
              id,
              type,
              schemaVersion,
              data,
              metadata,
            })),
          )
          .pipe(Effect.catchTag("WrongExpectedRevision", () => Effect.fail(NOT_EMPTY)))
        restored += lines.length
        lasts.push(last)
      })
      yield* Stream.fromAsyncIterable(
        appendsIn(folder),
        (cause) =>
          new StartError({ message: "The backup's event log cannot be read: the file is damaged.", cause }),
      ).pipe(Stream.runForEach(restoring))
      if (restored !== events)
        return yield* new StartError({
          message: `The backup's event log has ${restored} events in place of ${events}: the file is damaged. The tables were left empty; empty EventStoreDB and take another backup.`,
        })
      // An append only returns the position that its first event may have.
      const moved = yield* until(log, yield* log.head).pipe(
        Stream.runFold(
          (): Array<readonly [Position, Position]> => [],
          (known, { id, position }) => {
            const next = lasts[known.length]
            if (next?.id === id) known.push([next.position, position])
            return known
          },
        ),
      )
      return moved.length === lasts.length ? moved : yield* NOT_EMPTY
    }),
  )

/** Tables with positions in the log. */
const POSITIONS = ["process_checkpoint", "audit_order", "audit_pass"]

/**
 * Positions belong to a log, and differ after a restore: each reader continues after the last event it had read.
 * Returns how many had read beyond the backup's log.
 */
export const movePositions = async (client: pg.Client, moved: Moved, head: Position): Promise<number> => {
  await client.query(
    `create temp table moved (before text collate "C" primary key, now text collate "C" not null) on commit drop`,
  )
  await client.query(
    "insert into moved select * from unnest($1::text[], $2::text[]) on conflict do nothing",
    [moved.map(([before]) => before), moved.map(([, now]) => now)],
  )
  const { rows } = await client.query("select name from process_checkpoint where position > $1", [head])
  for (const table of POSITIONS)
    await client.query(
      `update ${table} set position = coalesce(
         (select now from moved where before <= position order by before desc limit 1), '')
       where position is not null`,
    )
  return rows.length
}
