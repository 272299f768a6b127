import { Clock, Deferred, Effect, type Scope } from "effect"

interface Running {
  /** Completes with the reason if it ends unexpectedly. */
  readonly ended: Effect.Effect<string>
}

export interface Supervision<A, E> {
  readonly name: string
  readonly start: Effect.Effect<A, E, Scope.Scope>
  readonly announce: (message: string) => Effect.Effect<void>
  /** Completes with the reason if it must be restarted while it runs. */
  readonly restart?: Effect.Effect<string>
}

interface Ending {
  readonly reason: string
  readonly kind: "fault" | "restart" | "never started"
}

const FIRST_DELAY_MS = 200
const MAX_DELAY_MS = 10_000
/** After this long without a failure, the next one counts as the first. */
const STEADY_MS = 60_000

/**
 * Starts something, and restarts it whenever it ends, with growing pauses, until the scope closes. A failure of the
 * very first start is passed to the caller; later ones are shown and retried.
 */
export const keepRunning = Effect.fnUntraced(function* <
  A extends Running,
  E extends { readonly message: string },
>({ name, start, announce, restart = Effect.never }: Supervision<A, E>): Effect.fn.Return<A, E, Scope.Scope> {
  const first = yield* Deferred.make<A, E>()

  const life: Effect.Effect<Ending> = start.pipe(
    Effect.tap((running) => Deferred.succeed(first, running)),
    Effect.flatMap(({ ended }) =>
      Effect.raceFirst(
        Effect.map(ended, (reason) => ({ reason, kind: "fault" as const })),
        Effect.map(restart, (reason) => ({ reason, kind: "restart" as const })),
      ),
    ),
    Effect.catch((error) =>
      Effect.map(Deferred.fail(first, error), (isFirst) => ({
        reason: error.message,
        kind: isFirst ? ("never started" as const) : ("fault" as const),
      })),
    ),
    Effect.scoped,
  )

  const lives = Effect.gen(function* () {
    for (let faults = 0; ; ) {
      const since = yield* Clock.currentTimeMillis
      const { reason, kind } = yield* life
      switch (kind) {
        case "never started":
          return
        case "restart":
          faults = 0
          yield* announce(`${name} is starting again: ${reason}`)
          break
        case "fault": {
          faults = (yield* Clock.currentTimeMillis) - since > STEADY_MS ? 1 : faults + 1
          const pause = Math.min(FIRST_DELAY_MS * 2 ** (faults - 1), MAX_DELAY_MS)
          yield* announce(`${name} ended (${reason}) and is starting again in ${pause / 1000} s`)
          yield* Effect.sleep(pause)
        }
      }
    }
  })

  yield* Effect.forkScoped(lives)
  return yield* Deferred.await(first)
})
