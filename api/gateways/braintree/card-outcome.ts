import type { GatewayTransaction } from "../../payments/gateway-transaction.ts"
import { PaymentOutcome } from "../../payments/payment-gateway.ts"
import { declineMessage, failureMessage, pendingMessage, rejectionMessage } from "./card-messages.ts"

/**
 * What a sale's present state means for the shopper. The same words come from the gateway's answer and from a later
 * look-up of an unanswered call.
 */
export const outcomeOf = (transaction: GatewayTransaction): PaymentOutcome => {
  const code = transaction.code ?? transaction.status
  switch (transaction.status) {
    case "authorized":
      return PaymentOutcome.Authorized({ transaction })
    case "submitted":
    case "settling":
    case "settled":
      return PaymentOutcome.Settling({ transaction })
    case "waiting":
    case "authorizing":
    case "reviewing":
    case "settlement-pending":
      return PaymentOutcome.Pending({ transaction, message: pendingMessage })
    case "declined":
    case "settlement-declined":
      return PaymentOutcome.Declined({ transaction, code, message: declineMessage(code) })
    case "rejected":
      return PaymentOutcome.Rejected({ transaction, code, message: rejectionMessage(code) })
    case "failed":
      return PaymentOutcome.Failed({ transaction, code, message: failureMessage })
    // The money was reserved and given back: for this sale that is the same as never taken.
    case "voided":
    case "expired":
      return PaymentOutcome.Failed({ transaction, code: transaction.status, message: failureMessage })
  }
}
