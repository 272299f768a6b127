import { Result, Schema } from "effect"
import type { FastifyInstance } from "fastify"
import { historyRoute, reader, readId } from "../admin.ts"
import type { SimulatedClock } from "../clock.ts"
import { orderAnswer } from "./answers.ts"
import type { Klarna } from "./klarna.ts"
import { Order } from "./records.ts"
import type { Store } from "./store.ts"

const readQuery = reader(
  Schema.Struct({ orderId: Schema.optional(Schema.String), status: Schema.optional(Schema.String) }),
)
/** The vendor's own decisions, and a merchant's actions in the vendor's portal, without the shop. */
const OUTCOMES = ["accept", "reject", "stop", "expire", "capture", "cancel", "release"] as const
const readOutcome = reader(Schema.Struct({ outcome: Schema.Literals(OUTCOMES) }))
const readSettings = reader(
  Schema.Struct({
    sessionMs: Schema.optional(Schema.Int),
    tokenMs: Schema.optional(Schema.Int),
    authorizationMs: Schema.optional(Schema.Int),
    reviewMs: Schema.optional(Schema.Int),
  }),
)
const readConsent = reader(Schema.Struct({ clientToken: Schema.String, email: Schema.String }))

/** `/admin/orders` is for tests to compare with the shop's orders: every order of the vendor must belong to one. */
export const orderAdmin = (
  admin: FastifyInstance,
  klarna: Klarna,
  store: Store,
  clock: SimulatedClock,
): void => {
  admin.get("/orders", async (request) => {
    const { orderId, status } = readQuery(request.query)
    return {
      orders: store
        .orders()
        .filter(({ purchase }) => orderId === undefined || purchase.merchant_reference2 === orderId)
        .map((order) => orderAnswer(order, clock))
        .filter((order) => status === undefined || order.status === status)
        // The books only, without personal data.
        .map(({ billing_address: _, shipping_address: __, ...order }) => ({ id: order.order_id, ...order })),
    }
  })

  const bodies = OUTCOMES.map((outcome) => ({ outcome }))
  admin.post("/orders/:id/outcome", { config: { bodies } }, async (request, reply) => {
    const order = store.order(readId(request.params).id)
    if (order === undefined) return reply.code(404).send({ error: "unknown" })
    const { outcome } = readOutcome(request.body)
    const changed = await (outcome === "accept" || outcome === "reject"
      ? klarna.decide(order, outcome === "accept")
      : klarna[outcome](order))
    return Result.match(changed, {
      onFailure: ({ code, message }) => reply.code(409).send({ code, error: message }),
      onSuccess: (now) => reply.send({ id: now.id, status: orderAnswer(now, clock).status }),
    })
  })

  // A shopper's actions in the widget, for tests without a browser.
  admin.post("/consents", async (request, reply) => {
    const { clientToken, email } = readConsent(request.body)
    const session = store.sessionOfClient(clientToken)
    if (session === undefined) return reply.code(404).send({ error: "unknown" })
    const consent = await klarna.consent(session, email)
    return consent._tag === "Approved"
      ? { approved: true, authorization_token: consent.token }
      : { approved: false, show_form: consent.customer.answer === "retry" }
  })

  historyRoute(admin, Order, async (records) => {
    const unknown = records.filter(({ id }) => store.order(id) === undefined)
    await Promise.all(unknown.map((order) => store.commit({ order })))
  })

  admin.get("/settings", async () => klarna.settings)
  admin.put("/settings", async (request) => Object.assign(klarna.settings, readSettings(request.body)))
}
