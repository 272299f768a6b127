import { connect, storing } from "@voltread/projections/platform/connection.ts"
import { run } from "@voltread/projections/platform/sql.ts"
import { Effect, Schedule, type Scope } from "effect"
import type pg from "pg"

const reconnecting = Schedule.min([Schedule.exponential("50 millis"), Schedule.spaced("2 seconds")])

export interface Listener {
  readonly onNotice: (payload: string | undefined) => void
  /** Listening begins, for the first time or again: what was told before is not known. */
  readonly onConnected?: () => void
}

/** Hears what processes tell on a channel of Postgres, until the scope closes; connects again for as long as it takes. */
export const listenTo = (
  connection: pg.ClientConfig,
  channel: string,
  { onNotice, onConnected }: Listener,
): Effect.Effect<void, never, Scope.Scope> =>
  Effect.scoped(
    Effect.gen(function* () {
      const { client, lost } = yield* connect(connection)
      client.on("notification", ({ payload }) => onNotice(payload))
      yield* storing(() => run(client, `listen ${channel}`))
      onConnected?.()
      return yield* lost
    }),
  ).pipe(
    Effect.tapError(({ message }) => Effect.logDebug(`Not listening to ${channel}: ${message}`)),
    Effect.retry(reconnecting),
    Effect.forkScoped,
    Effect.asVoid,
  )
