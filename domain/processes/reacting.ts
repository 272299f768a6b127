import { Result } from "effect"
import { type Decider, fold } from "../decider.ts"

/**
 * A business rule about one kind of stream: the commands that follow from an event. `before` and `after` are the states
 * just before and just after that event.
 */
export type Reaction<State, Command, Event> = (
  event: Event,
  after: State,
  before: State,
) => ReadonlyArray<Command>

/** Longer chains of reactions are cut off: they would be a loop in the rules. */
const MAX_DEPTH = 10

/**
 * The same decider with reactions: the commands that follow from its events on the same stream are part of the same
 * decision, so that one append stores all of it or nothing.
 *
 * If the decider rejects a reaction's command, the earlier events are still stored: money that arrived is recorded even
 * if nothing can follow from it.
 */
export const reacting = <State, Command, Event, Rejection>(
  decider: Decider<State, Command, Event, Rejection>,
  reactions: ReadonlyArray<Reaction<State, Command, Event>>,
): Decider<State, Command, Event, Rejection> => {
  const follow = (state: State, events: ReadonlyArray<Event>, depth: number): ReadonlyArray<Event> => {
    const all = [...events]
    let now = fold(decider, events, state)
    for (const command of depth < MAX_DEPTH ? commandsAfter(state, events) : []) {
      const decided = decider.decide(command, now)
      if (Result.isFailure(decided)) continue
      const more = follow(now, decided.success, depth + 1)
      all.push(...more)
      now = fold(decider, more, now)
    }
    return all
  }

  const commandsAfter = (state: State, events: ReadonlyArray<Event>): ReadonlyArray<Command> => {
    const commands: Array<Command> = []
    let before = state
    for (const event of events) {
      const after = decider.evolve(before, event)
      for (const reaction of reactions) commands.push(...reaction(event, after, before))
      before = after
    }
    return commands
  }

  return {
    initial: decider.initial,
    evolve: decider.evolve,
    decide: (command, state) =>
      Result.map(decider.decide(command, state), (events) => follow(state, events, 0)),
  }
}

/** Several commands as one decision: all of their events, or the first rejection. */
export const decideAll = <State, Command, Event, Rejection>(
  decider: Decider<State, Command, Event, Rejection>,
  commands: ReadonlyArray<Command>,
  state: State,
): Result.Result<ReadonlyArray<Event>, Rejection> => {
  const all: Array<Event> = []
  let now = state
  for (const command of commands) {
    const decided = decider.decide(command, now)
    if (Result.isFailure(decided)) return decided
    all.push(...decided.success)
    now = fold(decider, decided.success, now)
  }
  return Result.succeed(all)
}
