import type { Tokens } from "@voltread/domain/contract/session.ts"
import { ApiError } from "./api-error.ts"
import type { AuthPort } from "./auth-port.ts"

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Spec §9. */
const FIRST_DELAY = 100

/**
 * Runs `call` up to `attempts` times while it fails with a network error, waiting `FIRST_DELAY` ms and then twice as long
 * each time. Every other failure is final.
 */
const retry = async <A>(
  attempts: number,
  call: () => Promise<A>,
  wait: (milliseconds: number) => Promise<void>,
): Promise<A> => {
  for (let tried = 1; ; tried += 1) {
    try {
      return await call()
    } catch (error) {
      if (tried >= attempts || !(error instanceof ApiError) || error.kind !== "network") throw error
      await wait(FIRST_DELAY * 2 ** (tried - 1))
    }
  }
}

/** Sends up to `attempts` times, and as often once more with new tokens if the server refused those of the session. */
export const sendRepeatedly = async <Answer>(
  auth: AuthPort,
  attempts: number,
  send: (tokens: Tokens | null) => Promise<Answer>,
  wait = pause,
): Promise<Answer> => {
  let used: Tokens | null = null
  const attempt = async () => {
    used = await auth.tokens()
    return send(used)
  }
  try {
    return await retry(attempts, attempt, wait)
  } catch (error) {
    const isRefused = error instanceof ApiError && error.kind === "unauthenticated"
    if (!isRefused || used === null || !(await auth.refresh(used))) throw error
    return retry(attempts, attempt, wait)
  }
}
