import { Effect } from "effect"

/**
 * Works off all that is due, and not only a batch of it. `take` takes at most as many as it is told, and puts each off,
 * so that what fails is tried again later.
 */
export const workOff = <Due, E, R, E2, R2>(
  take: (limit: number) => Effect.Effect<ReadonlyArray<Due>, E, R>,
  { batch, concurrency = 1 }: { readonly batch: number; readonly concurrency?: number },
  work: (due: Due) => Effect.Effect<unknown, E2, R2>,
): Effect.Effect<void, E | E2, R | R2> =>
  take(batch).pipe(
    Effect.tap((due) => Effect.forEach(due, work, { concurrency, discard: true })),
    Effect.repeat({ while: (due) => due.length === batch }),
    Effect.asVoid,
  )
