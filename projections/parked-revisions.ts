import type { RecordedEvent } from "@voltread/domain/event.ts"

type Place = Pick<RecordedEvent, "stream" | "revision">

/** The parked revisions of each stream: the gaps in it. Immutable. */
export class ParkedRevisions {
  private readonly revisions: ReadonlyMap<string, ReadonlySet<number>>

  constructor(revisions: ReadonlyMap<string, ReadonlySet<number>> = new Map()) {
    this.revisions = revisions
  }

  has(stream: string, revision: number): boolean {
    return this.revisions.get(stream)?.has(revision) === true
  }

  holds(stream: string): boolean {
    return this.revisions.has(stream)
  }

  /** Without its first event, a stream has nothing to apply later events to. */
  isHeadless(stream: string): boolean {
    return this.has(stream, 0)
  }

  /** Whether this event is parked, or its stream's first event is. */
  leavesOut({ stream, revision }: Place): boolean {
    return this.isHeadless(stream) || this.has(stream, revision)
  }

  isWithin(other: ParkedRevisions): boolean {
    return [...this.revisions].every(([stream, revisions]) =>
      [...revisions].every((revision) => other.has(stream, revision)),
    )
  }

  with(places: ReadonlyArray<Place>): ParkedRevisions {
    if (places.length === 0) return this
    const revisions = new Map(this.revisions)
    for (const { stream, revision } of places)
      revisions.set(stream, new Set([...(revisions.get(stream) ?? []), revision]))
    return new ParkedRevisions(revisions)
  }

  without(streams: ReadonlyArray<string>): ParkedRevisions {
    const gone = new Set(streams)
    return new ParkedRevisions(new Map([...this.revisions].filter(([stream]) => !gone.has(stream))))
  }
}
