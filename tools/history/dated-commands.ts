import type { Aggregate } from "@voltread/api/platform/commands/aggregate.ts"
import { toNewEvent } from "@voltread/api/platform/commands/command-handler.ts"
import { fold } from "@voltread/domain/decider.ts"
import type { Actor, EventLogService, NewEvent } from "@voltread/domain/event.ts"
import { Effect, Result } from "effect"

/** A command with its time and author. */
export interface DatedCommand<Command> {
  /** UTC instant. */
  readonly at: string
  readonly actor: Actor
  readonly command: Command
}

/** The events of one stream on one day, in order. */
export interface StreamDay {
  readonly stream: string
  readonly day: string
  /** Expected revision of the stream; -1 when it does not exist yet. */
  readonly after: number
  readonly events: ReadonlyArray<NewEvent>
}

/**
 * The events of a new stream after these commands, each decided by the domain at its own time. Throws if the domain
 * rejects one, naming the command and the reason.
 */
export const runCommands = <State, Command extends { readonly type: string }, Event>(
  aggregate: Aggregate<State, Command, Event>,
  id: string,
  steps: ReadonlyArray<DatedCommand<Command>>,
): ReadonlyArray<NewEvent> => {
  const stream = aggregate.streamOf(id)
  let state = aggregate.decider.initial
  return steps.flatMap(({ at, actor, command }, index) => {
    const decision = aggregate.decider.decide(command, state)
    if (Result.isFailure(decision)) {
      throw new Error(`${stream}, step ${index + 1}, ${command.type}: ${decision.failure.message}`)
    }
    state = fold(aggregate.decider, decision.success, state)
    const intent = { commandId: `${stream}:${index}`, correlationId: stream, actor, now: at }
    return decision.success.map((event, nth) => toNewEvent(aggregate, stream, event, nth, intent))
  })
}

/** Splits a stream's events by day, so that many streams can be stored in chronological order. */
export const splitByDay = (stream: string, events: ReadonlyArray<NewEvent>): ReadonlyArray<StreamDay> => {
  const cut: Array<StreamDay & { readonly events: Array<NewEvent> }> = []
  for (const [index, event] of events.entries()) {
    const day = event.metadata.at.slice(0, 10)
    const last = cut.at(-1)
    if (last?.day === day) last.events.push(event)
    else cut.push({ stream, day, after: index - 1, events: [event] })
  }
  return cut
}

/** The number of parallel appends. */
const WRITERS = 256

/** Appends day by day. Running it again appends nothing. */
export const storeByDay = Effect.fnUntraced(function* (log: EventLogService, all: ReadonlyArray<StreamDay>) {
  const days = Map.groupBy(all, (part) => part.day)
  for (const day of [...days.keys()].toSorted()) {
    yield* Effect.forEach(
      days.get(day) ?? [],
      ({ stream, after, events }) => log.append(stream, after < 0 ? "no-stream" : after, events),
      { concurrency: WRITERS, discard: true },
    )
  }
})
