import { toDecimal } from "@voltread/domain/shared/money.ts"
import type braintree from "braintree"
import { Effect, Exit, Option, Schema } from "effect"
import type { Dispute } from "../../payments/gateway-message.ts"
import type { GatewayTransaction } from "../../payments/gateway-transaction.ts"
import type { ActionOutcome, PaymentGateway } from "../../payments/payment-gateway.ts"
import { type GatewayError, GatewayMisconfigured, GatewayUnavailable } from "../../platform/gateway-error.ts"
import { actionOutcome, paymentOutcome } from "./braintree-answers.ts"
import { read, write } from "./braintree-call.ts"
import { type BraintreeConfig, makeClient } from "./braintree-client.ts"
import { toDispute } from "./braintree-dispute.ts"
import { BRAINTREE } from "./braintree-input.ts"
import { braintreeMethods } from "./braintree-methods.ts"
import { answerChallenge, readWebhook } from "./braintree-webhook.ts"
import { toTransaction, WireTransaction } from "./braintree-wire.ts"

type Response = braintree.ValidatedResponse<braintree.Transaction>

const decodeTransaction = Schema.decodeUnknownOption(WireTransaction)

const readable = (
  operation: string,
  wire: unknown,
): Effect.Effect<GatewayTransaction, GatewayUnavailable> => {
  const known = Option.getOrUndefined(decodeTransaction(wire))
  const transaction = known === undefined ? undefined : toTransaction(known)
  return transaction === undefined
    ? Effect.fail(new GatewayUnavailable({ operation, reason: "a transaction of unknown shape" }))
    : Effect.succeed(transaction)
}

const readableDispute = (wire: unknown): Effect.Effect<Dispute, GatewayUnavailable> => {
  const dispute = toDispute(wire)
  return dispute === undefined
    ? Effect.fail(
        new GatewayUnavailable({ operation: "disputesBetween", reason: "a dispute of unknown shape" }),
      )
    : Effect.succeed(dispute)
}

const orFail = <A>(outcome: A | GatewayMisconfigured): Effect.Effect<A, GatewayMisconfigured> =>
  outcome instanceof GatewayMisconfigured ? Effect.fail(outcome) : Effect.succeed(outcome)

const byAge = (a: GatewayTransaction, b: GatewayTransaction): number =>
  (a.createdAt ?? "").localeCompare(b.createdAt ?? "")

/**
 * Braintree through its own SDK, or anything that speaks its protocol at `config.baseUrl`. Amounts are decimal
 * strings on the wire and cents on this side of it. Its sockets close with the scope.
 */
export const makeBraintree = Effect.fnUntraced(function* (config: BraintreeConfig) {
  const gateway = yield* makeClient(config)
  const { timeoutMs } = config

  const act = (
    operation: string,
    call: () => Promise<Response>,
  ): Effect.Effect<ActionOutcome, GatewayError> =>
    write(operation, timeoutMs, call).pipe(
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

  const searchDisputes = async (
    field: "receivedDate" | "effectiveDate",
    from: string,
    to: string,
  ): Promise<ReadonlyArray<unknown>> => {
    const found: Array<unknown> = []
    const results = gateway.dispute.search((search) => search[field]().between(from, to))
    for await (const dispute of results) found.push(dispute)
    return found
  }

  const clientToken = read("clientToken", timeoutMs, () => gateway.clientToken.generate({})).pipe(
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
  )

  // Anybody may ask for it, as often as they like, and it may be used more than once.
  const sharedToken = yield* Effect.cachedWithTTL(clientToken, (exit) =>
    Exit.isSuccess(exit) ? "5 seconds" : "1 second",
  )

  const service: PaymentGateway = {
    name: BRAINTREE,
    gatewayType: "CARD",
    methods: braintreeMethods(config),
    clientToken: sharedToken,
    probe: clientToken,
    takesParts: true,
    pay: ({ orderId, paymentId, amount, token, deviceData, capture = true }) =>
      write("pay", timeoutMs, () =>
        gateway.transaction.sale({
          amount: toDecimal(amount),
          orderId,
          paymentMethodNonce: token,
          ...(deviceData === undefined ? {} : { deviceData }),
          apiRequestKey: paymentId,
          options: { submitForSettlement: capture },
        }),
      ).pipe(Effect.flatMap((answer) => orFail(paymentOutcome(answer)))),
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
    capture: (transactionId, { requestId, amount }) =>
      act("capture", () =>
        gateway.transaction.submitForSettlement(
          transactionId,
          amount === undefined ? undefined : toDecimal(amount),
          { apiRequestKey: requestId },
        ),
      ),
    cancel: (transactionId, { requestId }) =>
      act("cancel", () => gateway.transaction.void(transactionId, { apiRequestKey: requestId })),
    refund: (transactionId, { requestId, amount }) =>
      act("refund", () =>
        gateway.transaction.refund(transactionId, {
          ...(amount === undefined ? {} : { amount: toDecimal(amount) }),
          apiRequestKey: requestId,
        }),
      ),
    // A dispute begins on the day of its receipt; each change of its status takes effect on a day of its own.
    disputesBetween: (from, to) =>
      Effect.forEach(["receivedDate", "effectiveDate"] as const, (field) =>
        read("disputesBetween", timeoutMs, () => searchDisputes(field, from, to)),
      ).pipe(
        Effect.flatMap((found) =>
          Effect.forEach(
            found.flatMap((some) => some ?? []),
            readableDispute,
          ),
        ),
        Effect.map((disputes) => [...new Map(disputes.map((each) => [each.disputeId, each])).values()]),
      ),
    readWebhook: (request) => readWebhook(gateway, request),
    answerChallenge: (query) => answerChallenge(gateway, query),
  }
  return service
})
