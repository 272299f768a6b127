import type { GatewayTransaction } from "../../payments/gateway-transaction.ts"
import { PaymentOutcome, reviewingMessage } from "../../payments/payment-gateway.ts"
import type { KlarnaRefusal } from "./klarna-answer.ts"

/** Words for shoppers. */
export const NOT_APPROVED = "Klarna could not approve this purchase. Please choose another way to pay."
const EXPIRED = "Klarna's approval is no longer valid. Please confirm with Klarna again."
const CHANGED = "Your order has changed since Klarna approved it. Please confirm with Klarna again."
const REFUSED = "Klarna did not accept this purchase. Please choose another way to pay."

/** What a Klarna order's present state means for the shopper. */
export const outcomeOf = (transaction: GatewayTransaction): PaymentOutcome => {
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
      return PaymentOutcome.Pending({ transaction, message: reviewingMessage })
    case "declined":
    case "rejected":
    case "settlement-declined":
      return PaymentOutcome.Rejected({
        transaction,
        code: transaction.code ?? "REJECTED",
        message: NOT_APPROVED,
      })
    case "failed":
    case "voided":
    case "expired":
      return PaymentOutcome.Failed({ transaction, code: transaction.status, message: NOT_APPROVED })
  }
}

/** Klarna refused to create an order from the shopper's authorization. */
export const refusedOutcome = ({ code, message, status }: KlarnaRefusal): PaymentOutcome =>
  PaymentOutcome.Invalid({
    code,
    field: status === 404 ? "authorization_token" : null,
    message: wordsFor(status, code),
    vendorError: { name: code, code, message },
  })

const wordsFor = (status: number, code: string): string => {
  if (status === 404) return EXPIRED
  if (status === 409) return CHANGED
  return code === "REJECTED" ? NOT_APPROVED : REFUSED
}
