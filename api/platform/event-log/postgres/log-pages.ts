import type { EventLogUnavailable, Position, RecordedEvent } from "@voltread/domain/event.ts"
import { Cache, Effect, Exit } from "effect"
import type pg from "pg"
import { logPage } from "./rows.ts"

/** The beginnings of the names of streams; absent: all streams. */
type Prefixes = ReadonlyArray<string> | undefined

/** What one query reads. */
interface Span {
  readonly after: Position
  readonly upTo: Position
  readonly prefixes: Prefixes
}

/** A subscription that reads on in the log. */
export interface LogReader {
  /** Events after `after` up to `upTo`, of its streams and of others. */
  readonly read: (
    after: Position,
    upTo: Position,
  ) => Effect.Effect<ReadonlyArray<RecordedEvent>, EventLogUnavailable>
  /** It has reached the end for now, or is over. */
  readonly pause: Effect.Effect<void>
}

export interface LogPages {
  /** For a subscription to streams with one of these prefixes. */
  readonly reader: (prefixes: Prefixes) => LogReader
}

/** Enough for subscriptions that are not quite as fast as each other. */
const KEPT = 6

/**
 * Subscriptions of a process that are far behind at the same time, such as after its start or in a flood of events, read
 * the same pages: what any of them wants is read, decrypted and decoded once. A single one reads only what it wants.
 */
export const makeLogPages = Effect.fnUntraced(function* (pool: pg.Pool): Effect.fn.Return<LogPages> {
  const cache = yield* Cache.makeWith(
    ({ after, upTo, prefixes }: Span) => logPage(pool, after, upTo, prefixes),
    { capacity: KEPT, timeToLive: (exit) => (Exit.isSuccess(exit) ? "10 seconds" : 0) },
  )
  const reading = new Map<symbol, Prefixes>()
  const wanted = (): Prefixes => {
    const all = [...reading.values()]
    const named = all.flatMap((prefixes) => prefixes ?? [])
    return all.includes(undefined) ? undefined : [...new Set(named)].sort()
  }

  return {
    reader: (prefixes) => {
      const self = Symbol("reader")
      return {
        read: (after, upTo) =>
          Effect.suspend(() => {
            reading.set(self, prefixes)
            return Cache.get(cache, { after, upTo, prefixes: wanted() })
          }),
        pause: Effect.suspend(() =>
          reading.delete(self) && reading.size === 0 ? Cache.invalidateAll(cache) : Effect.void,
        ),
      }
    },
  }
})
