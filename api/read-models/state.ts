import type { ReadModelsData } from "@voltread/domain/contract/read-models.ts"
import { EventLog, type EventLogUnavailable, type Position } from "@voltread/domain/event.ts"
import { PREFIXES } from "@voltread/projections/batch.ts"
import { checkpoint, LIVE_SCHEMA } from "@voltread/projections/platform/schema.ts"
import { readModels } from "@voltread/projections/read-models.ts"
import { Effect, Option, Stream } from "effect"
import { queryReadModel } from "../platform/read-model.ts"
import { latestActions } from "./parked-events.ts"
import { latestRebuilds } from "./rebuild-job.ts"

/** The state of the read models at `now` (milliseconds), and what staff did with them lately. */
export const readModelsState = Effect.fnUntraced(function* (now: number) {
  const { position, events } = yield* queryReadModel((db) => checkpoint(db, { schema: LIVE_SCHEMA }))
  return {
    models: readModels.map(({ name, version }) => ({ name, version })),
    position,
    events,
    lagSeconds: yield* lagSeconds(position, now),
    rebuilds: yield* latestRebuilds,
    actions: yield* latestActions,
  } satisfies ReadModelsData
})

/** The age of the first event that has not been applied; 0 if there is none. */
const lagSeconds = Effect.fnUntraced(function* (
  position: Position,
  now: number,
): Effect.fn.Return<number, EventLogUnavailable, EventLog> {
  const log = yield* EventLog
  const next = yield* log
    .subscribe(position, { streamPrefixes: Object.values(PREFIXES) })
    .pipe(Stream.take(1), Stream.runHead)
  return Option.isSome(next) && next.value._tag === "event"
    ? Math.max(0, (now - Date.parse(next.value.event.metadata.at)) / 1_000)
    : 0
})
