import { approvedTooLittle } from "@voltread/domain/loans/approval-words.ts"
import { loanStatusFacts } from "@voltread/domain/loans/loan-status-table.ts"
import { orderStatusFacts } from "@voltread/domain/ordering/order-status-table.ts"
import { formatMoney } from "@voltread/ui/components/money.tsx"
import type { OwnApplicationsQuery } from "../generated/account.ts"

export type Application = OwnApplicationsQuery["applications"]["applications"][number]

type Facts = Pick<
  Application,
  "status" | "orderStatus" | "orderTotal" | "approvedAmount" | "smallestAmount" | "signBy"
>

export interface ApplicationStep {
  readonly words: string
  /** Until when a contract is to be signed; UTC. */
  readonly by: string | null
  /** What is done on the order's page; null: nothing. */
  readonly action: string | null
}

const step = (words: string, action: string | null = null, by: string | null = null): ApplicationStep => ({
  words,
  by,
  action,
})

/** What the applicant has to do or to wait for, by the application and its order; null: nothing. */
export const applicationStep = (application: Facts): ApplicationStep | null => {
  const { status, orderStatus } = application
  const order = orderStatus === null ? undefined : orderStatusFacts(orderStatus)
  // The order was not placed, or the read model does not have it yet.
  if (order === undefined) return null
  if (orderStatus === "CANCELLED") return step("The order was canceled.")
  if (status === "APPROVED") return approvedStep(application)
  if (status === "COMPLETED") return signedStep(application)
  if (loanStatusFacts(status)?.isAtLender === true)
    return order.isPaid
      ? step("The order was paid another way.")
      : step("The lender is reviewing your application. We will email you as soon as there is a decision.")
  const end = status === "CANCELLED" ? "The application has ended." : "The lender did not approve it."
  if (order.awaitsPayment) return step(`${end} You can pay the order another way.`, "Choose how to pay")
  return step(order.isPaid ? `${end} The order was paid another way.` : end)
}

const approvedStep = (application: Facts): ApplicationStep | null => {
  const { orderStatus, signBy, smallestAmount } = application
  const approved = application.approvedAmount ?? 0
  const missing = Math.max(0, (application.orderTotal ?? 0) - approved)
  switch (orderStatus) {
    case "PENDING_ESIGNATURE":
      return signBy === null
        ? step("Your contract is being prepared.")
        : step("Please sign your contract.", "Sign the contract", signBy)
    case "LOAN_IN_PROCESS":
      return step("Your contract is being prepared.")
    case "PENDING_REVIEW":
      return missing === 0
        ? step("We are reviewing the order.")
        : step(
            approved < smallestAmount
              ? approvedTooLittle(formatMoney(smallestAmount))
              : `${formatMoney(missing)} of the order is not covered. Pay it by card, or choose another way.`,
            "Choose what to do",
          )
    case "PENDING_PAYMENT":
    case "PAYMENT_FAILED":
      return missing === 0
        ? step("The order is not paid yet.", "Choose how to pay")
        : step(`Pay ${formatMoney(missing)} by card, and the lender pays the rest.`, "Pay the difference")
    default:
      return null
  }
}

const signedStep = ({ orderStatus, signBy }: Facts): ApplicationStep | null => {
  switch (orderStatus) {
    case "PENDING_ESIGNATURE":
      return step("The order has changed: please sign its new contract.", "Sign the contract", signBy)
    case "PENDING_REVIEW":
      return step("You have signed. We are reviewing the order.")
    case "RETURNED":
    case "COMPLETED":
      return null
    default:
      return step("You have signed. There is nothing more to do.")
  }
}
