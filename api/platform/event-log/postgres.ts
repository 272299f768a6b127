import { EventLog } from "@voltread/domain/event.ts"
import { type Duration, Effect, Layer } from "effect"
import { Database } from "../postgres/pool.ts"
import { RETRY_DURATION, retryFor } from "./engine/retry.ts"
import { Appender } from "./postgres/appender.ts"
import { makeLogPages } from "./postgres/log-pages.ts"
import { PAGE, streamPage } from "./postgres/rows.ts"
import { makeSession } from "./postgres/session.ts"
import { subscription } from "./postgres/subscription.ts"
import { makeTail } from "./postgres/tail.ts"
import { streamPages } from "./stream-pages.ts"

/** A revision beyond the end of any stream; Postgres reads it as a `bigint`. */
const END = Number.MAX_SAFE_INTEGER

/**
 * The event log in the Postgres of the read models. Needs migration 0001. A revision of -1 counts as "no-stream".
 *
 * While Postgres is away, appends and reads try again for `patience` (appends with the same ids), subscriptions for
 * ever.
 */
export const postgresEventLog = (
  options: { readonly patience?: Duration.Input } = {},
): Layer.Layer<EventLog, never, Database> =>
  Layer.effect(
    EventLog,
    Effect.gen(function* () {
      const { pool, connection } = yield* Database
      const schedule = retryFor(options.patience ?? RETRY_DURATION)
      const tail = yield* makeTail(pool)
      const pages = yield* makeLogPages(pool)
      const session = yield* makeSession(connection, tail.onNotified)
      const appender = yield* Appender.make(session, tail.onAppended)
      return {
        append: (stream, expected, events) =>
          appender
            .append(stream, expected, events)
            .pipe(Effect.retry({ schedule, while: (error) => error._tag === "EventLogUnavailable" })),
        read: (stream, options = {}) => {
          const direction = options.direction ?? "forwards"
          return streamPages(options, PAGE, (from = END, limit) =>
            Effect.retry(streamPage(pool, stream, { from, direction, limit }), schedule),
          )
        },
        subscribe: (from, filter) => subscription(pages, tail, from, filter),
        head: Effect.retry(tail.head, schedule),
      }
    }),
  )
