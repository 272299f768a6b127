import { Effect, Option, Schema } from "effect"
import type { GatewayTransaction } from "../../payments/gateway-transaction.ts"
import type { Purchase } from "../../payments/order-to-pay.ts"
import {
  type LostPayments,
  type PaymentGateway,
  type PaymentOutcome,
  type PaymentRequest,
  unanswered,
} from "../../payments/payment-gateway.ts"
import { KeyMutex } from "../../platform/commands/key-mutex.ts"
import { type GatewayError, GatewayMisconfigured, GatewayUnavailable } from "../../platform/gateway-error.ts"
import type { DatabaseError } from "../../platform/postgres/query.ts"
import type { KlarnaRefusal } from "./klarna-answer.ts"
import type { KlarnaBooks } from "./klarna-books.ts"
import { call, type KlarnaAccess } from "./klarna-call.ts"
import { klarnaPurchase } from "./klarna-lines.ts"
import { fetchOrder, klarnaManagement } from "./klarna-management.ts"
import { klarnaMethods } from "./klarna-methods.ts"
import { outcomeOf, refusedOutcome } from "./klarna-outcome.ts"
import { authorizationUrl, type CallbackConfig, merchantUrls, readWebhook } from "./klarna-webhook.ts"
import { CreatedOrder, CreatedSession, categoryOf, refundsOf, toTransaction } from "./klarna-wire.ts"

/** The name of this gateway in payments, addresses and configuration. */
export const KLARNA = "klarna"

interface KlarnaConfig extends KlarnaAccess, CallbackConfig {
  /** The vendor's browser script. */
  readonly widgetUrl: string
}

const NO_SESSION = "00000000-0000-0000-0000-000000000000"

const decodeSession = Schema.decodeUnknownOption(CreatedSession)
const decodeCreated = Schema.decodeUnknownOption(CreatedOrder)

const readable = <A>(books: Effect.Effect<A, DatabaseError>): Effect.Effect<A, GatewayUnavailable> =>
  Effect.mapError(books, ({ reason }) => new GatewayUnavailable({ operation: "look into the books", reason }))

/** Reasons of a 403 that are about this purchase; any other is about our account. */
const ABOUT_THE_PURCHASE = new Set(["REJECTED", "INVALID_OPERATION"])

/**
 * Klarna Payments and its order management, or anything that speaks its protocol at `baseUrl`. The money is reserved when
 * the shopper pays, and captured when the items are sent.
 */
