import { ApiError } from "./api-error.ts"

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Runs `call` up to `attempts` times while it fails with a network error, waiting `firstDelay` ms and then twice as long
 * each time. Every other failure is final.
 */
export const retry = async <A>(
  attempts: number,
  firstDelay: number,
  call: () => Promise<A>,
  wait: (milliseconds: number) => Promise<void> = pause,
): Promise<A> => {
  for (let tried = 1; ; tried += 1) {
    try {
      return await call()
    } catch (error) {
      if (tried >= attempts || !(error instanceof ApiError) || error.kind !== "network") throw error
      await wait(firstDelay * 2 ** (tried - 1))
    }
  }
}
