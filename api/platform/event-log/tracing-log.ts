import { EventLog, type NewEvent } from "@voltread/domain/event.ts"
import { currentTraceparent, inSpan } from "@voltread/projections/platform/tracing.ts"
import { Effect, Layer } from "effect"

const within =
  (traceparent: string | undefined) =>
  (event: NewEvent): NewEvent =>
    traceparent === undefined ? event : { ...event, metadata: { ...event.metadata, traceparent } }

/** Decorates an event log: each append is a span, and its events carry the trace on to their followers. */
export const tracingAppends = <E, R>(engine: Layer.Layer<EventLog, E, R>): Layer.Layer<EventLog, E, R> =>
  Layer.effect(
    EventLog,
    EventLog.useSync((log) => ({
      ...log,
      append: (stream, expected, events) =>
        Effect.flatMap(currentTraceparent, (traceparent) =>
          log.append(stream, expected, traceparent === undefined ? events : events.map(within(traceparent))),
        ).pipe(
          inSpan("append", { attributes: { "voltread.stream": stream, "voltread.events": events.length } }),
        ),
    })),
  ).pipe(Layer.provide(engine))
