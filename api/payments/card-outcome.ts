import { type CardTransaction, SaleOutcome } from "./card-gateway.ts"
import { declineMessage, failureMessage, pendingMessage, rejectionMessage } from "./card-messages.ts"

/**
 * What a sale's present state means for the shopper. The same words come from the gateway's answer and from a later
 * look-up of an unanswered call.
 */
export const outcomeOf = (transaction: CardTransaction): SaleOutcome => {
  const code = transaction.code ?? transaction.status
  switch (transaction.status) {
    case "authorized":
      return SaleOutcome.Authorized({ transaction })
    case "submitted":
    case "settling":
    case "settled":
      return SaleOutcome.Settling({ transaction })
    case "authorizing":
    case "settlement-pending":
      return SaleOutcome.Pending({ transaction, message: pendingMessage })
    case "declined":
    case "settlement-declined":
      return SaleOutcome.Declined({ transaction, code, message: declineMessage(code) })
    case "rejected":
      return SaleOutcome.Rejected({ transaction, code, message: rejectionMessage(code) })
    case "failed":
      return SaleOutcome.Failed({ transaction, code, message: failureMessage })
    // The money was reserved and given back: for this sale that is the same as never taken.
    case "voided":
    case "expired":
      return SaleOutcome.Failed({ transaction, code: transaction.status, message: failureMessage })
  }
}
