import type { EventLogUnavailable, RecordedEvent } from "@voltread/domain/event.ts"
import { Effect, Option, Stream } from "effect"

export interface ReadOptions {
  readonly from?: number
  readonly direction?: "forwards" | "backwards"
  readonly limit?: number
}

/** At most `limit` events from revision `from`, inclusive; for backwards, `undefined` is the end. */
type ReadPage = (
  from: number | undefined,
  limit: number,
) => Effect.Effect<ReadonlyArray<RecordedEvent>, EventLogUnavailable>

interface Rest {
  readonly from: number | undefined
  readonly left: number
}

export const streamPages = (
  options: ReadOptions,
  pageSize: number,
  readPage: ReadPage,
): Stream.Stream<RecordedEvent, EventLogUnavailable> => {
  const forwards = options.direction !== "backwards"
  const start: Rest = {
    from: options.from ?? (forwards ? 0 : undefined),
    left: options.limit ?? Number.POSITIVE_INFINITY,
  }
  if (start.left <= 0 || (start.from !== undefined && start.from < 0 && !forwards)) return Stream.empty

  const next = ({ from, left }: Rest) => {
    const wanted = Math.min(pageSize, left)
    return readPage(from, wanted).pipe(
      Effect.map((events) => {
        const last = events.at(-1)
        const rest = left - events.length
        const continueFrom = last === undefined ? -1 : last.revision + (forwards ? 1 : -1)
        const done = events.length < wanted || rest <= 0 || continueFrom < 0
        return [
          events,
          done ? Option.none<Rest>() : Option.some<Rest>({ from: continueFrom, left: rest }),
        ] as const
      }),
    )
  }
  return Stream.paginate<Rest, RecordedEvent, EventLogUnavailable>(start, next)
}
