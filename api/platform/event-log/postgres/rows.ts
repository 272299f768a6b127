import type { EventLogUnavailable, Position, RecordedEvent } from "@voltread/domain/event.ts"
import { Effect } from "effect"
import pg from "pg"
import { parsedOnDemand } from "../engine/lazy-json.ts"
import { unavailable } from "../engine/unavailable.ts"
import { fromPosition, toPosition } from "./position.ts"

/** Events of one page: enough to hide the round trip, without using much memory. */
export const PAGE = 1_000

/** Keeps `bigint` and JSON as text: JSON is parsed on demand. */
const asText = new pg.TypeOverrides()
asText.setTypeParser(pg.types.builtins.JSON, (text) => text)
asText.setTypeParser(pg.types.builtins.INT8, (text) => text)

const COLUMNS = "position, stream, revision, id, type, schema_version, data, metadata"
type Row = readonly [
  position: string,
  stream: string,
  revision: string,
  id: string,
  type: string,
  schemaVersion: number,
  data: string,
  metadata: string,
]
const COLUMN_TYPES = ["string", "string", "string", "string", "string", "number", "string", "string"]

// Written by hand: a Schema is several times slower, and every event that is read passes here.
const isRow = (row: unknown): row is Row =>
  Array.isArray(row) && COLUMN_TYPES.every((type, column) => typeof row[column] === type)

const decodeRow = (row: unknown): Row => {
  if (!isRow(row)) throw new TypeError("A row of the table events has columns of other types")
  return row
}

const toEvent = (row: unknown): RecordedEvent => {
  const [position, stream, revision, id, type, schemaVersion, data, metadata] = decodeRow(row)
  return parsedOnDemand({
    id,
    type,
    schemaVersion,
    stream,
    revision: Number(revision),
    position: toPosition(position),
    data,
    metadata,
  })
}

const page = (
  pool: pg.Pool,
  name: string,
  text: string,
  values: ReadonlyArray<unknown>,
): Effect.Effect<Array<RecordedEvent>, EventLogUnavailable> =>
  Effect.tryPromise({
    try: () => pool.query({ name, text, values: [...values], rowMode: "array", types: asText }),
    catch: (cause) => unavailable("Reading events", cause),
  }).pipe(Effect.map(({ rows }) => rows.map((row: unknown) => toEvent(row))))

const STREAM_FORWARDS = `select ${COLUMNS} from events where stream = $1 and revision >= $2 order by revision limit $3`
const STREAM_BACKWARDS = `select ${COLUMNS} from events where stream = $1 and revision <= $2 order by revision desc limit $3`

interface PageOfStream {
  readonly from: number
  readonly direction: "forwards" | "backwards"
  readonly limit: number
}

/** Events of `stream` from revision `from` (inclusive), at most `limit`. */
export const streamPage = (
  pool: pg.Pool,
  stream: string,
  { from, direction, limit }: PageOfStream,
): Effect.Effect<Array<RecordedEvent>, EventLogUnavailable> =>
  direction === "forwards"
    ? page(pool, "stream_forwards", STREAM_FORWARDS, [stream, from, limit])
    : page(pool, "stream_backwards", STREAM_BACKWARDS, [stream, from, limit])

// The subquery hides from Postgres how few are left: it would plan anew for them each time.
const NEXT = `select ${COLUMNS} from events where position > (select $1::bigint) order by position limit ${PAGE}`

/** Events after `after`, at most `PAGE`. */
export const nextPage = (
  pool: pg.Pool,
  after: Position,
): Effect.Effect<Array<RecordedEvent>, EventLogUnavailable> =>
  page(pool, "log_next", NEXT, [fromPosition(after)])

const RANGE = `select ${COLUMNS} from events where position > $1 and position <= $2`
const ALL = `${RANGE} order by position`
const ALL_OF_PREFIXES = `${RANGE} and stream ^@ any($3::text[]) order by position`

/** Events after `after` up to `upTo`, of streams with one of the prefixes. */
export const logPage = (
  pool: pg.Pool,
  after: Position,
  upTo: Position,
  prefixes: ReadonlyArray<string> | undefined,
): Effect.Effect<Array<RecordedEvent>, EventLogUnavailable> =>
  prefixes === undefined
    ? page(pool, "log_page", ALL, [fromPosition(after), fromPosition(upTo)])
    : page(pool, "log_page_prefixes", ALL_OF_PREFIXES, [
        fromPosition(after),
        fromPosition(upTo),
        [...prefixes],
      ])
