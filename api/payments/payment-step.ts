import type { Actor } from "@voltread/domain/event.ts"
import type { PaymentDetails } from "@voltread/domain/ordering/order-event.ts"
import type { GatewayTransaction } from "./gateway-transaction.ts"
import type { PaymentOutcome } from "./payment-gateway.ts"

const from = (
  payment: PaymentDetails,
  result: PaymentDetails["result"],
  transaction: GatewayTransaction | null,
  code: string | null,
  message: string | null,
): PaymentDetails => ({
  ...payment,
  result,
  gatewayType: transaction?.gatewayType ?? payment.gatewayType,
  transactionId: transaction?.id ?? payment.transactionId,
  amount: transaction?.amount ?? payment.amount,
  card: transaction?.card ?? payment.card,
  code,
  message,
})

/** The next step of a payment, by what the gateway answered to it. */
export const outcomeStep = (payment: PaymentDetails, outcome: PaymentOutcome): PaymentDetails => {
  switch (outcome._tag) {
    case "Authorized":
    case "Settling":
      return from(payment, "succeeded", outcome.transaction, outcome.transaction.code, null)
    case "Pending":
    case "Started":
      return from(payment, "unanswered", outcome.transaction, null, outcome.message)
    case "Declined":
    case "Rejected":
      return from(payment, "declined", outcome.transaction, outcome.code, outcome.message)
    case "Failed":
      return from(payment, "failed", outcome.transaction, outcome.code, outcome.message)
    case "Invalid":
      return from(payment, "failed", null, outcome.code, outcome.message)
    case "Unanswered":
      return from(payment, "unanswered", null, null, outcome.message)
  }
}

/** The next step of a payment, by how the gateway knows its transaction; undefined while it is not decided. */
export const transactionStep = (
  payment: PaymentDetails,
  transaction: GatewayTransaction,
): PaymentDetails | undefined => {
  switch (transaction.status) {
    case "authorized":
    case "submitted":
    case "settling":
    case "settlement-pending":
      return from(payment, "succeeded", transaction, transaction.code, payment.message)
    case "settled":
      return from(payment, "settled", transaction, transaction.code, payment.message)
    case "declined":
    case "rejected":
    case "settlement-declined":
      return from(payment, "declined", transaction, transaction.code, transaction.reason)
    case "failed":
    case "expired":
    case "voided":
      return from(payment, "failed", transaction, transaction.code, transaction.reason)
    case "authorizing":
      return undefined
  }
}

/** A gateway as events name it. */
export const gatewayActor = (name: string): Actor => ({ id: name, name, role: "gateway" })
