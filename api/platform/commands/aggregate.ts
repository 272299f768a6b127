import type { Decider } from "@voltread/domain/decider.ts"
import type { Actor, NewEvent, Position, RecordedEvent } from "@voltread/domain/event.ts"
import type { Rejection } from "@voltread/domain/shared/rejection.ts"

/** A kind of stream with its rules: what the command handler needs to write one. */
export interface Aggregate<State, Command, Event> {
  readonly streamOf: (id: string) => string
  readonly decider: Decider<State, Command, Event, Rejection>
  /** Reads a stored event, of any version of its shape. Throws when it is not an event of this kind. */
  readonly decode: (recorded: RecordedEvent) => Event
  readonly encode: (event: Event) => Pick<NewEvent, "type" | "schemaVersion" | "data">
  /** Nothing can happen to it any more, so that what is known of it needs no looking up. Absent: never. */
  readonly isOver?: (state: State) => boolean
}

/** Who wants what, when. `commandId` makes it happen once however often it is asked. */
export interface Intent {
  readonly commandId: string
  readonly correlationId: string
  readonly actor: Actor
  /** UTC instant, ISO 8601 with milliseconds. */
  readonly now: string
}

/** A stream as it is after its last known event. `revision` is -1 for a stream without events. */
export interface Loaded<State> {
  readonly state: State
  readonly revision: number
  readonly position: Position
}

export interface Handled<State, Event> extends Loaded<State> {
  /** What this command stored; empty when it changed nothing or had been carried out before. */
  readonly events: ReadonlyArray<Event>
}
