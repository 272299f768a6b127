import { Effect } from "effect"
import { ActionOutcome, type PaymentGateway } from "../payments/payment-gateway.ts"
import type { GatewayError } from "../platform/gateway-error.ts"

const PAYOUT =
  "Crypto must be refunded by hand: ask the customer for a wallet, send the amount there, and confirm it with the transaction's id."

/** The answer of a gateway that makes no refunds. */
export const manualRefund = (
  find: PaymentGateway["find"],
  transactionId: string,
): Effect.Effect<ActionOutcome, GatewayError> =>
  Effect.map(find(transactionId), (transaction) => {
    switch (transaction?.status) {
      case undefined:
        return ActionOutcome.Refused({
          code: "not-found",
          message: "The payment provider has no record of this payment.",
        })
      case "settled":
        return ActionOutcome.ByHand({ message: PAYOUT })
      case "waiting":
      case "authorizing":
        return ActionOutcome.NotYet({ message: "The payment has not been completed." })
      default:
        return ActionOutcome.Refused({ code: "no-money", message: "The payment itself did not go through." })
    }
  })
