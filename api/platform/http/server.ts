import Fastify, { type FastifyInstance, LogController } from "fastify"
import type { Config } from "../config.ts"
import type { RequestSpans } from "../tracing/request-spans.ts"
import { MAX_ARRIVAL_MS } from "./arrival.ts"
import { answerClientError } from "./client-error.ts"
import { correlationId } from "./correlation.ts"
import { answerBadAddress } from "./errors.ts"
import { loggerOptions } from "./logging.ts"

const MAX_BODY = 256 * 1_024
const MAX_USERNAME = 254
const HEADERS_MS = 60_000

/** A server without routes. Each request gets an id, which its answer names. */
export const makeServer = (config: Config, spans: RequestSpans | undefined): FastifyInstance => {
  const server = Fastify({
    bodyLimit: MAX_BODY,
    // Email addresses are parts of paths, and each of their characters may be three when encoded.
    routerOptions: { maxParamLength: 3 * MAX_USERNAME },
    frameworkErrors: answerBadAddress,
    clientErrorHandler: answerClientError,
    genReqId: (request) => spans?.begin(request) ?? correlationId(request.headers),
    // Every request would log two lines; metrics count requests, and errors are logged where they occur.
    logController: new LogController({ disableRequestLogging: true }),
    logger: loggerOptions(config),
    requestTimeout: MAX_ARRIVAL_MS,
    http: { headersTimeout: HEADERS_MS },
    keepAliveTimeout: 65_000,
    // Connected clients are served to the end; `stopServer` has told the load balancer before.
    return503OnClosing: false,
    trustProxy: config.trustProxy ?? false,
  })
  server.addHook("onSend", async (request, reply) => {
    reply.header("x-request-id", request.id)
  })
  spans?.use(server)
  return server
}
