import { pipeline, Transform } from "node:stream"
import type { FastifyInstance, FastifyRequest } from "fastify"
import { Problem } from "../problem.ts"

declare module "fastify" {
  interface FastifyContextConfig {
    /** For large uploads: no limit for the whole body, only for pauses between its chunks. */
    takesLargeFiles?: boolean
  }
}

/** Timeouts for request bodies, milliseconds. */
export interface ArrivalLimits {
  /** From the headers to the last byte. */
  readonly wholeMs: number
  /** Between two chunks of a large upload. */
  readonly idleMs: number
}

export const ARRIVAL_LIMITS: ArrivalLimits = { wholeMs: 60_000, idleMs: 60_000 }

/**
 * Node's request timeout, milliseconds: 1 GB at 50 kB a second. Node has one such limit for the whole server; the shorter
 * ones for each route are enforced here.
 */
export const MAX_ARRIVAL_MS = 6 * 60 * 60_000

/** Protects against slow-body attacks: answers 408 and closes the connection. */
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
    // Readers of `arriving` get the error.
    pipeline(payload, arriving, () => clearTimeout(limit))
    done(null, arriving)
  })
  // When the answer came before the whole body, do not wait for the rest.
  app.addHook("onSend", async (request, reply) => {
    if (hasBody(request) && !request.raw.complete) reply.header("connection", "close")
  })
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0

export const TOO_SLOW = new Problem({
  code: "TOO_SLOW",
  message: "What you sent took too long to arrive. Please try again.",
})
