import { toDecimal } from "@voltread/domain/shared/money.ts"
import type braintree from "braintree"
import { Effect, Layer, Option, Schema } from "effect"
import {
  type ActionOutcome,
  CardGateway,
  type CardGatewayService,
  type CardTransaction,
} from "../../payments/card-gateway.ts"
import { type GatewayError, GatewayMisconfigured, GatewayUnavailable } from "../../platform/gateway-error.ts"
import { actionOutcome, saleOutcome } from "./braintree-answers.ts"
import { read, write } from "./braintree-call.ts"
import { type BraintreeConfig, makeClient } from "./braintree-client.ts"
import { answerChallenge, parseWebhook } from "./braintree-webhook.ts"
import { toCardTransaction, WireTransaction } from "./braintree-wire.ts"

type Response = braintree.ValidatedResponse<braintree.Transaction>

const decodeTransaction = Schema.decodeUnknownOption(WireTransaction)

const readable = (operation: string, wire: unknown): Effect.Effect<CardTransaction, GatewayUnavailable> => {
  const known = Option.getOrUndefined(decodeTransaction(wire))
  const transaction = known === undefined ? undefined : toCardTransaction(known)
  return transaction === undefined
    ? Effect.fail(new GatewayUnavailable({ operation, reason: "a transaction of unknown shape" }))
    : Effect.succeed(transaction)
}

const orFail = <A>(outcome: A | GatewayMisconfigured): Effect.Effect<A, GatewayMisconfigured> =>
  outcome instanceof GatewayMisconfigured ? Effect.fail(outcome) : Effect.succeed(outcome)

const byAge = (a: CardTransaction, b: CardTransaction): number =>
  (a.createdAt ?? "").localeCompare(b.createdAt ?? "")

/**
 * Braintree through its own SDK, or anything that speaks its protocol at `config.baseUrl`. Amounts are decimal
 * strings on the wire and cents on this side of it.
 */
export const makeBraintree = Effect.fnUntraced(function* (config: BraintreeConfig) {
  const gateway = yield* makeClient(config)
  const { timeoutMs } = config
  const keyed = config.requestKeys ?? true
  const requestKey = (key: string) => (keyed ? { apiRequestKey: key } : {})

  const act = (
    operation: string,
    call: () => Promise<Response>,
  ): Effect.Effect<ActionOutcome, GatewayError> =>
    write(operation, { timeoutMs, keyed }, call).pipe(
      Effect.flatMap((answer) => orFail(actionOutcome(operation, answer))),
    )

  const searchByOrder = async (orderId: string): Promise<ReadonlyArray<unknown>> => {
    const found: Array<unknown> = []
    const results = gateway.transaction.search((search) => {
      search.orderId().is(orderId)
    })
    for await (const transaction of results) found.push(transaction)
    // The gateway lists the newest first; times have whole seconds only, so the order must not be lost.
    return found.reverse()
  }

  const service: CardGatewayService = {
    name: "braintree",
    clientToken: read("clientToken", timeoutMs, () => gateway.clientToken.generate({})).pipe(
      Effect.flatMap((answer) =>
        answer?.success === true
          ? Effect.succeed(answer.clientToken)
          : Effect.fail(
              new GatewayMisconfigured({
                operation: "clientToken",
                reason: answer?.message ?? "refused",
              }),
            ),
      ),
    ),
    sale: (sale) =>
      write("sale", { timeoutMs, keyed }, () =>
        gateway.transaction.sale({
          amount: toDecimal(sale.amount),
          orderId: sale.orderId,
          paymentMethodNonce: sale.nonce,
          ...(sale.deviceData === undefined ? {} : { deviceData: sale.deviceData }),
          ...requestKey(sale.paymentId),
          options: { submitForSettlement: sale.submitForSettlement ?? true },
        }),
      ).pipe(Effect.flatMap((answer) => orFail(saleOutcome(answer)))),
    find: (transactionId) =>
      read("find", timeoutMs, () => gateway.transaction.find(transactionId)).pipe(
        Effect.flatMap((found) =>
          found === undefined ? Effect.succeed(undefined) : readable("find", found),
        ),
      ),
    findByOrder: (orderId) =>
      read("findByOrder", timeoutMs, () => searchByOrder(orderId)).pipe(
        Effect.flatMap((found) => Effect.forEach(found ?? [], (one) => readable("findByOrder", one))),
        Effect.map((transactions) => transactions.toSorted(byAge)),
      ),
    submitForSettlement: (transactionId, { requestId, amount }) =>
      act("submitForSettlement", () =>
        gateway.transaction.submitForSettlement(
          transactionId,
          amount === undefined ? undefined : toDecimal(amount),
          requestKey(requestId),
        ),
      ),
    void: (transactionId, { requestId }) =>
      act("void", () => gateway.transaction.void(transactionId, requestKey(requestId))),
    refund: (transactionId, { requestId, amount }) =>
      act("refund", () =>
        gateway.transaction.refund(transactionId, {
          ...(amount === undefined ? {} : { amount: toDecimal(amount) }),
          ...requestKey(requestId),
        }),
      ),
    parseWebhook: (rawBody) => parseWebhook(gateway, rawBody),
    answerChallenge: (challenge) => answerChallenge(gateway, challenge),
  }
  return service
})

/** The card gateway of the shop; its sockets close with the layer's scope. */
export const braintreeLayer = (config: BraintreeConfig): Layer.Layer<CardGateway> =>
  Layer.effect(CardGateway, makeBraintree(config))
