import type { FastifyInstance, FastifyRequest } from "fastify"
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client"
import { missingKeys } from "../event-log/personal/missing-keys.ts"
import { isSameSecret } from "../same-secret.ts"
import { vendorStates } from "../vendor-health.ts"
import { EVENT_STREAM } from "./event-stream.ts"
import { isFromThisMachine } from "./loopback.ts"

export interface Metrics {
  readonly registry: Registry
  readonly requests: Histogram<"method" | "route" | "status">
}

export const makeMetrics = (process: "api" | "projector"): Metrics => {
  const registry = new Registry()
  registry.setDefaultLabels({ process })
  collectDefaultMetrics({ register: registry })
  new Counter({
    name: "voltread_missing_person_keys_total",
    help: "People whose events cannot be opened since their key is lost: restore the table person_key",
    registers: [registry],
    collect() {
      this.reset()
      this.inc(missingKeys())
    },
  })
  new Gauge({
    name: "voltread_vendor_up",
    help: "1 where a gateway or lender answered when it was last asked, 0 where not",
    labelNames: ["vendor"],
    registers: [registry],
    collect() {
      this.reset()
      for (const [vendor, isUp] of vendorStates()) this.set({ vendor }, isUp ? 1 : 0)
    },
  })
  return {
    registry,
    requests: new Histogram({
      name: "voltread_http_request_seconds",
      help: "Time from the first byte of a request to the last of its answer, by route",
      labelNames: ["method", "route", "status"],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers: [registry],
    }),
  }
}

interface MetricsAccess {
  readonly token: string | undefined
  /** A proxy on this machine that adds no header passes on requests that look like those of this machine. */
  readonly isBehindProxy: boolean
}

/** Without a token, this machine only. */
const mayReadMetrics = (request: FastifyRequest, { isBehindProxy, token }: MetricsAccess): boolean =>
  token === undefined
    ? !isBehindProxy && isFromThisMachine(request)
    : isSameSecret(/^Bearer (\S+)$/i.exec(request.headers.authorization ?? "")?.[1] ?? "", token)

/** Measures requests and serves `/metrics` in the Prometheus format. */
export const useMetrics = (app: FastifyInstance, metrics: Metrics, access: MetricsAccess): void => {
  app.addHook("onResponse", async (request, reply) => {
    // It lasts as long as somebody watches, which says nothing about the shop.
    if (reply.getHeader("content-type") === EVENT_STREAM) return
    metrics.requests.observe(
      {
        method: request.method,
        route: request.routeOptions.url ?? "none",
        status: String(reply.statusCode),
      },
      reply.elapsedTime / 1_000,
    )
  })
  const schema = {
    // No Effect Schema: the projector's server has this route, too.
    response: { 200: { type: "string" } },
    produces: ["text/plain"],
    tags: ["operation"],
    summary: "Metrics in the Prometheus format, from this machine or with the token",
  }
  // Prometheus calls each process by its own address, and no page of a stranger has the token.
  const config = { access: "operators", answersAnyHost: access.token !== undefined } as const
  app.get("/metrics", { config, schema }, async (request, reply) => {
    if (!mayReadMetrics(request, access)) return reply.callNotFound()
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}
