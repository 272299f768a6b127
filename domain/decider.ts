import type { Result } from "effect"

/**
 * The rules of one kind of stream, as three values.
 *
 * `decide` never throws and never reads a clock: the time, the actor and every id arrive in the command.
 * A rejection is data, so that callers can explain it. `evolve` accepts any event of the stream in any state and
 * never throws.
 */
export interface Decider<State, Command, Event, Rejection> {
  readonly initial: State
  readonly decide: (command: Command, state: State) => Result.Result<ReadonlyArray<Event>, Rejection>
  readonly evolve: (state: State, event: Event) => State
}

/** The state that a history leads to. */
export const fold = <State, Command, Event, Rejection>(
  decider: Decider<State, Command, Event, Rejection>,
  events: Iterable<Event>,
  from: State = decider.initial,
): State => {
  let state = from
  for (const event of events) state = decider.evolve(state, event)
  return state
}
