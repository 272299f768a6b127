import { EventLog, EventLogUnavailable, type Position, type RecordedEvent } from "@voltread/domain/event.ts"
import { Effect, Stream } from "effect"

/** The runner waits while streams are read to be projected again; it must not wait forever. */
const TIMEOUT = "30 seconds"

/** The events of these streams up to a position, in the order of the log. */
export const readStreams = (
  streams: ReadonlyArray<string>,
  upTo: Position,
): Effect.Effect<ReadonlyArray<RecordedEvent>, EventLogUnavailable, EventLog> =>
  EventLog.use((log) =>
    Effect.forEach(
      streams,
      (stream) =>
        log.read(stream).pipe(
          Stream.filter(({ position }) => position <= upTo),
          Stream.runCollect,
        ),
      { concurrency: 4 },
    ),
  ).pipe(
    Effect.map((found) => found.flat().sort((one, other) => (one.position < other.position ? -1 : 1))),
    Effect.timeoutOrElse({
      duration: TIMEOUT,
      orElse: () => Effect.fail(new EventLogUnavailable({ reason: "The event log does not answer" })),
    }),
  )
