import type { LoanApplication } from "@voltread/domain/loans/application-state.ts"
import { isApprovedFor } from "@voltread/domain/loans/approval.ts"
import { inDollars } from "@voltread/domain/shared/dollars.ts"
import { toCustomerOrder } from "@voltread/projections/ordering/customer-order-view.ts"
import { orderNow } from "@voltread/projections/ordering/order-as-of.ts"
import { Effect } from "effect"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import { whyOver } from "../checkout/over.ts"
import type { LoanApplicationResult } from "../generated/shop.ts"
import { orderToken } from "../order-link/order-token.ts"
import { toWireCustomerOrder } from "../orders/customer-order-wire.ts"
import { applicationError, cancelledWords } from "./application-refusal.ts"

/** What an application came to, as its shopper is told. `secret`: of links to orders. */
export const answerOfApplication = Effect.fnUntraced(function* (loanId: string, secret: string) {
  const { loans } = yield* CommandHandlers
  const { state: loan } = yield* loans.load(loanId)
  if (loan._tag === "none" || loan.initiated.orderId === null)
    return yield* Effect.die(new Error("no application"))
  const { orderId } = loan.initiated
  const order = yield* orderNow(orderId)
  const over = order === null ? null : whyOver(order.status)
  const message = over?.message ?? messageOf(loan, order?.total ?? 0)
  const error = over ?? applicationError(loan, message)
  const answer: LoanApplicationResult = {
    success: error === null,
    errors: error === null ? [] : [error],
    fieldErrors: [],
    message,
    status: loan.status,
    redirectUrl: over === null && loan.status === "APPROVED" ? (loan.contract?.signatureUrl ?? null) : null,
    uuid: loan.lenderReference,
    code: loan.code,
    order: order === null ? null : toWireCustomerOrder(toCustomerOrder(order)),
    orderToken: orderToken(secret, orderId),
  }
  return answer
})

const messageOf = (loan: LoanApplication, total: number): string => {
  switch (loan.status) {
    case "APPROVED":
      return isApprovedFor(loan, total)
        ? "You are approved. Please sign your contract."
        : `You are approved for ${inDollars(loan.approvedAmount ?? 0)}, which is less than your order. Its page shows what you can do.`
    case "COMPLETED":
      return "Your contract is signed. Thank you!"
    case "DECLINED":
    case "BLOCKED":
      return "The lender could not approve this application. Your order is saved: please choose another way to pay."
    case "CANCELLED":
      return cancelledWords(loan)
    case "IN REVIEW":
      return "The lender is reviewing your application. We will email you as soon as there is a decision."
    case "INITIATED":
    case "PENDING":
    case "PROGRESS":
    case "ERROR":
    case "UNKNOWN":
      return "Your application is with the lender. We will email you as soon as there is a decision."
  }
}
