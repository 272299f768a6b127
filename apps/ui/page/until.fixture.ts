import { act } from "react"
import { vi } from "vitest"

/**
 * Waits until a check passes, for at most `timeout` milliseconds. React draws what has come meanwhile before each look:
 * what is loaded late is drawn only at the end of an act.
 */
export const until = (check: () => void, timeout = 5_000): Promise<void> =>
  vi.waitFor(
    async () => {
      await act(() => new Promise((done) => setTimeout(done, 20)))
      check()
    },
    { interval: 1, timeout },
  )
