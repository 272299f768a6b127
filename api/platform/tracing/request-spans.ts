import { AsyncLocalStorage } from "node:async_hooks"
import type { IncomingMessage } from "node:http"
import { Context, Effect, Exit, Option, type Tracer } from "effect"
import { fromInput } from "effect/http/Headers"
import { w3c } from "effect/http/HttpTraceContext"
import type { FastifyInstance } from "fastify"
import { IsUndecided } from "./sampled-tracer.ts"

const current = new AsyncLocalStorage<Tracer.Span>()

/** What a request asks for is a part of its trace. */
export const withinRequest = <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> => {
  const span = current.getStore()
  return span === undefined ? work : Effect.withParentSpan(work, span, { captureStackTrace: false })
}

/** Says something of the request that is being answered: nothing personal. */
export const noteOnRequest = (name: string, value: string): void => {
  current.getStore()?.attribute(name, value)
}

/** Pages and files have no spans: they are many, and the calls that they make have their own. */
const IS_TRACED = /^\/(api|graphql)\b/

const nanoseconds = (): bigint =>
  BigInt(Math.round((performance.timeOrigin + performance.now()) * 1_000)) * 1_000n

/** The caller's span. Scripts of a page cannot set `Sec-Fetch-Site`, and no browser leaves it out. */
const callerOf = ({ headers }: IncomingMessage): Option.Option<Tracer.AnySpan> =>
  Option.map(w3c(fromInput({ traceparent: headers.traceparent?.toString() })), (span) =>
    headers["sec-fetch-site"] === undefined ? span : { ...span, annotations: UNDECIDED },
  )

const UNDECIDED = Context.make(IsUndecided, true)

export interface RequestSpans {
  /** Begins the span of a request; answers the id of its trace. */
  readonly begin: (request: IncomingMessage) => string | undefined
  readonly use: (app: FastifyInstance) => void
}

/** A span for each request to the API, within the caller's trace where it sends one. */
export const makeRequestSpans = (tracer: Tracer.Tracer): RequestSpans => {
  const spans = new WeakMap<IncomingMessage, Tracer.Span>()
  return {
    begin: (request) => {
      if (!IS_TRACED.test(request.url ?? "")) return undefined
      const span = tracer.span({
        name: request.method ?? "GET",
        parent: callerOf(request),
        annotations: Context.empty(),
        links: [],
        startTime: nanoseconds(),
        kind: "server",
        root: false,
        sampled: true,
      })
      spans.set(request, span)
      return span.traceId
    },
    use: (app) => {
      app.addHook("onRequest", (request, _, done) => {
        const span = spans.get(request.raw)
        if (span === undefined) return done()
        const route = request.routeOptions.url ?? "none"
        // The route is known only after the request was routed.
        Object.assign(span, { name: `${request.method} ${route}` })
        span.attribute("http.request.method", request.method)
        span.attribute("http.route", route)
        current.run(span, done)
      })
      // The body arrives in the connection's own context.
      app.addHook("preValidation", (request, _, done) => {
        const span = spans.get(request.raw)
        if (span === undefined) done()
        else current.run(span, done)
      })
      app.addHook("onResponse", async (request, reply) => {
        const span = spans.get(request.raw)
        if (span === undefined) return
        span.attribute("http.response.status_code", reply.statusCode)
        span.end(nanoseconds(), reply.statusCode < 500 ? Exit.void : Exit.fail(new Error("HTTP")))
      })
    },
  }
}
