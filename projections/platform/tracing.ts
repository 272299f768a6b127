import type { RecordedEvent } from "@voltread/domain/event.ts"
import { Clock, Context, Effect, Exit, Option, Tracer } from "effect"

/** Whether spans are exported; if not, tracing costs nothing. */
export class IsTracing extends Context.Reference<boolean>("@voltread/IsTracing", {
  defaultValue: () => false,
}) {}

interface SpanOptions {
  readonly kind?: Tracer.SpanKind
  /** No personal data, no secrets, no addresses with parameters. */
  readonly attributes?: Readonly<Record<string, string | number>>
}

const QUICK = { captureStackTrace: false }

const currentParent = Effect.map(Effect.context<never>(), (context) =>
  Context.getOption(context, Tracer.ParentSpan),
)

/** Runs work as a span of the current trace; without a trace it just runs. */
export const inSpan =
  (name: string, options: SpanOptions = {}) =>
  <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.flatMap(currentParent, (parent) =>
      Option.isNone(parent) ? work : Effect.withSpan(work, name, { ...options, ...QUICK }),
    )

/** The W3C `traceparent` of the current span; undefined without one, and if it is not sampled. */
export const currentTraceparent: Effect.Effect<string | undefined> = Effect.map(currentParent, (parent) =>
  Option.isSome(parent) && parent.value.sampled
    ? `00-${parent.value.traceId}-${parent.value.spanId}-01`
    : undefined,
)

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-01$/

const toParent = (traceparent: string | null | undefined): Tracer.ExternalSpan | undefined => {
  const [, traceId, spanId] = TRACEPARENT.exec(traceparent ?? "") ?? []
  return traceId === undefined || spanId === undefined
    ? undefined
    : Tracer.externalSpan({ traceId, spanId, sampled: true })
}

/** Continues a trace that was stored as a `traceparent`. */
export const continuing =
  (traceparent: string | null | undefined, name: string, options: SpanOptions = {}) =>
  <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.flatMap(IsTracing, (isTracing) => {
      const parent = isTracing ? toParent(traceparent) : undefined
      return parent === undefined ? work : Effect.withSpan(work, name, { ...options, ...QUICK, parent })
    })

const traceparentOf = (event: RecordedEvent): string | undefined => {
  try {
    return event.metadata.traceparent
  } catch {
    // The applier of the event reports that its metadata is unreadable.
    return undefined
  }
}

/** Handles events in order, with one span for consecutive events of one trace. */
export const eachTrace = <A extends RecordedEvent, E, R>(
  name: string,
  events: ReadonlyArray<A>,
  handle: (events: ReadonlyArray<A>) => Effect.Effect<void, E, R>,
): Effect.Effect<void, E, R> =>
  Effect.flatMap(IsTracing, (isTracing) =>
    isTracing
      ? Effect.forEach(
          runsOf(events),
          (run) => handle(run.events).pipe(continuing(run.traceparent, name, CONSUMER)),
          { discard: true },
        )
      : handle(events),
  )

const CONSUMER = { kind: "consumer" } as const

const runsOf = <A extends RecordedEvent>(events: ReadonlyArray<A>) => {
  const runs: Array<{ readonly traceparent: string | undefined; readonly events: Array<A> }> = []
  for (const event of events) {
    const traceparent = traceparentOf(event)
    const last = runs.at(-1)
    if (last !== undefined && last.traceparent === traceparent) last.events.push(event)
    else runs.push({ traceparent, events: [event] })
  }
  return runs
}

/** A batch links at most this many traces. */
const MAX_TRACES = 100

/** Runs one piece of work for all of these events as a span in the trace of each. */
export const forAllTraces =
  (name: string, events: ReadonlyArray<RecordedEvent>) =>
  <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.flatMap(IsTracing, (isTracing) => {
      const traces = isTracing ? new Set(events.map(traceparentOf)) : []
      const parents = [...traces].flatMap((text) => toParent(text) ?? []).slice(0, MAX_TRACES)
      if (parents.length === 0) return work
      return Effect.flatMap(
        Effect.forEach(parents, (parent) => Effect.makeSpan(name, { ...CONSUMER, parent })),
        (spans) =>
          Effect.onExit(work, (exit) =>
            Effect.map(Clock.currentTimeNanos, (now) => {
              for (const span of spans) span.end(now, Exit.asVoid(exit))
            }),
          ),
      )
    })
