import { connect, storing } from "@voltread/projections/platform/connection.ts"
import { run } from "@voltread/projections/platform/sql.ts"
import { Effect, Schedule, type Scope } from "effect"
import type pg from "pg"

const reconnecting = Schedule.min([Schedule.exponential("50 millis"), Schedule.spaced("2 seconds")])

export interface Listener {
  readonly onNotice: (payload: string | undefined) => void
  /** After each (re)connection: earlier notifications may have been lost. */
  readonly onConnected?: () => void
}

/** Listens to a Postgres channel until the scope closes, reconnecting as needed. */
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
