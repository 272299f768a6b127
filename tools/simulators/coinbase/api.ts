import { fromDecimal } from "@voltread/domain/shared/money.ts"
import { Result, Schema } from "effect"
import type { FastifyInstance, FastifyReply } from "fastify"
import { sameSecret } from "../access.ts"
import type { Charge, Status } from "./charge.ts"
import type { ChargeRequest, Coinbase } from "./coinbase.ts"
import { chargeOnWire } from "./wire.ts"

const VERSION = "2018-03-22"
const PAGE = { most: 100, otherwise: 25 }

const Body = Schema.Struct({
  name: Schema.NonEmptyString.check(Schema.isMaxLength(100)),
  description: Schema.String.check(Schema.isMaxLength(200)),
  pricing_type: Schema.Literal("fixed_price"),
  local_price: Schema.Struct({ amount: Schema.String, currency: Schema.Literal("USD") }),
  metadata: Schema.optional(Schema.Record(Schema.String, Schema.String)),
  redirect_url: Schema.optional(Schema.String),
  cancel_url: Schema.optional(Schema.String),
})
const decodeBody = Schema.decodeUnknownResult(Body)
const readId = Schema.decodeUnknownSync(Schema.Struct({ id: Schema.String }))
const readPage = Schema.decodeUnknownSync(
  Schema.Struct({ limit: Schema.optional(Schema.String), starting_after: Schema.optional(Schema.String) }),
)

const refuse = (reply: FastifyReply, status: number, type: string, message: string) =>
  reply.code(status).send({ error: { type, message } })

export interface VendorRoutes {
  readonly coinbase: Coinbase
  readonly apiKey: string
  readonly hostedUrl: (code: string) => string
}

/** The vendor's own routes: JSON, the key in a header. */
export const vendorRoutes = (app: FastifyInstance, { coinbase, apiKey, hostedUrl }: VendorRoutes): void => {
  const wire = (charge: Charge) => chargeOnWire(charge, hostedUrl(charge.code))
  const notFound = (reply: FastifyReply) => refuse(reply, 404, "not_found", "Not found")

  app.register(
    async (vendor) => {
      vendor.addHook("onRequest", async (request, reply) => {
        const given = request.headers["x-cc-api-key"]
        if (typeof given !== "string" || !sameSecret(given, apiKey))
          return refuse(reply, 401, "authentication_error", "No such API key")
        if (request.headers["x-cc-version"] !== VERSION)
          return refuse(reply, 400, "invalid_request", "You must specify a valid X-CC-Version")
      })

      vendor.post("/", { config: { operation: "create" } }, async (request, reply) => {
        const asked = readCharge(request.body)
        if (Result.isFailure(asked)) return refuse(reply, 400, ...asked.failure)
        return reply.code(201).send({ data: wire(await coinbase.create(asked.success)) })
      })

      vendor.get("/", { config: { operation: "list" } }, async (request, reply) => {
        const { limit = String(PAGE.otherwise), starting_after } = readPage(request.query)
        const charges = await coinbase.list()
        const start = charges.findIndex(({ id }) => id === starting_after) + 1
        const size = Math.min(PAGE.most, Number(limit))
        const data = charges.slice(start, start + size)
        const last = data.at(-1)
        const isMore = start + size < charges.length
        return reply.send({
          pagination: {
            order: "desc",
            starting_after: starting_after ?? null,
            limit: size,
            yielded: data.length,
            total: charges.length,
            next_uri:
              isMore && last !== undefined ? `/charges?limit=${size}&starting_after=${last.id}` : null,
          },
          data: data.map(wire),
        })
      })

      vendor.get("/:id", { config: { operation: "find" } }, async (request, reply) => {
        const charge = await coinbase.find(readId(request.params).id)
        return charge === undefined ? notFound(reply) : reply.send({ data: wire(charge) })
      })

      const moves: ReadonlyArray<readonly [string, ReadonlyArray<Status>, Status]> = [
        ["cancel", ["NEW"], "CANCELED"],
        ["resolve", ["UNRESOLVED"], "RESOLVED"],
      ]
      for (const [name, from, to] of moves) {
        vendor.post(`/:id/${name}`, { config: { operation: name } }, async (request, reply) => {
          const { id } = readId(request.params)
          if ((await coinbase.find(id)) === undefined) return notFound(reply)
          const moved = await coinbase.move(id, from, to)
          return moved === undefined
            ? refuse(reply, 400, "invalid_request", `Charge cannot be ${to.toLowerCase()}`)
            : reply.send({ data: wire(moved) })
        })
      }
    },
    { prefix: "/charges" },
  )
}

const readCharge = (
  body: unknown,
): Result.Result<ChargeRequest, readonly [type: string, message: string]> => {
  const decoded = decodeBody(body)
  if (Result.isFailure(decoded)) return Result.fail(["validation_error", decoded.failure.message])
  const { name, description, local_price, metadata, redirect_url, cancel_url } = decoded.success
  const cents = fromDecimal(local_price.amount)
  if (cents === undefined || cents <= 0)
    return Result.fail(["validation_error", "local_price.amount must be positive"])
  return Result.succeed({
    name,
    description,
    cents,
    metadata: metadata ?? {},
    redirectUrl: redirect_url ?? null,
    cancelUrl: cancel_url ?? null,
  })
}
