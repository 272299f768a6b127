/**
 * Why a call failed:
 * - `network`: no answer, one that is not the API's, or the server failed. A change may have been made all the same; worth
 *   trying again.
 * - `unauthenticated`: the session is over, refreshing did not help.
 * - `forbidden`: the person may not do this.
 * - `refused`: the server's own words are in `message`.
 */
type ApiErrorKind = "network" | "unauthenticated" | "forbidden" | "refused"

export class ApiError extends Error {
  readonly kind: ApiErrorKind

  constructor(kind: ApiErrorKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = "ApiError"
    this.kind = kind
  }
}

/** Spec §8. */
export const FORBIDDEN_MESSAGE = "You have no access to this page"
export const SESSION_OVER_MESSAGE = "Your session has ended. Please log in again."
export const NETWORK_MESSAGE = "We could not reach the shop. Check your connection and try again."

/** Nobody knows what became of the call. */
export const noAnswer = (cause?: unknown): ApiError => new ApiError("network", NETWORK_MESSAGE, { cause })

/** What to show a person for any failure. */
export const messageOf = (error: unknown): string =>
  error instanceof ApiError ? error.message : NETWORK_MESSAGE
