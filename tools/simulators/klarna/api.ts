import { randomUUID } from "node:crypto"
import { Result, Schema } from "effect"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { sameSecret } from "../access.ts"
import type { SimulatedClock } from "../clock.ts"
import { createdSession, orderAnswer, sessionAnswer } from "./answers.ts"
import type { Klarna } from "./klarna.ts"
import * as rules from "./order-rules.ts"
import { type Refusal, refuse } from "./purchase-rules.ts"
import { Capture, type Order, OrderLine } from "./records.ts"
import type { Store } from "./store.ts"

export interface KlarnaKeys {
  readonly username: string
  readonly password: string
}

const Text = Schema.optional(Schema.String)
const readParams = Schema.decodeUnknownSync(Schema.Struct({ id: Schema.String }))
const decodeCapture = Schema.decodeUnknownResult(
  Schema.Struct({
    captured_amount: Schema.Int,
    reference: Text,
    shipping_info: Schema.optional(Capture.fields.shipping),
  }),
)
const decodeRefund = Schema.decodeUnknownResult(
  Schema.Struct({ refunded_amount: Schema.Int, reference: Text }),
)
const decodeAuthorization = Schema.decodeUnknownResult(
  Schema.Struct({ order_amount: Schema.Int, order_lines: Schema.optional(Schema.Array(OrderLine)) }),
)

/** An unreadable body is rejected like an invalid value. */
const read = <A>(decoded: Result.Result<A, { readonly message: string }>): Result.Result<A, Refusal> =>
  Result.isSuccess(decoded)
    ? Result.succeed(decoded.success)
    : refuse(400, "BAD_VALUE", `Bad value: ${decoded.failure.message}`)

/** The vendor's own routes, with Basic authentication: sessions and orders, then the operations on an order. */
export const vendorRoutes = (
  app: FastifyInstance,
  parts: {
    readonly klarna: Klarna
    readonly store: Store
    readonly clock: SimulatedClock
    readonly keys: KlarnaKeys
  },
): void => {
  const { clock, keys, klarna, store } = parts
  const expected = `Basic ${Buffer.from(`${keys.username}:${keys.password}`).toString("base64")}`

  app.register(async (vendor) => {
    vendor.addHook("onRequest", async (request, reply) => {
      if (!sameSecret(request.headers.authorization ?? "", expected)) return reply.code(401).send("")
    })
    paymentRoutes(vendor, klarna)
    managementRoutes(vendor, klarna, store, clock)
    vendor.get("/payments/v1/sessions/:id", { config: { operation: "readSession" } }, (request, reply) =>
      answer(reply, klarna.session(readParams(request.params).id), (session) =>
        reply.send(sessionAnswer(session, clock)),
      ),
    )
  })
}

const sendRefusal = (reply: FastifyReply, { code, message, status }: Refusal): FastifyReply =>
  reply.code(status).send({ correlation_id: randomUUID(), error_code: code, error_messages: [message] })

const answer = <A>(
  reply: FastifyReply,
  result: Result.Result<A, Refusal>,
  send: (value: A) => FastifyReply,
): FastifyReply => (Result.isSuccess(result) ? send(result.success) : sendRefusal(reply, result.failure))

const NO_SUCH_ORDER: Refusal = { status: 404, code: "NO_SUCH_ORDER", message: "No such order." }

const assetsOf = ({ host, protocol }: FastifyRequest): string => `${protocol}://${host}/kp/badge.svg`

const paymentRoutes = (vendor: FastifyInstance, klarna: Klarna): void => {
  vendor.post("/payments/v1/sessions", { config: { operation: "session" } }, async (request, reply) =>
    answer(reply, await klarna.createSession(request.body), (session) =>
      reply.send(createdSession(session, assetsOf(request))),
    ),
  )
  vendor.post("/payments/v1/sessions/:id", { config: { operation: "session" } }, async (request, reply) =>
    answer(reply, await klarna.updateSession(readParams(request.params).id, request.body), () =>
      reply.code(204).send(),
    ),
  )
  vendor.post(
    "/payments/v1/authorizations/:id/order",
    { config: { operation: "order" } },
    async (request, reply) =>
      answer(reply, await klarna.createOrder(readParams(request.params).id, request.body), (order) =>
        reply.send({
          order_id: order.id,
          fraud_status: order.fraud,
          authorized_payment_method: { type: "fixed_amount", number_of_installments: 4 },
        }),
      ),
  )
  vendor.delete(
    "/payments/v1/authorizations/:id",
    { config: { operation: "cancelAuthorization" } },
    async (request, reply) =>
      answer(reply, await klarna.cancelAuthorization(readParams(request.params).id), () =>
        reply.code(204).send(),
      ),
  )
}

