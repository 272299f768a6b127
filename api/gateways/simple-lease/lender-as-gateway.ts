import { Effect } from "effect"
import type { Lender } from "../../loans/lender.ts"
import type { GatewayTransaction } from "../../payments/gateway-transaction.ts"
import { ActionOutcome, type PaymentGateway } from "../../payments/payment-gateway.ts"
import { GatewayMisconfigured } from "../../platform/gateway-error.ts"
import type { LenderConfig } from "./lender-call.ts"
import { readLenderWebhook } from "./lender-webhook.ts"

const NOT_POSSIBLE = ActionOutcome.Refused({
  code: "not-possible",
  message: "Cancellations reach the lender through the application.",
})
const NOT_FOUND = ActionOutcome.Refused({
  code: "not-found",
  message: "The lender has no record of this application.",
})
const NOT_PAID = ActionOutcome.NotYet({ message: "The lender has not paid yet." })

/**
 * The lender as a gateway, so that its payments are found and refunded like any others. Shoppers do not pay through it:
 * they apply and sign.
 */
export const lenderAsGateway = (lender: Lender, { webhookSecret }: LenderConfig): PaymentGateway => {
  const find: PaymentGateway["find"] = (reference) =>
    lender.find(reference).pipe(
      Effect.map((record): GatewayTransaction | undefined => {
        if (record === undefined) return undefined
        const { contract, funding } = record
        return {
          id: record.reference,
          orderId: null,
          kind: "sale",
          status: funding === null ? "authorizing" : "settled",
          amount: funding?.amount ?? contract?.amount ?? 0,
          currency: "USD",
          gatewayType: "LEASE",
          card: null,
          code: record.code,
          reason: record.message,
          createdAt: funding?.fundedAt ?? null,
          refundOf: null,
        }
      }),
    )
  const refused = (reference: string) =>
    Effect.map(find(reference), (paid) => (paid === undefined ? NOT_FOUND : NOT_POSSIBLE))
  return {
    name: lender.name,
    gatewayType: "LEASE",
    methods: [],
    knownByTransaction: true,
    pay: () => Effect.fail(new GatewayMisconfigured({ operation: "pay", reason: "a lender is applied to" })),
    find,
    findByOrder: () => Effect.succeed([]),
    capture: refused,
    cancel: refused,
    refund: (reference, { amount, requestId }) =>
      Effect.gen(function* () {
        const paid = yield* find(reference)
        if (paid === undefined) return NOT_FOUND
        if (paid.status !== "settled") return NOT_PAID
        const back = amount ?? paid.amount
        const outcome = yield* lender.refund(reference, { requestId, amount: back })
        return outcome._tag === "Done"
          ? ActionOutcome.Done({
              transaction: { ...paid, id: requestId, kind: "refund", amount: back, refundOf: reference },
            })
          : outcome
      }),
    readWebhook: (request) => Effect.suspend(() => readLenderWebhook(webhookSecret, request, Date.now())),
  }
}
