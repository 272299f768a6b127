import { Schema } from "effect"
import type { FastifyInstance, FastifyReply } from "fastify"
import { historyRoute, reader, readId } from "../admin.ts"
import { Charge, received, Status, statusOf } from "./charge.ts"
import type { Coinbase } from "./coinbase.ts"

const readQuery = reader(Schema.Struct({ orderId: Schema.optional(Schema.String) }))
const readPush = reader(Schema.Struct({ status: Status }))
const readPayment = reader(
  Schema.Struct({
    cents: Schema.Int.check(Schema.isGreaterThan(0)),
    coin: Schema.optional(Schema.String),
  }),
)
const notNegative = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))
const readSettings = reader(
  Schema.Struct({
    confirmAfterMs: Schema.optional(notNegative),
    expireAfterMs: Schema.optional(notNegative),
  }),
)

const summary = (charge: Charge) => ({
  id: charge.id,
  code: charge.code,
  orderId: charge.metadata.order_id ?? null,
  status: statusOf(charge),
  amountCents: charge.cents,
  receivedCents: received(charge),
  createdAt: new Date(charge.createdAt).toISOString(),
})

const answer = (reply: FastifyReply, charge: Charge | undefined) =>
  charge === undefined ? reply.code(404).send({ error: "unknown" }) : reply.send(summary(charge))

/** The vendor's books, for tests to compare with the shop's. */
export const chargeAdmin = (admin: FastifyInstance, coinbase: Coinbase): void => {
  admin.get("/charges", async (request) => {
    const { orderId } = readQuery(request.query)
    const charges = (await coinbase.list()).toReversed().map(summary)
    return { charges: charges.filter((charge) => orderId === undefined || charge.orderId === orderId) }
  })
  admin.post(
    "/charges/:id/payments",
    { config: { example: { cents: 4_999, coin: "ETH" } } },
    async (request, reply) => {
      const { cents, coin = "ETH" } = readPayment(request.body)
      return answer(reply, await coinbase.pay(readId(request.params).id, cents, coin))
    },
  )
  admin.post("/charges/:id/expiry", { config: { bodies: [{}] } }, async (request, reply) =>
    answer(reply, await coinbase.expire(readId(request.params).id)),
  )
  const bodies = Status.literals.map((status) => ({ status }))
  admin.post("/charges/:id/status", { config: { bodies } }, async (request, reply) =>
    answer(reply, await coinbase.push(readId(request.params).id, readPush(request.body).status)),
  )
  historyRoute(admin, Charge, (records) => coinbase.take(records))
  admin.get("/settings", async () => coinbase.settings)
  admin.put("/settings", async (request) => Object.assign(coinbase.settings, readSettings(request.body)))
}
