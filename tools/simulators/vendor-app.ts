import Fastify, { type FastifyInstance } from "fastify"
import { type FaultPlan, injectFaults } from "./faults.ts"

interface VendorAppOptions {
  readonly name: string
  /** Bytes. */
  readonly bodyLimit: number
  readonly faults: FaultPlan
  readonly stopped: AbortSignal
  readonly report: (problem: string) => void
  /** The vendor's own format of an error. */
  readonly refusal?: (message: string) => object
}

/** A vendor's server: it answers health checks, fails as planned, and reports its own errors. */
export const vendorApp = ({
  name,
  bodyLimit,
  faults,
  stopped,
  report,
  refusal = (message) => ({ error: message }),
}: VendorAppOptions): FastifyInstance => {
  const app = Fastify({ forceCloseConnections: true, keepAliveTimeout: 75_000, bodyLimit })
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const status = error.statusCode ?? 500
    if (status < 500) return reply.code(status).send(refusal(error.message))
    // The route's pattern, never the address: the query may contain keys.
    report(`${name}: ${request.method} ${request.routeOptions.url ?? "?"}: ${error.message}`)
    return reply.code(status).send("")
  })
  injectFaults(app, faults, stopped)
  app.get("/healthz", async () => ({ ok: true }))
  // Browsers request it from every site.
  app.get("/favicon.ico", (_, reply) => reply.code(204).send())
  return app
}

/** For clients that send the content type JSON even without a body. */
export const takeEmptyJson = (app: FastifyInstance): void => {
  const parseJson = app.getDefaultJsonParser("error", "error")
  app.removeContentTypeParser("application/json")
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body.length === 0) done(null, undefined)
    else parseJson(request, body.toString(), done)
  })
}
