import { inDollars } from "@voltread/domain/shared/dollars.ts"
import { type Cents, toDecimal } from "@voltread/domain/shared/money.ts"
import { Effect, Option, Schema } from "effect"
import type { GatewayTransaction } from "../../payments/gateway-transaction.ts"
import {
  type PaymentGateway,
  PaymentOutcome,
  type PaymentRequest,
  startedMessage,
  unanswered,
} from "../../payments/payment-gateway.ts"
import { type GatewayError, GatewayUnavailable } from "../../platform/gateway-error.ts"
import { decoded, isOurFault, readFrom, unusable, writeTo } from "../json-call.ts"
import { manualRefund } from "../manual-refund.ts"
import type { VendorReply } from "../vendor-call.ts"
import { orderNumber } from "./order-number.ts"
import { COINS, coinsFor, type MinimumOrders, minimumOf } from "./plisio-coins.ts"
import { PLISIO } from "./plisio-input.ts"
import { plisioMethods } from "./plisio-methods.ts"
import { readWebhook } from "./plisio-webhook.ts"
import {
  CreatedInvoice,
  Currencies,
  isHidden,
  isReplaced,
  Operation,
  Operations,
  PlisioFailure,
  toTransaction,
} from "./plisio-wire.ts"

interface PlisioConfig {
  /** `https://api.plisio.net`, or a simulator's address. */
  readonly baseUrl: string
  /** In the query of every call: no address of this vendor may be logged. */
  readonly secretKey: string
  /** Where the vendor tells what became of invoices. */
  readonly webhookUrl: string
  readonly minimumOrders: MinimumOrders
  readonly timeoutMs: number
}

/** How long an invoice can be paid; the rate of the coin stays as long. */
const INVOICE_MINUTES = 60

const Success = <S extends Schema.Top>(data: S) => Schema.Struct({ status: Schema.Literal("success"), data })
const decodeCreated = Schema.decodeUnknownOption(Success(CreatedInvoice))
const decodeOperation = Schema.decodeUnknownOption(Success(Operation))
const decodeOperations = Schema.decodeUnknownOption(Success(Operations))
const decodeCurrencies = Schema.decodeUnknownOption(Success(Currencies))
const decodeFailure = Schema.decodeUnknownOption(Schema.Struct({ data: PlisioFailure }))

/** The vendor's own ids; nothing else may become part of an address. */
const ID = /^[A-Za-z0-9_-]{1,64}$/

