import { toDecimal } from "@voltread/domain/shared/money.ts"
import { Clock, Effect, Option, Schema } from "effect"
import type { GatewayTransaction } from "../../payments/gateway-transaction.ts"
import type { OrderToPay } from "../../payments/order-to-pay.ts"
import {
  ActionOutcome,
  type PaymentGateway,
  PaymentOutcome,
  type PaymentRequest,
  type PaymentToBegin,
  startedMessage,
  unanswered,
} from "../../payments/payment-gateway.ts"
import { KeyMutex } from "../../platform/commands/key-mutex.ts"
import { type GatewayError, GatewayUnavailable } from "../../platform/gateway-error.ts"
import { decoded, isOurFault, readFrom, unusable, writeTo } from "../json-call.ts"
import { manualRefund } from "../manual-refund.ts"
import type { VendorReply } from "../vendor-call.ts"
import { CHARGE_CODE, COINBASE } from "./coinbase-input.ts"
import { coinbaseMethods } from "./coinbase-methods.ts"
import { readWebhook } from "./coinbase-webhook.ts"
import { Charges, CoinbaseFailure, OneCharge, orderIdOf, readCharge, toTransaction } from "./coinbase-wire.ts"

interface CoinbaseConfig {
  /** `https://api.commerce.coinbase.com`, or a simulator's address. */
  readonly baseUrl: string
  readonly apiKey: string
  readonly webhookSecret: string
  readonly timeoutMs: number
}

const decodeCharge = Schema.decodeUnknownOption(OneCharge)
const decodeCharges = Schema.decodeUnknownOption(Charges)
const decodeFailure = Schema.decodeUnknownOption(CoinbaseFailure)

/** The vendor cannot search: its list is read from the newest back to the oldest whose outcome is still looked for. */
const PAGE = 100
const LOOK_BACK_MS = 8 * 86_400_000

