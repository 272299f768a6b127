import { Result } from "effect"
import { type Rejection, type RejectionCode, rejection } from "./rejection.ts"

/** The outcome of a command: its events (none when nothing changes), or the reason it was rejected. */
export type Decision<Event> = Result.Result<ReadonlyArray<Event>, Rejection>

export const accept = <Event>(events: ReadonlyArray<Event>): Decision<Event> => Result.succeed(events)

/** The state is already what the command asks for. */
export const unchanged: Decision<never> = Result.succeed([])

export const refuse = (code: RejectionCode, message: string): Decision<never> =>
  Result.fail(rejection(code, message))
