import type { Actor, Position } from "@voltread/domain/event.ts"

/** A decoded event with what read models want to know about it. `id` is of the order, cart or loan; `at` is UTC. */
export interface Entry<Event> {
  readonly id: string
  readonly revision: number
  readonly position: Position
  readonly eventId: string
  readonly at: string
  readonly actor: Actor
  readonly causationId: string
  readonly correlationId: string
  readonly event: Event
}

/** An event, and what it made of the thing it happened to. `before` is null for the first event of a stream. */
export interface DocumentChange<Event, Document> {
  readonly entry: Entry<Event>
  readonly before: Document | null
  readonly after: Document
}

/** The newest document of each thing that the changes touched. */
export const newest = <Event, Document>(
  changes: ReadonlyArray<DocumentChange<Event, Document>>,
): ReadonlyMap<string, Document> => new Map(changes.map(({ entry, after }) => [entry.id, after]))
