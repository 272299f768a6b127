import { ApiError } from "./api-error.ts"
import type { Envelope } from "./envelope.ts"

/** Spec §8. */
export const NOT_LOGGED_OUT = "Could not logout user. Kindly try after some time"

/** Whether the call that logs out has ended the session on the server. */
export const hasEnded = async (call: Promise<Envelope | null>): Promise<boolean> => {
  try {
    return (await call)?.isSuccess === true
  } catch (error) {
    // What the server does not know anymore has ended.
    return error instanceof ApiError && error.kind === "unauthenticated"
  }
}
