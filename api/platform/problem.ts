import type { AppendTooLarge, EventLogUnavailable } from "@voltread/domain/event.ts"
import type { FieldError } from "@voltread/domain/shared/field-error.ts"
import type { Rejection } from "@voltread/domain/shared/rejection.ts"
import { Data } from "effect"
import { type StreamMoved, TOO_LARGE, type TooMuchContention } from "./commands/command-error.ts"
import type { GatewayMisconfigured, GatewayUnavailable } from "./gateway-error.ts"
import type { DatabaseError } from "./postgres/query.ts"

export type ProblemCode =
  | "BAD_REQUEST"
  | "UNAUTHENTICATED"
  | "FORBIDDEN"
  | "NOT_FOUND"
  | "TOO_SLOW"
  | "TOO_LARGE"
  | "WRONG_HOST"
  | "CONFLICT"
  | "INVALID"
  | "TOO_MANY_REQUESTS"
  | "UNAVAILABLE"
  | "INTERNAL"

/** The common form of failures in REST and GraphQL. `message` is shown to users. */
export class Problem extends Data.TaggedError("Problem")<{
  readonly code: ProblemCode
  readonly message: string
  readonly fieldErrors?: ReadonlyArray<FieldError>
  /** Only logged, never sent. */
  readonly reason?: string
}> {}

export type RequestFailure =
  | Problem
  | Rejection
  | TooMuchContention
  | StreamMoved
  | AppendTooLarge
  | EventLogUnavailable
  | DatabaseError
  | GatewayUnavailable
  | GatewayMisconfigured

export const STATUS: Readonly<Record<ProblemCode, number>> = {
  BAD_REQUEST: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  TOO_SLOW: 408,
  CONFLICT: 409,
  TOO_LARGE: 413,
  WRONG_HOST: 421,
  INVALID: 422,
  TOO_MANY_REQUESTS: 429,
  UNAVAILABLE: 503,
  INTERNAL: 500,
}

const SERVER_FAILURES: ReadonlySet<unknown> = new Set<ProblemCode>(["INTERNAL", "UNAVAILABLE"])

/** Whether the server failed, so that what was asked for may have been done all the same. */
export const isServerFailure = (code: unknown): boolean => SERVER_FAILURES.has(code)

export const notFound = (what: string): Problem =>
  new Problem({ code: "NOT_FOUND", message: `${what} could not be found.` })

/** `what` was saved by somebody else since it was read: nothing is overwritten unseen. */
export const outdated = (what: string): Problem =>
  new Problem({ code: "CONFLICT", message: `Someone else just changed ${what}. Please reload the page.` })

/** Spec §8. */
export const NO_ACCESS = "You have no access to this page"

/** The one mapping of failures to answers. */
export const toProblem = (failure: RequestFailure): Problem => {
  switch (failure._tag) {
    case "Problem":
      return failure
    case "Rejection":
      return new Problem({ code: rejectionCode(failure), message: failure.message })
    case "TooMuchContention":
    case "StreamMoved":
      return new Problem({
        code: "CONFLICT",
        message: "Someone else changed this at the same moment. Please try again.",
        reason: failure.stream,
      })
    case "AppendTooLarge":
      return new Problem({ code: "TOO_LARGE", message: TOO_LARGE, reason: failure.stream })
    case "EventLogUnavailable":
    case "GatewayUnavailable":
      return unavailable(failure.reason)
    case "DatabaseError":
      if (failure.code !== undefined && UNFIT_VALUE.test(failure.code)) {
        return new Problem({ code: "BAD_REQUEST", message: UNFIT, reason: failure.reason })
      }
      return failure.code === undefined || UNREACHABLE.test(failure.code)
        ? unavailable(failure.reason)
        : new Problem({ code: "INTERNAL", message: SOMETHING_WRONG, reason: failure.reason })
    case "GatewayMisconfigured":
      return new Problem({ code: "INTERNAL", message: SOMETHING_WRONG, reason: failure.reason })
  }
}

export const SOMETHING_WRONG = "Something went wrong. Please try again."

/** SQLSTATE of values that Postgres cannot store: no date, a number out of range, no UUID, a NUL in a text. */
const UNFIT_VALUE = /^22(003|007|008|021|P02|P05)$/
const UNFIT = "Some of the values sent cannot be used."

/** Codes of transient failures: connection lost, server starting or stopping, disk or connections used up, ECONNREFUSED and the like. */
const UNREACHABLE = /^(08|57P|53|E[A-Z]+$)/

const unavailable = (reason: string): Problem =>
  new Problem({
    code: "UNAVAILABLE",
    message: "The shop cannot answer right now. Please try again in a moment.",
    reason,
  })

const rejectionCode = (rejection: Rejection): ProblemCode => {
  switch (rejection.code) {
    case "not-found":
      return "NOT_FOUND"
    case "not-allowed-now":
    case "already-exists":
    case "out-of-stock":
      return "CONFLICT"
    case "invalid":
      return "INVALID"
    case "too-large":
      return "TOO_LARGE"
  }
}