export const makeKlarna = (config: KlarnaConfig, books: KlarnaBooks): PaymentGateway => {
  const attempts = new KeyMutex()
  const { cancel, capture, extend, refund } = klarnaManagement(config)

  /** What Klarna now says about an order that it is known to have made. */
  const madeOutcome = (klarnaOrderId: string): Effect.Effect<PaymentOutcome> =>
    fetchOrder(config, klarnaOrderId).pipe(
      Effect.map((order) =>
        order === undefined ? unanswered("the order is not found") : outcomeOf(toTransaction(order)),
      ),
      Effect.catch(({ reason }) => Effect.succeed(unanswered(reason))),
    )

  const createOrder = ({ order, orderId, paymentId, returnUrl, token }: PaymentRequest) =>
    call(config, {
      operation: "pay",
      method: "POST",
      path: `/payments/v1/authorizations/${encodeURIComponent(token)}/order`,
      body: {
        ...klarnaPurchase(order),
        merchant_reference1: order.number,
        merchant_reference2: orderId,
        merchant_urls: merchantUrls(config, { orderId, paymentId }, returnUrl),
      },
    })

  const cancelAuthorization = (token: string) =>
    call(config, {
      operation: "cancelAuthorization",
      method: "DELETE",
      path: `/payments/v1/authorizations/${encodeURIComponent(token)}`,
    })

  /** An approval that came to nothing blocks the shopper's credit until it is let go; if that fails it ends in an hour. */
  const letGo = (token: string) => cancelAuthorization(token).pipe(Effect.ignore)

  /**
   * Klarna finds no order by our reference, but it lets go only of an approval that no order was made of: one that it does
   * not know anymore was used, or has run out.
   */
  const withdraw: LostPayments["withdraw"] = (paymentId) =>
    Effect.gen(function* () {
      const token = yield* readable(books.begunWith(paymentId))
      if (token === undefined) return "never-made"
      const answer = yield* cancelAuthorization(token)
      if (answer._tag === "Unanswered")
        return yield* new GatewayUnavailable({ operation: "withdraw", reason: answer.reason })
      if (answer._tag === "Refused") return "unknowable"
      yield* readable(books.deleteAttempt(paymentId))
      return "never-made"
    })

  const refused = Effect.fnUntraced(function* (
    refusal: KlarnaRefusal,
    token: string,
  ): Effect.fn.Return<PaymentOutcome, GatewayMisconfigured> {
    const { code, message, repeated, status } = refusal
    // The token is good for one order: an earlier try of this very call may have used it.
    if (repeated) return unanswered(message)
    if (status === 403 && !ABOUT_THE_PURCHASE.has(code))
      return yield* new GatewayMisconfigured({ operation: "pay", reason: `${code}: ${message}` })
    if (status === 400 || status === 409) {
      yield* Effect.logWarning(`Klarna refuses an order: ${code}: ${message}`)
      yield* letGo(token)
    }
    return refusedOutcome(refusal)
  })

  const payOnce = (request: PaymentRequest): Effect.Effect<PaymentOutcome, GatewayError> =>
    Effect.gen(function* () {
      const { orderId, paymentId, token } = request
      const known = yield* readable(books.ofPayment(paymentId))
      if (known !== undefined) return yield* madeOutcome(known)
      yield* readable(books.begin(paymentId, token))
      const answer = yield* createOrder(request)
      if (answer._tag === "Unanswered") return unanswered(answer.reason)
      if (answer._tag === "Refused") {
        if (!answer.repeated) yield* books.deleteAttempt(paymentId).pipe(Effect.ignore)
        return yield* refused(answer, token)
      }
      const created = Option.getOrUndefined(decodeCreated(answer.body))
      if (created === undefined) return unanswered("the answer has an unknown shape")
      const klarnaOrderId = created.order_id
      // Klarna's own call (`push`) brings it, too, should this be lost.
      const kept = yield* Effect.result(books.remember({ klarnaOrderId, orderId, paymentId }))
      if (kept._tag === "Failure") return unanswered(kept.failure.reason)
      return yield* madeOutcome(klarnaOrderId)
    }).pipe(attempts.hold(request.paymentId))

  const openSession = (purchase: Purchase, begunId: string) =>
    Effect.gen(function* () {
      const answer = yield* call(config, {
        operation: "session",
        method: "POST",
        path: "/payments/v1/sessions",
        body: {
          ...klarnaPurchase(purchase),
          intent: "buy",
          merchant_urls: { authorization: authorizationUrl(config, begunId) },
        },
      })
      const failed = (reason: string) => new GatewayUnavailable({ operation: "session", reason })
      if (answer._tag === "Unanswered") return yield* failed(answer.reason)
      if (answer._tag === "Refused")
        return yield* new GatewayMisconfigured({
          operation: "session",
          reason: `${answer.code}: ${answer.message}`,
        })
      const session = Option.getOrUndefined(decodeSession(answer.body))
      if (session === undefined) return yield* failed("the answer has an unknown shape")
      return { clientToken: session.client_token, category: categoryOf(session) }
    })

  /** A look at a session that nobody has opened: Klarna answers that there is none. */
  const probe = call(config, {
    operation: "probe",
    method: "GET",
    path: `/payments/v1/sessions/${NO_SESSION}`,
  }).pipe(
    Effect.filterOrFail(
      (answer) => answer._tag !== "Refused" || answer.status === 404,
      () => new GatewayUnavailable({ operation: "probe", reason: "Klarna refuses to look" }),
    ),
  )

  /** The order and its refunds. Only the shop knows which attempt to pay it belongs to. */
  const transactionsOf = Effect.fnUntraced(function* (
    id: string,
  ): Effect.fn.Return<ReadonlyArray<GatewayTransaction>, GatewayError> {
    const order = yield* fetchOrder(config, id)
    if (order === undefined) return []
    const paymentId = yield* readable(books.paymentOf(id))
    const sale = toTransaction(order)
    return [paymentId === undefined ? sale : { ...sale, paymentId }, ...refundsOf(order)]
  })

  /** Klarna itself names our order and its amount; each order at Klarna belongs to one attempt. */
  const recognize: LostPayments["recognize"] = (id, { amount, orderId, paymentId }) =>
    Effect.gen(function* () {
      const order = yield* fetchOrder(config, id)
      if (order === undefined) return undefined
      const sale = toTransaction(order)
      if (sale.id !== id || sale.orderId !== orderId || sale.amount !== amount) return undefined
      yield* readable(books.remember({ klarnaOrderId: id, orderId, paymentId }))
      const known = yield* readable(books.paymentOf(id))
      return known === paymentId ? { ...sale, paymentId } : undefined
    })

  return {
    name: KLARNA,
    gatewayType: "KLARNA",
    methods: klarnaMethods(config),
    probe,
    capturesWhenSent: true,
    clientTokenFor: openSession,
    release: letGo,
    lostPayments: { withdraw, recognize },
    pay: payOnce,
    find: (id) => Effect.map(transactionsOf(id), ([sale]) => sale),
    findByOrder: (orderId) =>
      readable(books.ofOrder(orderId)).pipe(
        Effect.flatMap((ids) => Effect.forEach(ids, transactionsOf)),
        Effect.map((found) => found.flat()),
      ),
    capture,
    cancel,
    refund,
    extend,
    readWebhook: (request) => readWebhook(config, books, request),
  }
}
