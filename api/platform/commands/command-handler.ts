import { fold } from "@voltread/domain/decider.ts"
import type { EventLogService, EventLogUnavailable, NewEvent, RecordedEvent } from "@voltread/domain/event.ts"
import { decideAll } from "@voltread/domain/processes/reacting.ts"
import { type Rejection, rejection } from "@voltread/domain/shared/rejection.ts"
import { inSpan } from "@voltread/projections/platform/tracing.ts"
import { Effect, Random, Result } from "effect"
import type { Aggregate, Handled, Intent, Loaded } from "./aggregate.ts"
import { StreamMoved, TOO_LARGE, TooMuchContention } from "./command-error.ts"
import { eventId } from "./event-id.ts"
import { KeyMutex } from "./key-mutex.ts"
import { type CachedStream, StreamCache, writtenBy } from "./stream-cache.ts"

interface Expectation {
  /** The required revision, -1 for a stream without events. */
  readonly at: number
}

/** Runs commands against one kind of stream. */
export interface CommandHandler<State, Command, Event> {
  /** The current state, read from the log. */
  readonly load: (id: string) => Effect.Effect<Loaded<State>, EventLogUnavailable>
  /** The state up to the last of these events at least, which the log has delivered: for followers, whom later ones reach. */
  readonly loadWith: (
    id: string,
    delivered: ReadonlyArray<RecordedEvent>,
  ) => Effect.Effect<Loaded<State>, EventLogUnavailable>
  /** The cached state, possibly stale: for use with `handleAt`, which verifies the revision. */
  readonly loadCached: (id: string) => Effect.Effect<Loaded<State>, EventLogUnavailable>
  /** Whether this command has been stored, read from the log. */
  readonly has: (id: string, commandId: string) => Effect.Effect<boolean, EventLogUnavailable>
  /** Takes a stream whose id was just made at random to be empty, without a read; appending to it proves it. */
  readonly begin: (id: string) => Effect.Effect<void>
  /**
   * Decides the commands that `plan` derives from the state and stores their events in one append. After a conflict it
   * reads the new events and decides again, at most five times. A repeated `commandId` stores nothing.
   */
  readonly handle: (
    id: string,
    plan: (state: State) => ReadonlyArray<Command>,
    intent: Intent,
  ) => Effect.Effect<Handled<State, Event>, Rejection | TooMuchContention | EventLogUnavailable>
  /** As `handle`, but only at the given revision: for commands that depend on data outside the stream. */
  readonly handleAt: (
    id: string,
    expectation: Expectation,
    plan: (state: State) => ReadonlyArray<Command>,
    intent: Intent,
  ) => Effect.Effect<Handled<State, Event>, Rejection | StreamMoved | EventLogUnavailable>
}

/** Commands on their way to a stream. */
interface Planned<State, Command> {
  readonly stream: string
  readonly plan: (state: State) => ReadonlyArray<Command>
  readonly intent: Intent
}

const commandSpan = (stream: string) => inSpan("command", { attributes: { "voltread.stream": stream } })

const ATTEMPTS = 5
const PAUSE_MS = 5

/** Exponential backoff with jitter. */
const pauseBefore = (attempt: number): Effect.Effect<void> =>
  attempt === 0
    ? Effect.void
    : Effect.flatMap(Random.next, (share) => Effect.sleep(share * PAUSE_MS * 2 ** attempt))