const managementRoutes = (
  vendor: FastifyInstance,
  klarna: Klarna,
  store: Store,
  clock: SimulatedClock,
): void => {
  const keyOf = ({ headers }: FastifyRequest): string | undefined => {
    const key = headers["klarna-idempotency-key"]
    return typeof key === "string" ? key : undefined
  }
  /** One operation on the order in the path. */
  const managed =
    (
      change: (
        body: unknown,
      ) => Result.Result<(order: Order, now: number) => Result.Result<Order, Refusal>, Refusal>,
      made: (order: Order) => string | null,
      send: (reply: FastifyReply, made: string | null) => FastifyReply,
    ) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const order = store.order(readParams(request.params).id)
      if (order === undefined) return sendRefusal(reply, NO_SUCH_ORDER)
      const asked = change(request.body)
      if (Result.isFailure(asked)) return sendRefusal(reply, asked.failure)
      const changed = await klarna.manage(order, keyOf(request), asked.success, made)
      return answer(reply, changed, (id) => send(reply, id))
    }
  const nothing = () => null
  const done = (reply: FastifyReply) => reply.code(204).send()
  const orders = "/ordermanagement/v1/orders/:id"

  vendor.get(orders, { config: { operation: "find" } }, async (request, reply) => {
    const order = store.order(readParams(request.params).id)
    return order === undefined ? sendRefusal(reply, NO_SUCH_ORDER) : reply.send(orderAnswer(order, clock))
  })
  vendor.post(
    `${orders}/captures`,
    { config: { operation: "capture" } },
    managed(
      (body) =>
        Result.map(
          read(decodeCapture(body)),
          (given) => (order: Order, now: number) =>
            rules.capture(
              order,
              {
                amount: given.captured_amount,
                reference: given.reference ?? null,
                shipping: given.shipping_info ?? [],
              },
              now,
            ),
        ),
      (order) => order.captures.at(-1)?.id ?? null,
      (reply, id) =>
        reply
          .code(201)
          .header("capture-id", id ?? "")
          .send(),
    ),
  )
  vendor.post(
    `${orders}/refunds`,
    { config: { operation: "refund" } },
    managed(
      (body) =>
        Result.map(
          read(decodeRefund(body)),
          (given) => (order: Order, now: number) =>
            rules.refund(order, given.refunded_amount, given.reference ?? null, now),
        ),
      (order) => order.refunds.at(-1)?.id ?? null,
      (reply, id) =>
        reply
          .code(201)
          .header("refund-id", id ?? "")
          .send(),
    ),
  )
  vendor.patch(
    `${orders}/authorization`,
    { config: { operation: "authorization" } },
    managed(
      (body) =>
        Result.map(
          read(decodeAuthorization(body)),
          (given) => (order: Order) =>
            rules.authorize(order, given.order_amount, given.order_lines ?? order.lines),
        ),
      nothing,
      done,
    ),
  )
  vendor.post(
    `${orders}/cancel`,
    { config: { operation: "cancel" } },
    managed(() => Result.succeed(rules.cancel), nothing, done),
  )
  vendor.post(
    `${orders}/release-remaining-authorization`,
    { config: { operation: "release" } },
    managed(() => Result.succeed(rules.release), nothing, done),
  )
  vendor.post(
    `${orders}/extend-authorization-time`,
    { config: { operation: "extend" } },
    managed(
      () =>
        Result.succeed((order: Order, now: number) =>
          rules.extend(order, now, klarna.settings.authorizationMs),
        ),
      nothing,
      done,
    ),
  )
}
