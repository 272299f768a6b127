import { Effect, Exit, Schedule, Scope } from "effect"
import { type EmbeddedPostgresOptions, embeddedPostgres } from "../embedded.ts"

/** Starts a server that a test kills, and starts again on the same folder and port. */
export const startServer = async (options: EmbeddedPostgresOptions) => {
  const scope = Scope.makeUnsafe()
  // Sessions of the killed server may hold its shared memory for another moment, and then a start is refused.
  const started = Effect.retry(embeddedPostgres(options), {
    schedule: Schedule.spaced("50 millis"),
    times: 60,
  })
  const server = await Effect.runPromise(Scope.provide(started, scope))
  return { ...server, stop: () => Effect.runPromise(Scope.close(scope, Exit.void)) }
}
