import { Data, Result, Schema } from "effect"

/** The parts of a stored event that describe what happened. */
interface StoredFact {
  readonly type: string
  /** Version of the shape of `data`, from 1. */
  readonly schemaVersion: number
  readonly data: unknown
}

/** A stored event that fits no known version. `reason` names fields, never their contents. */
export class UndecodableEvent extends Data.TaggedError("UndecodableEvent")<{
  readonly type: string
  readonly schemaVersion: number
  readonly reason: string
}> {
  override get message(): string {
    return `${this.type}, version ${this.schemaVersion}: ${this.reason}`
  }
}

type Fields = { readonly [field: string]: unknown }

/** Converts the data of one version to the next. It fills in what is missing and never fails. */
export type Upcaster = (data: Fields) => Fields

/** By event type: from version 1 to 2, from 2 to 3, and so on. Types that are not listed have version 1 only. */
type Upcasters = { readonly [type: string]: ReadonlyArray<Upcaster> }

export interface EventCodec<Event> {
  /** Reads an event of any version. */
  readonly decode: (stored: StoredFact) => Result.Result<Event, UndecodableEvent>
  /**
   * Like `decode`. Throws `UndecodableEvent`, for callers that treat an unreadable log as a defect. All followers of a
   * process get the same stored event: it is decoded once.
   */
  readonly decodeOrThrow: (stored: StoredFact) => Event
  /** Writes an event in the newest version of its type. */
  readonly encode: (event: Event) => StoredFact
}

/** `schema` is the union of a stream's current events. */
export const eventCodec = <
  S extends Schema.ConstraintDecoder<{ readonly type: string; readonly data: unknown }>,
>(
  schema: S,
  upcasters: Upcasters,
): EventCodec<S["Type"]> => {
  const decodeNewest = Schema.decodeUnknownResult(schema)
  const history = new Map(Object.entries(upcasters))
  const newest = (type: string): number => (history.get(type)?.length ?? 0) + 1

  const decode = ({ type, schemaVersion, data }: StoredFact): Result.Result<S["Type"], UndecodableEvent> => {
    const fail = (reason: string) => Result.fail(new UndecodableEvent({ type, schemaVersion, reason }))
    if (schemaVersion > newest(type)) return fail("written by a newer version of this program")
    const missing = history.get(type)?.slice(schemaVersion - 1) ?? []
    if (missing.length > 0 && !isFields(data)) return fail("no fields")
    const current = missing.reduce<unknown>((old, upcast) => (isFields(old) ? upcast(old) : old), data)
    return Result.match(decodeNewest({ type, data: current }), {
      onSuccess: (event) => Result.succeed(event),
      onFailure: (error) => fail(error.message),
    })
  }

  const known = new WeakMap<StoredFact, S["Type"]>()

  return {
    decode,
    decodeOrThrow: (stored) => {
      const before = known.get(stored)
      if (before !== undefined) return before
      const event = Result.getOrThrowWith(decode(stored), (error) => error)
      known.set(stored, event)
      return event
    },
    encode: (event) => ({ type: event.type, schemaVersion: newest(event.type), data: event.data }),
  }
}

const isFields = (data: unknown): data is Fields =>
  typeof data === "object" && data !== null && !Array.isArray(data)
