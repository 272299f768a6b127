import { fold } from "@voltread/domain/decider.ts"
import type { EventLogService, EventLogUnavailable, NewEvent } from "@voltread/domain/event.ts"
import { decideAll } from "@voltread/domain/processes/reacting.ts"
import { type Rejection, rejection } from "@voltread/domain/shared/rejection.ts"
import { Effect, Random, Result } from "effect"
import type { Aggregate, Handled, Intent, Loaded } from "./aggregate.ts"
import { StreamMoved, TOO_LARGE, TooMuchContention } from "./command-error.ts"
import { eventId } from "./event-id.ts"
import { KeyMutex } from "./key-mutex.ts"
import { type CachedStream, StreamCache } from "./stream-cache.ts"

export interface Expectation {
  /** The only revision at which the commands make sense, -1 for a stream without events. */
  readonly at: number
}

/** The write side of one kind of stream. */
export interface CommandHandler<State, Command, Event> {
  /** The stream as the log has it now. */
  readonly load: (id: string) => Effect.Effect<Loaded<State>, EventLogUnavailable>
  /** The stream as this process last saw it: for plans that `handleAt` proves right or wrong. */
  readonly recall: (id: string) => Effect.Effect<Loaded<State>, EventLogUnavailable>
  /**
   * Decides the commands that `plan` makes of the state, one after the other, and stores what follows in one append.
   * A conflict reads the new events and decides again, at most five times. The same `commandId` again stores nothing.
   */
  readonly handle: (
    id: string,
    plan: (state: State) => ReadonlyArray<Command>,
    intent: Intent,
  ) => Effect.Effect<Handled<State, Event>, Rejection | TooMuchContention | EventLogUnavailable>
  /** As `handle`, but only at one revision: for commands made of things read outside of the stream. */
  readonly handleAt: (
    id: string,
    expectation: Expectation,
    plan: (state: State) => ReadonlyArray<Command>,
    intent: Intent,
  ) => Effect.Effect<Handled<State, Event>, Rejection | StreamMoved | EventLogUnavailable>
}

const ATTEMPTS = 5
const PAUSE_MS = 5

/** Of random length, and longer each time: whoever was overtaken lets the others of another process finish. */
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
      commands: new Map(known.commands).set(intent.commandId, { revision, position }),
    }
    cache.keep(stream, stored)
    return { ...stored, events }
  })

  /** Null when what was known of the stream was out of date; the cache is not, afterwards. */
  const attempt = Effect.fnUntraced(function* (
    stream: string,
    known: CachedStream<State>,
    isCurrent: boolean,
    plan: (state: State) => ReadonlyArray<Command>,
    intent: Intent,
  ): Effect.fn.Return<Handled<State, Event> | null, Rejection | EventLogUnavailable> {
    const before = known.commands.get(intent.commandId)
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
    // Nothing will be appended, so nothing proves that what is known of the stream is still so.
    if (!isCurrent) return null
    return Result.isFailure(decision) ? yield* Effect.fail(decision.failure) : { ...known, events: [] }
  })

  const handle: CommandHandler<State, Command, Event>["handle"] = (id, plan, intent) => {
    const stream = aggregate.streamOf(id)
    return Effect.gen(function* () {
      const kept = cache.kept(stream)
      const quick = kept === undefined ? null : yield* attempt(stream, kept, false, plan, intent)
      if (quick !== null) return quick
      for (let tries = 0; tries < ATTEMPTS; tries++) {
        yield* pauseBefore(tries)
        const handled = yield* attempt(stream, yield* cache.upToDate(stream), true, plan, intent)
        if (handled !== null) return handled
      }
      return yield* new TooMuchContention({ stream })
    }).pipe(mutex.hold(stream))
  }

  const handleAt: CommandHandler<State, Command, Event>["handleAt"] = (id, expectation, plan, intent) => {
    const stream = aggregate.streamOf(id)
    return Effect.gen(function* () {
      const applies = (known: CachedStream<State>) =>
        known.revision === expectation.at || known.commands.has(intent.commandId)
      const kept = cache.kept(stream) ?? (expectation.at === -1 ? cache.fresh : undefined)
      const quick =
        kept !== undefined && applies(kept) ? yield* attempt(stream, kept, false, plan, intent) : null
      if (quick !== null) return quick
      const known = yield* cache.upToDate(stream)
      const handled = applies(known) ? yield* attempt(stream, known, true, plan, intent) : null
      if (handled !== null) return handled
      const { revision } = yield* cache.upToDate(stream)
      return yield* new StreamMoved({ stream, revision })
    }).pipe(mutex.hold(stream))
  }

  const load = (id: string) => cache.upToDate(aggregate.streamOf(id))

  return {
    load,
    recall: (id) =>
      Effect.suspend(() => {
        const kept = cache.kept(aggregate.streamOf(id))
        return kept === undefined ? load(id) : Effect.succeed(kept)
      }),
    handle,
    handleAt,
  }
}

/** A decided event as it is stored. Its id follows from the command, so that a retry cannot double it. */
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