/** Plisio, or anything that speaks its protocol at `config.baseUrl`: GET throughout, dollars on the wire. */
export const makePlisio = (config: PlisioConfig): PaymentGateway => {
  const { minimumOrders, timeoutMs } = config
  let coinsTaken: ReadonlySet<string> | undefined

  const callTo = (operation: string, path: string, query: Readonly<Record<string, string>> = {}) => {
    const url = new URL(`/api/v1${path}`, config.baseUrl)
    for (const [name, value] of Object.entries({ ...query, api_key: config.secretKey }))
      url.searchParams.set(name, value)
    return { operation, url, timeoutMs }
  }

  const readable = (operation: Operation): Effect.Effect<GatewayTransaction, GatewayUnavailable> => {
    const transaction = toTransaction(operation)
    return transaction === undefined
      ? Effect.fail(new GatewayUnavailable({ operation: "find", reason: "an invoice without its amounts" }))
      : Effect.succeed(transaction)
  }

  /** Newest first, as the vendor answers; its search also finds parts of an order number. */
  const search = (text: string): Effect.Effect<ReadonlyArray<Operation>, GatewayError> =>
    readFrom(callTo("search", "/operations", { search: text, type: "invoice" })).pipe(
      Effect.flatMap((reply) => decoded("search", reply, decodeOperations)),
      Effect.map(({ data }) => data.operations),
    )

  /** An invoice, or the one that took its place when the shopper switched the coin. */
  const find: PaymentGateway["find"] = Effect.fnUntraced(function* (id) {
    if (!ID.test(id)) return undefined
    const reply = yield* readFrom(callTo("find", `/operations/${id}`))
    if (reply.status === 404) return undefined
    const { data } = yield* decoded("find", reply, decodeOperation)
    if (!isReplaced(data)) return yield* readable(data)
    const number = data.params.order_number
    const others = yield* search(number)
    const child = others.find((each) => each.params.order_number === number && !isReplaced(each))
    return yield* readable(child ?? data)
  })

  const findByOrder: PaymentGateway["findByOrder"] = (orderId) =>
    search(orderId).pipe(
      Effect.flatMap((found) =>
        Effect.forEach(
          found.filter((operation) => !isReplaced(operation)),
          readable,
        ),
      ),
      Effect.map((found) => found.filter((transaction) => transaction.orderId === orderId).reverse()),
    )

  /** The invoice of an attempt, which the vendor makes once: asked again, it answers with the existing one. */
  const pay: PaymentGateway["pay"] = (request) => {
    const { amount } = request
    const coin = request.choice ?? coinsFor(minimumOrders, amount)[0]?.id ?? ""
    const problem = coinProblem(minimumOrders, coin, amount)
    if (problem !== undefined)
      return Effect.succeed(PaymentOutcome.Invalid({ code: "coin", field: "coin", message: problem }))
    return writeTo({ ...callTo("create", "/invoices/new", invoiceOf(request, coin)), repeatable: true }).pipe(
      Effect.flatMap((reply) => {
        const created = Option.getOrUndefined(decodeCreated(reply.body))
        return created === undefined ? refused(reply) : Effect.succeed(started(request, created.data))
      }),
      Effect.catchTag("Unanswered", ({ reason, reply }) =>
        reply !== undefined && isRefusal(reply) ? refused(reply) : Effect.succeed(unanswered(reason)),
      ),
    )
  }

  const invoiceOf = ({ orderId, paymentId, amount, order, returnUrl }: PaymentRequest, coin: string) => ({
    order_number: orderNumber(orderId, paymentId),
    // The vendor's servers sign other letters than these in ways of their own.
    order_name: `Order ${order.number}`,
    source_currency: "USD",
    source_amount: toDecimal(amount),
    currency: coin,
    allowed_psys_cids: coinsFor(minimumOrders, amount)
      .map(({ id }) => id)
      .join(","),
    callback_url: `${config.webhookUrl}?json=true`,
    success_invoice_url: returnUrl,
    fail_invoice_url: returnUrl,
    email: order.email,
    expire_min: String(INVOICE_MINUTES),
    return_existing: "true",
  })

  const askForCoins = readFrom(callTo("currencies", "/currencies/USD")).pipe(
    Effect.flatMap((reply) => decoded("currencies", reply, decodeCurrencies)),
    Effect.tap(({ data }) =>
      Effect.sync(() => {
        coinsTaken = new Set(data.flatMap(({ cid, hidden }) => (isHidden(hidden) ? [] : cid)))
      }),
    ),
  )

  return {
    name: PLISIO,
    gatewayType: "CRYPTO",
    methods: plisioMethods(minimumOrders, () => coinsTaken),
    probe: askForCoins,
    pay,
    find,
    findByOrder,
    capture: (id) => manualRefund(find, id),
    cancel: (id) => manualRefund(find, id),
    takesParts: true,
    givesBackByHand: true,
    refund: (id) => manualRefund(find, id),
    readWebhook: (request) => readWebhook(config.secretKey, request),
  }
}

const coinProblem = (minimums: MinimumOrders, coin: string, amount: Cents): string | undefined => {
  const known = COINS.find(({ id }) => id === coin)
  if (known === undefined) return "Choose one of the coins on the list."
  const least = minimumOf(minimums, coin)
  return amount < least
    ? `An order paid in ${known.title} must come to ${inDollars(least)} or more. Choose another coin.`
    : undefined
}

const started = (
  { orderId, paymentId, amount }: PaymentRequest,
  invoice: typeof CreatedInvoice.Type,
): PaymentOutcome =>
  PaymentOutcome.Started({
    message: startedMessage,
    transaction: {
      id: invoice.txn_id,
      orderId,
      paymentId,
      kind: "sale",
      status: "waiting",
      amount,
      currency: "USD",
      gatewayType: "CRYPTO",
      paymentUrl: invoice.invoice_url,
      card: null,
      code: null,
      reason: null,
      createdAt: null,
      refundOf: null,
    },
  })

/** Also with status 500 (gateways §4): the vendor has looked at the request, and nobody knows of an invoice to pay. */
const isRefusal = ({ body }: VendorReply): boolean => Option.isSome(decodeFailure(body))

/** The meaning of an answer without an invoice: the vendor refused to make one, or refuses us. */
const refused = (reply: VendorReply): Effect.Effect<PaymentOutcome, GatewayError> => {
  const failure = Option.getOrUndefined(decodeFailure(reply.body))?.data
  if (isOurFault(reply) || failure === undefined) return Effect.fail(unusable("create", reply))
  const { message, name } = failure
  const code = String(failure.code)
  return Effect.succeed(
    PaymentOutcome.Invalid({ code, field: null, message: REFUSED, vendorError: { name, code, message } }),
  )
}

const REFUSED = "We could not start a crypto payment. Choose another coin or another way to pay."
