import { vi } from "vitest"

/** Waits for the effect of other processes. */
export const eventually = <A>(check: () => A | Promise<A>): Promise<A> =>
  vi.waitFor(check, { timeout: 8_000, interval: 10 })
