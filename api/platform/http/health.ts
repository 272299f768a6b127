import { EventLog } from "@voltread/domain/event.ts"
import { ReadModels } from "@voltread/projections/platform/wait.ts"
import { Effect, Result, Schema } from "effect"
import type { EffectRunner } from "../effect-runner.ts"
import { Lag } from "./lag.ts"
import type { ShopInstance } from "./schema-compiler.ts"
import { sharedCheck } from "./shared-check.ts"

const Health = Schema.Struct({
  status: Schema.Literals(["ready", "ok", "starting", "catching-up", "stopping", "unavailable"]),
})

/** Projection lag up to which the shop counts as healthy. */
const PATIENCE_MS = 10_000
/** How long one request waits for the newest events. */
const WAIT_MS = 250

/**
 * `/readyz`: this process is prepared, reaches its database and its event log, and is not about to stop. `/healthz`: and
 * the read models are at most ten seconds behind.
 */
export const healthRoutes = (app: ShopInstance, run: EffectRunner, isPrepared = () => true): void => {
  const lag = new Lag(PATIENCE_MS)

  const check = sharedCheck(() =>
    run(
      Effect.gen(function* () {
        const head = yield* (yield* EventLog).head
        const readModels = yield* ReadModels
        yield* readModels.waitFor(head, WAIT_MS)
        return { head, projected: readModels.position() }
      }),
    ).then(Result.getOrUndefined),
  )

  const options = {
    config: { access: "public", answersAnyHost: true },
    logLevel: "warn",
  } as const
  const response = { 200: Health, 503: Health }
  const tags = ["operation"]

  const readyz = {
    response,
    tags,
    summary: "Whether this process is prepared, reaches its database and event log, and is not about to stop",
  }
  app.get("/readyz", { ...options, schema: readyz }, async (_, reply) => {
    if (app.isStopping) return reply.status(503).send({ status: "stopping" })
    if (!isPrepared()) return reply.status(503).send({ status: "starting" })
    return (await check()) === undefined
      ? reply.status(503).send({ status: "unavailable" })
      : reply.send({ status: "ready" })
  })

  const healthz = { response, tags, summary: "As /readyz, and whether the read models keep up" }
  app.get("/healthz", { ...options, schema: healthz }, async (_, reply) => {
    if (!isPrepared()) return reply.status(503).send({ status: "starting" })
    const state = await check()
    if (state === undefined) return reply.status(503).send({ status: "unavailable" })
    const { head, projected } = state
    const trails = lag.observe(head, projected, Date.now())
    // Not ready before it has caught up once since its start: a rebuild may be running.
    return lag.hasKeptUp && trails < PATIENCE_MS
      ? reply.send({ status: "ok" })
      : reply.status(503).send({ status: "catching-up" })
  })
}