/** Coinbase Commerce, or anything that speaks its protocol at `config.baseUrl`. */
export const makeCoinbase = (config: CoinbaseConfig): PaymentGateway => {
  const { timeoutMs } = config
  /** One at a time for each attempt: the vendor has no key that makes a charge once. */
  const attempts = new KeyMutex()
  const headers = { "x-cc-api-key": config.apiKey, "x-cc-version": "2018-03-22" }

  const callTo = (operation: string, path: string, query: Readonly<Record<string, string>> = {}) => {
    const url = new URL(path, config.baseUrl)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    return { operation, url, timeoutMs, headers }
  }

  const find: PaymentGateway["find"] = Effect.fnUntraced(function* (code) {
    if (!CHARGE_CODE.test(code)) return undefined
    const reply = yield* readFrom(callTo("find", `/charges/${code}`))
    if (reply.status === 404) return undefined
    return yield* readable("find", toTransaction((yield* decoded("find", reply, decodeCharge)).data))
  })

  const findByOrder: PaymentGateway["findByOrder"] = Effect.fnUntraced(function* (orderId) {
    const oldest = (yield* Clock.currentTimeMillis) - LOOK_BACK_MS
    const found: Array<unknown> = []
    let after: string | undefined
    do {
      const query = { limit: String(PAGE), ...(after === undefined ? {} : { starting_after: after }) }
      const reply = yield* readFrom(callTo("list", "/charges", query))
      const { data, pagination } = yield* decoded("list", reply, decodeCharges)
      found.push(...data.filter((charge) => orderIdOf(charge) === orderId))
      const last = data.at(-1)
      const isEnd = last === undefined || pagination.next_uri === null || Date.parse(last.created_at) < oldest
      after = isEnd ? undefined : last.id
    } while (after !== undefined)
    return yield* Effect.forEach(found.reverse(), (charge) => readable("list", readCharge(charge)))
  })

  const begin = ({ orderId, paymentId, amount, order, returnUrl }: PaymentToBegin) =>
    writeTo({
      ...callTo("create", "/charges"),
      method: "POST",
      repeatable: false,
      body: {
        name: `Order ${order.number}`,
        description: itemsIn(order.lines),
        pricing_type: "fixed_price",
        local_price: { amount: toDecimal(amount), currency: "USD" },
        metadata: { order_id: orderId, payment_id: paymentId },
        redirect_url: returnUrl,
        cancel_url: returnUrl,
      },
    }).pipe(
      Effect.flatMap((reply) => {
        const charge = Option.getOrUndefined(decodeCharge(reply.body))?.data
        return charge === undefined
          ? refused(reply)
          : Effect.map(readable("create", toTransaction(charge)), started)
      }),
      Effect.catchTag("Unanswered", ({ reason }) => Effect.succeed(unanswered(reason))),
    )

  /** The earlier charge of this attempt: the one whose code is the token, or one that carries its id. */
  const madeBefore = Effect.fnUntraced(function* ({ orderId, paymentId, amount, token }: PaymentRequest) {
    const isMeant = (charge: GatewayTransaction) =>
      charge.paymentId === paymentId && charge.amount === amount && charge.status === "waiting"
    const named = yield* find(token)
    return named !== undefined && isMeant(named) ? named : (yield* findByOrder(orderId)).find(isMeant)
  })

  const pay: PaymentGateway["pay"] = (request) =>
    Effect.gen(function* () {
      const made = yield* madeBefore(request)
      return made === undefined ? yield* begin(request) : started(made)
    }).pipe(attempts.hold(request.paymentId))

  /** Ends a charge that nobody has paid into. */
  const cancel: PaymentGateway["cancel"] = Effect.fnUntraced(function* (code) {
    const charge = yield* find(code)
    if (charge?.status !== "waiting") return yield* manualRefund(find, code)
    const reply = yield* readFrom({ ...callTo("cancel", `/charges/${code}/cancel`), method: "POST" })
    const canceled = Option.getOrUndefined(decodeCharge(reply.body))?.data
    if (canceled !== undefined)
      return ActionOutcome.Done({ transaction: yield* readable("cancel", toTransaction(canceled)) })
    const failure = Option.getOrUndefined(decodeFailure(reply.body))?.error
    return isOurFault(reply) || failure === undefined
      ? yield* Effect.fail(unusable("cancel", reply))
      : ActionOutcome.Refused({ code: failure.type, message: failure.message })
  })

  return {
    name: COINBASE,
    gatewayType: "CRYPTO",
    methods: coinbaseMethods,
    probe: readFrom(callTo("list", "/charges", { limit: "1" })).pipe(
      Effect.flatMap((reply) => decoded("list", reply, decodeCharges)),
    ),
    begin,
    pay,
    find,
    findByOrder,
    capture: (code) => manualRefund(find, code),
    cancel,
    takesParts: true,
    givesBackByHand: true,
    refund: (code) => manualRefund(find, code),
    readWebhook: (request) => readWebhook(config.webhookSecret, request),
  }
}

const itemsIn = (lines: OrderToPay["lines"]): string => {
  const items = lines.reduce((total, { quantity }) => total + quantity, 0)
  return items === 1 ? "1 item" : `${items} items`
}

const readable = (
  operation: string,
  transaction: GatewayTransaction | undefined,
): Effect.Effect<GatewayTransaction, GatewayUnavailable> =>
  transaction === undefined
    ? Effect.fail(new GatewayUnavailable({ operation, reason: "a charge that cannot be read" }))
    : Effect.succeed(transaction)

const started = (transaction: GatewayTransaction): PaymentOutcome =>
  PaymentOutcome.Started({ transaction, message: startedMessage })

/** The meaning of an answer without a charge: the vendor refused to make one, or refuses us. */
const refused = (reply: VendorReply): Effect.Effect<PaymentOutcome, GatewayError> => {
  const failure = Option.getOrUndefined(decodeFailure(reply.body))?.error
  if (isOurFault(reply) || failure === undefined) return Effect.fail(unusable("create", reply))
  const { message, type } = failure
  return Effect.succeed(
    PaymentOutcome.Invalid({
      code: type,
      field: null,
      message: "We could not start this payment. Choose another way to pay.",
      vendorError: { name: type, code: type, message },
    }),
  )
}
