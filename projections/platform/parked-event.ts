import type { RecordedEvent } from "@voltread/domain/event.ts"
import { storable } from "@voltread/domain/shared/storable.ts"
import { Option, Schema } from "effect"
import { LIVE_SCHEMA, NEXT_SCHEMA, WAKE_CHANNEL } from "./schema.ts"
import { type Queryable, reading, run } from "./sql.ts"

const ParkedEvent = Schema.Struct({
  stream: Schema.String,
  revision: Schema.Int,
  position: Schema.String,
  eventId: Schema.String,
  type: Schema.String,
  error: Schema.String,
  attempts: Schema.Int,
  parkedAt: Schema.String,
})
/** An event that no read model has applied, and why. If it is the first of its stream, all later ones are parked, too. */
export type ParkedEvent = typeof ParkedEvent.Type

const readParked = reading(ParkedEvent)

const COLUMNS = `stream, revision, position, event_id as "eventId", type, error, attempts, parked_at as "parkedAt"`

/** In the order in which they must be applied. */
export const parkedIn = (db: Queryable): Promise<ReadonlyArray<ParkedEvent>> =>
  readParked(db, `select ${COLUMNS} from parked_event order by stream, revision`)

const readCount = reading(Schema.Struct({ events: Schema.Int }))

export const parkedCount = async (db: Queryable): Promise<number> => {
  const [row] = await readCount(db, "select count(*) as events from parked_event")
  return row?.events ?? 0
}

/**
 * SQL condition on a parked event `p`: it was not skipped. Skipping a first event skips its whole stream. The API's
 * migrations create the table.
 */
export const IS_WAITING = `not exists (select from parked_event_action a
  where a.action = 'skip' and a.stream = p.stream and a.revision in (0, p.revision))`

/** For operators: the parked events of the live models. */
export const parkedEvents = (db: Queryable): Promise<ReadonlyArray<ParkedEvent>> =>
  readParked(db, `select ${COLUMNS} from ${LIVE_SCHEMA}.parked_event order by stream, revision`)

const readExists = reading(Schema.Struct({ exists: Schema.Boolean }))

/** Parked events of the live models that were not skipped; all of them where skipping does not exist. */
export const waitingEvents = async (db: Queryable): Promise<ReadonlyArray<ParkedEvent>> => {
  const [table] = await readExists(
    db,
    "select to_regclass('public.parked_event_action') is not null as exists",
  )
  return table?.exists === true
    ? readParked(
        db,
        `select ${COLUMNS} from ${LIVE_SCHEMA}.parked_event p where ${IS_WAITING} order by stream, revision`,
      )
    : parkedEvents(db)
}

/** Skips in the models being built what is skipped in the live ones. */
export const parkAsLive = (db: Queryable): Promise<number> =>
  run(db, `insert into ${NEXT_SCHEMA}.parked_event select * from ${LIVE_SCHEMA}.parked_event`)

const decodeNumber = Schema.decodeUnknownOption(Schema.Struct({ uniqueId: Schema.String }))

/** The public number of an order, if its first event is still readable: staff find the order by it. */
const orderNumberOf = (event: RecordedEvent): string | null => {
  if (event.revision !== 0) return null
  try {
    const number = Option.getOrUndefined(decodeNumber(event.data))?.uniqueId
    return number === undefined ? null : String(storable(number))
  } catch {
    // Data is parsed and decrypted on demand, which may fail.
    return null
  }
}

export const park = async (
  db: Queryable,
  events: ReadonlyArray<RecordedEvent>,
  reason: { readonly error: string; readonly attempts: number },
): Promise<void> => {
  if (events.length === 0) return
  await run(
    db,
    `insert into parked_event (stream, revision, position, event_id, type, order_number, error, attempts)
     select stream, revision, position, event_id, type, order_number, $2, $3
     from json_populate_recordset(null::parked_event, $1)
     on conflict (stream, revision) do update set
       error = excluded.error, attempts = parked_event.attempts + excluded.attempts`,
    [
      JSON.stringify(
        events.map((event) => ({
          event_id: event.id,
          stream: event.stream,
          revision: event.revision,
          position: event.position,
          type: event.type,
          order_number: orderNumberOf(event),
        })),
      ),
      reason.error,
      reason.attempts,
    ],
  )
}

/** Deletes the parked events of these streams, except those named by id. */
export const unparkAllBut = (
  db: Queryable,
  streams: ReadonlyArray<string>,
  eventIds: ReadonlyArray<string>,
): Promise<number> =>
  run(db, "delete from parked_event where stream = any ($1) and not event_id = any ($2)", [
    [...streams],
    [...eventIds],
  ])

/** Asks the active runner to retry parked events; a runner also does so whenever it becomes active. */
export const requestRetry = async (db: Queryable): Promise<void> => {
  await run(db, "select pg_notify($1, '')", [WAKE_CHANNEL])
}
