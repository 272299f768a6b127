import { pipeline, Transform } from "node:stream"
import type { FastifyInstance, FastifyRequest } from "fastify"
import { Problem } from "./problem.ts"

declare module "fastify" {
  interface FastifyContextConfig {
    /** Its body may take as long as it needs, as long as some of it keeps coming: a large file on a slow line. */
    takesLargeFiles?: boolean
  }
}

/** How long the shop waits for the body of a request, milliseconds. */
export interface ArrivalLimits {
  /** From the headers to the last byte. */
  readonly wholeMs: number
  /** Between two pieces of a large file. */
  readonly idleMs: number
}

export const ARRIVAL_LIMITS: ArrivalLimits = { wholeMs: 60_000, idleMs: 60_000 }

/**
 * The longest that anything may take to arrive, milliseconds: a file of 1 GB at 50 kB a second. Node has one such limit
 * for all routes of a server; the shorter ones are kept here.
 */
export const LONGEST_ARRIVAL_MS = 6 * 60 * 60_000

/** Nobody may hold a connection by sending a request drop by drop: whoever is too slow is told so, and cut off. */
export const useArrivalLimits = (app: FastifyInstance, limits: ArrivalLimits): void => {
  app.addHook("preParsing", (request, _reply, payload, done) => {
    if (!hasBody(request)) return done(null, payload)
    const isLarge = request.routeOptions.config.takesLargeFiles === true
    const limit = setTimeout(() => arriving.destroy(TOO_SLOW), isLarge ? limits.idleMs : limits.wholeMs)
    limit.unref()
    const arriving = new Transform({
      transform(chunk: Buffer, _encoding, next) {
        if (isLarge) limit.refresh()
        next(null, chunk)
      },
    })
    // What went wrong is told by `arriving` to whoever reads it.
    pipeline(payload, arriving, () => clearTimeout(limit))
    done(null, arriving)
  })
  // Nobody waits for the rest of what was answered before it had come.
  app.addHook("onSend", async (request, reply) => {
    if (hasBody(request) && !request.raw.complete) reply.header("connection", "close")
  })
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0

const TOO_SLOW = new Problem({
  code: "TOO_SLOW",
  message: "What you sent took too long to arrive. Please try again.",
})
