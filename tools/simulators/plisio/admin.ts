import { Schema } from "effect"
import type { FastifyInstance } from "fastify"
import { historyRoute, reader, readId } from "../admin.ts"
import { Invoice, receivedCents, Status } from "./invoice.ts"
import type { Plisio } from "./plisio.ts"

const readQuery = reader(Schema.Struct({ orderNumber: Schema.optional(Schema.String) }))
const readPush = reader(Schema.Struct({ status: Status }))
const readPayment = reader(Schema.Struct({ units: Schema.Int.check(Schema.isGreaterThan(0)) }))
const readSettings = reader(
  Schema.Struct({ confirmAfterMs: Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)) }),
)

const summary = (invoice: Invoice) => ({
  id: invoice.id,
  orderNumber: invoice.orderNumber,
  status: invoice.status,
  coin: invoice.coin,
  units: invoice.units,
  amountCents: invoice.sourceAmount,
  receivedCents: receivedCents(invoice),
  createdAt: new Date(invoice.createdAt).toISOString(),
})

/** The vendor's books, for tests to compare with the shop's. */
export const invoiceAdmin = (admin: FastifyInstance, plisio: Plisio): void => {
  admin.get("/invoices", async (request) => ({
    invoices: (await plisio.search(readQuery(request.query).orderNumber ?? "")).map(summary),
  }))
  admin.post("/invoices/:id/payments", { config: { example: { units: 80_000 } } }, async (request, reply) => {
    const { id } = readId(request.params)
    await plisio.pay(id, readPayment(request.body).units)
    const invoice = await plisio.find(id)
    return invoice === undefined ? reply.code(404).send({ error: "unknown" }) : summary(invoice)
  })
  admin.post("/invoices/:id/expiry", { config: { bodies: [{}] } }, async (request, reply) => {
    const { id } = readId(request.params)
    await plisio.expire(id)
    const invoice = await plisio.find(id)
    return invoice === undefined ? reply.code(404).send({ error: "unknown" }) : summary(invoice)
  })
  const bodies = Status.literals.map((status) => ({ status }))
  admin.post("/invoices/:id/status", { config: { bodies } }, async (request, reply) => {
    const invoice = await plisio.push(readId(request.params).id, readPush(request.body).status)
    return invoice === undefined ? reply.code(404).send({ error: "unknown" }) : summary(invoice)
  })
  historyRoute(admin, Invoice, (records) => plisio.take(records))
  admin.get("/settings", async () => plisio.settings)
  admin.put("/settings", async (request) => Object.assign(plisio.settings, readSettings(request.body)))
}
