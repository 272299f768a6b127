import { Result, Schema } from "effect"
import type { FastifyInstance } from "fastify"
import { sameSecret } from "./access.ts"
import type { SimulatedClock } from "./clock.ts"
import { Fault, type FaultPlan } from "./faults.ts"
import { Mischief, type Outbox } from "./outbox.ts"

/** A test's request that the simulator cannot read. */
export class BadAdminRequest extends Error {
  override readonly name = "BadAdminRequest"
  readonly statusCode = 400
}

/** Decodes a body or a query with its schema; an invalid one ends in a 400 that says what is wrong. */
export const reader = <S extends Schema.Decoder<unknown>>(schema: S): ((input: unknown) => S["Type"]) => {
  const decode = Schema.decodeUnknownResult(schema, { onExcessProperty: "error" })
  return (input) => {
    const decoded = decode(input ?? {})
    if (Result.isFailure(decoded)) throw new BadAdminRequest(decoded.failure.message)
    return decoded.success
  }
}

const readFault = reader(Fault)
const readMischief = reader(Mischief)
const readClock = reader(Schema.Struct({ offsetMs: Schema.Int }))
const readReplay = reader(
  Schema.Struct({
    copies: Schema.optional(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100 }))),
    delayMs: Schema.optional(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 3_600_000 }))),
    misSigned: Schema.optional(Schema.Boolean),
  }),
)
/** The id in the path of a route. */
export const readId = reader(Schema.Struct({ id: Schema.String }))

/** Bytes: a year of a small shop takes a few million. */
const MAX_HISTORY = 64 * 1_024 * 1_024

/**
 * Imports a vendor's records of the past, for a shop with a history. Idempotent: `take` does not change existing
 * records.
 */
export const historyRoute = <S extends Schema.Decoder<unknown>>(
  admin: FastifyInstance,
  record: S,
  take: (records: ReadonlyArray<S["Type"]>) => Promise<void>,
): void => {
  const read = reader(Schema.Struct({ records: Schema.Array(record) }))
  admin.post("/history", { bodyLimit: MAX_HISTORY }, async (request, reply) => {
    await take(read(request.body).records)
    return reply.code(204).send()
  })
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** Bodies that an operator can send to this route, each with a button. */
    bodies?: ReadonlyArray<Readonly<Record<string, unknown>>>
    /** A sample body for operators to edit; absent, `{}`. */
    example?: Readonly<Record<string, unknown>>
  }
}

interface AdminRoute {
  readonly method: string
  /** Without the prefix. */
  readonly path: string
  readonly bodies: ReadonlyArray<Readonly<Record<string, unknown>>>
  readonly example: Readonly<Record<string, unknown>>
}

export interface AdminParts {
  readonly token: string
  readonly clock: SimulatedClock
  readonly faults: FaultPlan
  readonly outbox: Outbox
}

/**
 * The routes of every simulator for tests, under `/admin` and with a bearer token: its clock, planned faults, and its
 * webhooks. `more` adds those of this vendor only.
 */
export const adminRoutes = (
  app: FastifyInstance,
  { clock, faults, outbox, token }: AdminParts,
  more: (admin: FastifyInstance) => void,
): void => {
  app.register(
    async (admin) => {
      admin.addHook("onRequest", async (request, reply) => {
        const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1] ?? ""
        if (!sameSecret(given, token)) return reply.code(401).send({ error: "a bearer token is needed" })
      })

      const routes: Array<AdminRoute> = []
      admin.addHook("onRoute", ({ config, method, routePath }) => {
        const { bodies = [], example = {} } = config ?? {}
        for (const each of [method].flat()) {
          if (each !== "HEAD") routes.push({ method: each, path: routePath, bodies, example })
        }
      })
      // The routes that the operator page can offer for this vendor.
      admin.get("/routes", async () => ({ routes }))

      admin.get("/clock", async () => ({ now: clock.iso(), offsetMs: clock.offsetMs }))
      admin.put("/clock", async (request) => {
        clock.move(readClock(request.body).offsetMs)
        return { now: clock.iso(), offsetMs: clock.offsetMs }
      })

      admin.get("/faults", async () => ({ faults: faults.list() }))
      admin.post("/faults", async (request, reply) => {
        faults.add(readFault(request.body))
        return reply.code(201).send({ faults: faults.list() })
      })
      admin.delete("/faults", async (_request, reply) => {
        faults.clear()
        return reply.code(204).send()
      })

      admin.get("/webhooks", async () => ({ webhooks: outbox.list() }))
      admin.put("/webhooks/next", async (request) => {
        const mischief = readMischief(request.body)
        outbox.plan(mischief)
        return { next: mischief }
      })
      admin.delete("/webhooks/next", async (_request, reply) => {
        outbox.plan(undefined)
        return reply.code(204).send()
      })
      admin.post("/webhooks/:id/replay", async (request, reply) => {
        const { copies = 1, delayMs = 0, misSigned = false } = readReplay(request.body)
        const known = outbox.replay(readId(request.params).id, { copies, delayMs, misSigned })
        return known
          ? reply.code(202).send({ copies, delayMs, misSigned })
          : reply.code(404).send({ error: "unknown" })
      })

      more(admin)
    },
    { prefix: "/admin" },
  )
}
