import {
  EventLog,
  type EventLogService,
  EventLogUnavailable,
  type NewEvent,
  type RecordedEvent,
  type SubscriptionItem,
} from "@voltread/domain/event.ts"
import { isBeginning, mayBelongToNobody, ownerName } from "@voltread/domain/privacy/stream-owner.ts"
import { storable } from "@voltread/domain/shared/storable.ts"
import { Array as Arr, Effect, Layer, Option, Predicate, Stream } from "effect"
import { LRUCache } from "lru-cache"
import { atMostEntries } from "../../cache/entries.ts"
import type { Database } from "../../postgres/pool.ts"
import type { DatabaseError } from "../../postgres/query.ts"
import { ENCRYPTED_FIELDS, encryptedFieldsOf } from "./encrypted-fields.ts"
import {
  actingAccount,
  decryptEvent,
  encryptEvent,
  holdsPersonalData,
  isNamedGuest,
  subjectsOf,
} from "./event-encryption.ts"
import { keysAge } from "./keys-age.ts"
import { type DataSubject, makePersonKeys, type PersonKeys } from "./person-keys.ts"

const STREAMS = 20_000

const unavailable = ({ reason }: DatabaseError) => new EventLogUnavailable({ reason })

/**
 * Decorates an event log: encrypts personal data with a key for each person before appending, and decrypts it on
 * reading. Order, revisions and idempotency are left to the engine.
 */
export const encryptingPersonalData = (
  engine: Layer.Layer<EventLog, never, Database>,
): Layer.Layer<EventLog, never, Database> =>
  Layer.effect(
    EventLog,
    Effect.gen(function* () {
      const log = yield* EventLog
      const keys = yield* makePersonKeys
      const owners = makeOwners(log, keys)
      return {
        head: log.head,
        append: (stream, expected, events) =>
          encryptAll(stream, events.map(storableEvent), owners, keys).pipe(
            Effect.flatMap((sealed) => log.append(stream, expected, sealed)),
          ),
        read: (stream, options) =>
          log.read(stream, options).pipe(Stream.mapArrayEffect((events) => decryptAll(events, keys))),
        subscribe: (from, filter) =>
          log.subscribe(from, filter).pipe(Stream.mapArrayEffect((items) => decryptItems(items, keys))),
      } satisfies EventLogService
    }),
  ).pipe(Layer.provide(engine))

/**
 * What comes from outside is checked where it comes in. What slips through anyway, from a vendor's answer or a file, must
 * not become an event that no read model can hold.
 */
const storableEvent = (event: NewEvent): NewEvent => {
  const data = storable(event.data)
  return data === event.data ? event : { ...event, data }
}

const encryptAll = Effect.fnUntraced(function* (
  stream: string,
  events: ReadonlyArray<NewEvent>,
  owners: Owners,
  keys: PersonKeys,
): Effect.fn.Return<ReadonlyArray<NewEvent>, EventLogUnavailable> {
  const isOwned = events.some((event) => holdsPersonalData(event) || isNamedGuest(event))
  const owner = isOwned ? yield* owners.of(stream, events) : undefined
  const sealed: Array<NewEvent> = []
  for (const event of events) {
    const name = actingAccount(event)
    const account =
      name === undefined ? undefined : yield* keys.ofName(name).pipe(Effect.mapError(unavailable))
    sealed.push(encryptEvent(event, owner, account))
  }
  return sealed
})

type Chunk<A> = Arr.NonEmptyReadonlyArray<A>

/** Answers what decrypts these events. Keys may be destroyed at any time, so it is used for this batch only. */
const opening = (events: ReadonlyArray<RecordedEvent>, keys: PersonKeys) =>
  Effect.suspend(() => {
    const age = keysAge()
    return keys.ofIds(subjectsOf(events)).pipe(
      Effect.map((subjects) => (event: RecordedEvent) => decryptEvent(event, subjects, age)),
      Effect.mapError(unavailable),
    )
  })

const decryptAll = (events: Chunk<RecordedEvent>, keys: PersonKeys) =>
  Effect.map(opening(events, keys), (open) => Arr.map(events, (event) => open(event)))

const decryptItems = (items: Chunk<SubscriptionItem>, keys: PersonKeys) =>
  Effect.map(
    opening(
      items.flatMap((item) => (item._tag === "event" ? [item.event] : [])),
      keys,
    ),
    (open) =>
      Arr.map(
        items,
        (item): SubscriptionItem =>
          item._tag === "event" ? { _tag: "event", event: open(item.event) } : item,
      ),
  )

interface Owners {
  /** The data subject of a stream; undefined where it belongs to nobody. */
  readonly of: (
    stream: string,
    appended: ReadonlyArray<NewEvent>,
  ) => Effect.Effect<DataSubject | undefined, EventLogUnavailable>
}

const NOBODY = Symbol("nobody")

const makeOwners = (log: EventLogService, keys: PersonKeys): Owners => {
  // Not the keys, which may be destroyed at any time. The first event of a stream decides for all that follow.
  const known = new LRUCache<string, string | typeof NOBODY>(atMostEntries(STREAMS))

  const byId = (subjectId: string) =>
    keys.ofIds(new Set([subjectId])).pipe(
      Effect.map((subjects): DataSubject => subjects.get(subjectId) ?? { subjectId, key: null }),
      Effect.mapError(unavailable),
    )

  const byName = (stream: string, data: unknown) => {
    const name = ownerName(stream, data)
    return name === undefined
      ? Effect.succeed(undefined)
      : keys.ofName(name).pipe(Effect.mapError(unavailable))
  }

  /** Reads the owner from the first event, which is not encrypted in old streams. */
  const fromStream = Effect.fnUntraced(function* (stream: string) {
    const first = Option.getOrUndefined(yield* Stream.runHead(log.read(stream, { limit: 1 })))
    if (first === undefined) return undefined
    const [part] = encryptedFieldsOf(first.data)
    if (part === undefined && !Predicate.hasProperty(first.data, ENCRYPTED_FIELDS)) {
      return yield* byName(stream, first.data)
    }
    return part === undefined ? undefined : yield* byId(part.subject)
  })

  return {
    of: (stream, appended) => {
      const found = known.get(stream)
      if (found !== undefined) return found === NOBODY ? Effect.succeed(undefined) : byId(found)
      const beginning = appended.find(isBeginning)
      const owner = beginning === undefined ? fromStream(stream) : byName(stream, beginning.data)
      return Effect.tap(owner, (subject) =>
        Effect.sync(() => {
          if (subject !== undefined) known.set(stream, subject.subjectId)
          else if (mayBelongToNobody(stream)) known.set(stream, NOBODY)
        }),
      )
    },
  }
}
