import type { PaymentDetails } from "@voltread/domain/ordering/order-event.ts"
import { paymentOf } from "@voltread/domain/ordering/order-money.ts"
import type { PlacedOrder } from "@voltread/domain/ordering/order-state.ts"
import { Effect } from "effect"
import type { GatewayError } from "../platform/gateway-error.ts"
import {
  type ActionOutcome,
  CardGateway,
  type CardGatewayService,
  type CardTransaction,
} from "./card-gateway.ts"

/** The gateway is not ready for it yet: a payment is refunded only once it has settled. */
const NOT_SETTLED = "91506"

/**
 * Carries out a refund that was asked for: the next step of it, or undefined while it has to wait. The refund's id is
 * the idempotency key, so that asking again gives the money back once.
 */
export const giveBack = Effect.fnUntraced(function* (
  order: PlacedOrder,
  refund: PaymentDetails,
): Effect.fn.Return<PaymentDetails | undefined, GatewayError, CardGateway> {
  const gateway = yield* CardGateway
  const payment = refund.refersTo === null ? undefined : paymentOf(order, refund.refersTo)
  if (payment === undefined || payment.transactionId === null) {
    return failed(refund, "unknown-payment", "The payment that this gives back has no transaction.")
  }
  const sale = yield* gateway.find(payment.transactionId)
  if (sale === undefined)
    return failed(refund, "unknown-transaction", "The gateway does not know the payment.")
  const action = yield* actionFor(gateway, sale, refund)
  if (action === undefined) return undefined
  switch (action._tag) {
    case "Done":
      return { ...refund, result: "succeeded", transactionId: action.transaction.id }
    case "Refused":
      return action.code === NOT_SETTLED ? undefined : failed(refund, action.code, action.message)
    case "Unanswered":
      return { ...refund, result: "unanswered" }
  }
})

/** All of a payment that has not begun to settle is voided, which costs nothing; a part of it waits for settlement. */
const actionFor = (
  gateway: CardGatewayService,
  sale: CardTransaction,
  refund: PaymentDetails,
): Effect.Effect<ActionOutcome | undefined, GatewayError> => {
  const requestId = refund.paymentId
  switch (sale.status) {
    case "authorized":
    case "submitted":
      return refund.amount === sale.amount ? gateway.void(sale.id, { requestId }) : Effect.succeed(undefined)
    case "settled":
    case "settling":
      return gateway.refund(sale.id, { requestId, amount: refund.amount })
    case "voided":
      // A void of ours whose answer was lost: the money never left the shopper.
      return Effect.succeed({ _tag: "Done", transaction: sale } as const)
    case "authorizing":
    case "settlement-pending":
      return Effect.succeed(undefined)
    case "settlement-declined":
    case "declined":
    case "rejected":
    case "failed":
    case "expired":
      return Effect.succeed({
        _tag: "Refused",
        code: sale.status,
        message: "The payment itself brought no money.",
      } as const)
  }
}

const failed = (refund: PaymentDetails, code: string, message: string): PaymentDetails => ({
  ...refund,
  result: "failed",
  code,
  message,
})