export const makeCommandHandler = <State, Command, Event>(
  log: EventLogService,
  aggregate: Aggregate<State, Command, Event>,
): CommandHandler<State, Command, Event> => {
  const cache = new StreamCache(log, aggregate)
  const mutex = new KeyMutex()

  const store = Effect.fnUntraced(function* (
    stream: string,
    known: CachedStream<State>,
    events: ReadonlyArray<Event>,
    intent: Intent,
  ) {
    const { revision, position } = yield* log.append(
      stream,
      known.revision < 0 ? "no-stream" : known.revision,
      events.map((event, index) => toNewEvent(aggregate, stream, event, index, intent)),
    )
    const stored: CachedStream<State> = {
      state: fold(aggregate.decider, events, known.state),
      revision,
      position,
      commands: known.commands.set(intent.commandId, { revision, position }),
    }
    cache.put(stream, stored)
    return { ...stored, events }
  })

  /** Null if `known` was stale. `cached`: it may be. */
  const attempt = Effect.fnUntraced(function* (
    { stream, plan, intent }: Planned<State, Command>,
    known: CachedStream<State>,
    source: "cached" | "current",
  ): Effect.fn.Return<Handled<State, Event> | null, Rejection | EventLogUnavailable> {
    const before = writtenBy(known, intent.commandId)
    if (before !== undefined) return { state: known.state, ...before, events: [] }
    const decision = decideAll(aggregate.decider, plan(known.state), known.state)
    if (Result.isSuccess(decision) && decision.success.length > 0) {
      return yield* store(stream, known, decision.success, intent).pipe(
        Effect.catchTags({
          WrongExpectedRevision: () => Effect.succeed(null),
          AppendTooLarge: () => Effect.fail(rejection("too-large", TOO_LARGE)),
        }),
      )
    }
    // Without an append there is no check of the revision, so `known` must be current.
    if (source === "cached") return null
    return Result.isFailure(decision) ? yield* Effect.fail(decision.failure) : { ...known, events: [] }
  })

  const handle: CommandHandler<State, Command, Event>["handle"] = (id, plan, intent) => {
    const stream = aggregate.streamOf(id)
    const planned = { stream, plan, intent }
    return Effect.gen(function* () {
      const cached = cache.get(stream)
      const quick = cached === undefined ? null : yield* attempt(planned, cached, "cached")
      if (quick !== null) return quick
      for (let tries = 0; tries < ATTEMPTS; tries++) {
        yield* pauseBefore(tries)
        const handled = yield* attempt(planned, yield* cache.refresh(stream), "current")
        if (handled !== null) return handled
      }
      return yield* new TooMuchContention({ stream })
    }).pipe(mutex.hold(stream), commandSpan(stream))
  }

  const handleAt: CommandHandler<State, Command, Event>["handleAt"] = (id, expectation, plan, intent) => {
    const stream = aggregate.streamOf(id)
    const planned = { stream, plan, intent }
    return Effect.gen(function* () {
      const applies = (known: CachedStream<State>) =>
        known.revision === expectation.at || writtenBy(known, intent.commandId) !== undefined
      const cached = cache.get(stream) ?? (expectation.at === -1 ? cache.empty : undefined)
      const quick = cached !== undefined && applies(cached) ? yield* attempt(planned, cached, "cached") : null
      if (quick !== null) return quick
      const known = yield* cache.refresh(stream)
      const handled = applies(known) ? yield* attempt(planned, known, "current") : null
      if (handled !== null) return handled
      const { revision } = yield* cache.refresh(stream)
      return yield* new StreamMoved({ stream, revision })
    }).pipe(mutex.hold(stream), commandSpan(stream))
  }

  const load = (id: string) => cache.refresh(aggregate.streamOf(id))

  return {
    load,
    loadWith: (id, delivered) => cache.follow(aggregate.streamOf(id), delivered),
    loadCached: (id) =>
      Effect.suspend(() => {
        const cached = cache.get(aggregate.streamOf(id))
        return cached === undefined ? load(id) : Effect.succeed(cached)
      }),
    has: (id, commandId) =>
      Effect.map(cache.refresh(aggregate.streamOf(id)), (known) => writtenBy(known, commandId) !== undefined),
    begin: (id) => Effect.sync(() => cache.put(aggregate.streamOf(id), cache.empty)),
    handle,
    handleAt,
  }
}

/** The event id is derived from the command, so that a retry cannot store the event twice. */
export const toNewEvent = <Event>(
  { encode }: Pick<Aggregate<unknown, unknown, Event>, "encode">,
  stream: string,
  event: Event,
  index: number,
  { commandId, correlationId, actor, now }: Intent,
): NewEvent => ({
  ...encode(event),
  id: eventId(commandId, stream, index, now),
  metadata: { correlationId, causationId: commandId, actor, at: now },
})
