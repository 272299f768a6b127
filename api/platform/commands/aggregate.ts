import type { Decider } from "@voltread/domain/decider.ts"
import type { Actor, NewEvent, Position, RecordedEvent } from "@voltread/domain/event.ts"
import type { Rejection } from "@voltread/domain/shared/rejection.ts"

/** A stream category with its decider and codec. */
export interface Aggregate<State, Command, Event> {
  readonly streamOf: (id: string) => string
  readonly decider: Decider<State, Command, Event, Rejection>
  /** Decodes a stored event of any schema version. Throws for events of other aggregates. */
  readonly decode: (recorded: RecordedEvent) => Event
  readonly encode: (event: Event) => Pick<NewEvent, "type" | "schemaVersion" | "data">
  /** Whether the state is final, so that the cache needs no refresh. Absent: never. */
  readonly isOver?: (state: State) => boolean
}

/** Metadata of a command. `commandId` is its idempotency key. */
export interface Intent {
  readonly commandId: string
  readonly correlationId: string
  readonly actor: Actor
  /** UTC instant, ISO 8601 with milliseconds. */
  readonly now: string
}

/** The folded state of a stream. `revision` is -1 for a stream without events. */
export interface Loaded<State> {
  readonly state: State
  readonly revision: number
  readonly position: Position
}

export interface Handled<State, Event> extends Loaded<State> {
  /** The events of this command; empty if it changed nothing or was a repetition. */
  readonly events: ReadonlyArray<Event>
}
