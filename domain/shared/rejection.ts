/**
 * A rejected command: data, not an exception. `code` is for programs (one mapping turns it into HTTP or GraphQL),
 * `message` for people, in words that help them proceed.
 */
export interface Rejection {
  readonly _tag: "Rejection"
  readonly code: RejectionCode
  readonly message: string
}

/**
 * - `not-found`: the thing, or the line of it, does not exist.
 * - `not-allowed-now`: its state forbids it; the message names both statuses where there are two.
 * - `invalid`: the command contradicts itself or the state.
 * - `out-of-stock`: fewer units are available than requested.
 * - `already-exists`: another command created it first, with other content.
 * - `too-large`: more than can be stored at once.
 */
export type RejectionCode =
  | "not-found"
  | "not-allowed-now"
  | "invalid"
  | "out-of-stock"
  | "already-exists"
  | "too-large"

export const rejection = (code: RejectionCode, message: string): Rejection => ({
  _tag: "Rejection",
  code,
  message,
})
