import { Effect, Semaphore } from "effect"

/** A fair mutex for each key. Unused keys take no memory. */
export class KeyMutex {
  readonly #held = new Map<string, { readonly semaphore: Semaphore.Semaphore; users: number }>()

  hold(key: string): <A, E, R>(work: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R> {
    return (work) =>
      Effect.acquireUseRelease(
        Effect.sync(() => this.#enter(key)),
        (entry) => entry.semaphore.withPermits(1)(work),
        (entry) =>
          Effect.sync(() => {
            entry.users -= 1
            if (entry.users === 0) this.#held.delete(key)
          }),
      )
  }

  #enter(key: string) {
    const entry = this.#held.get(key) ?? { semaphore: Semaphore.makeUnsafe(1), users: 0 }
    entry.users += 1
    this.#held.set(key, entry)
    return entry
  }
}
