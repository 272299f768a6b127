import {
  EventLog,
  type EventLogUnavailable,
  type Position,
  type SubscriptionItem,
} from "@voltread/domain/event.ts"
import { Array as Arr, Effect, Stream } from "effect"
import { type Batch, decodeAhead, prefixesOf } from "./batch.ts"
import type { Projection } from "./platform/projection.ts"

/** Events that are decoded in one turn of the event loop. */
const PIECE = 100

/** The events that these models are built from, decoded while Postgres writes those before them. */
export const subscription = (
  from: Position,
  projections: ReadonlyArray<Projection<Batch>>,
): Stream.Stream<SubscriptionItem, EventLogUnavailable, EventLog> =>
  Stream.unwrap(
    EventLog.useSync((log) => log.subscribe(from, { streamPrefixes: prefixesOf(projections) })),
  ).pipe(
    Stream.mapArrayEffect((items) =>
      Effect.forEach(Arr.chunksOf(items, PIECE), decodePiece, { discard: true }).pipe(Effect.as(items)),
    ),
  )

const decodePiece = (items: ReadonlyArray<SubscriptionItem>, index: number) =>
  Effect.andThen(
    index === 0 ? Effect.void : Effect.yieldNow,
    Effect.sync(() => {
      for (const item of items) if (item._tag === "event") decodeAhead(item.event)
    }),
  )
