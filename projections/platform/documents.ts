import type { RecordedEvent } from "@voltread/domain/event.ts"
import type { Entry } from "./entry.ts"
import type { Queryable } from "./sql.ts"

export interface HasRevision {
  readonly revision: number
}

/** How the documents of one kind of stream are folded and loaded. All functions but `load` are pure. */
export interface Documents<Event, Document extends HasRevision> {
  readonly prefix: string
  /** Throws for data that is not of that type: such an event is parked. */
  readonly decode: (recorded: RecordedEvent) => Event
  readonly fold: (before: Document | null, entry: Entry<Event>) => Document
  readonly load: (db: Queryable, ids: ReadonlyArray<string>) => Promise<ReadonlyMap<string, Document>>
}

export const toEntry = <Event>(
  documents: Pick<Documents<Event, HasRevision>, "prefix" | "decode">,
  recorded: RecordedEvent,
): Entry<Event> => ({
  id: recorded.stream.slice(documents.prefix.length),
  revision: recorded.revision,
  position: recorded.position,
  eventId: recorded.id,
  at: recorded.metadata.at,
  actor: recorded.metadata.actor,
  causationId: recorded.metadata.causationId,
  correlationId: recorded.metadata.correlationId,
  event: documents.decode(recorded),
})
