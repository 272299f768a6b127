import type { Actor, Position } from "@voltread/domain/event.ts"

/** A decoded event with its metadata. `id` is the id of the order, cart, loan or visit; `at` is UTC. */
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

/** An event with the document of its stream before and after it. `before` is null for the first event. */
export interface DocumentChange<Event, Document> {
  readonly entry: Entry<Event>
  readonly before: Document | null
  readonly after: Document
}

/** The newest document of each stream among the changes. */
export const newest = <Event, Document>(
  changes: ReadonlyArray<DocumentChange<Event, Document>>,
): ReadonlyMap<string, Document> => new Map(changes.map(({ entry, after }) => [entry.id, after]))
