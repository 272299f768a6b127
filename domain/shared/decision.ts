import { Result } from "effect"
import { type Rejection, type RejectionCode, rejection } from "./rejection.ts"

/** What a rule says to a command: the events that follow from it (none: nothing to change), or why not. */
export type Decision<Event> = Result.Result<ReadonlyArray<Event>, Rejection>

export const accept = <Event>(events: ReadonlyArray<Event>): Decision<Event> => Result.succeed(events)

/** The command asks for what already is so. */
export const unchanged: Decision<never> = Result.succeed([])

export const refuse = (code: RejectionCode, message: string): Decision<never> =>
  Result.fail(rejection(code, message))
