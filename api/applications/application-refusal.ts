import type { LoanApplication } from "@voltread/domain/loans/application-state.ts"
import type { VendorError } from "@voltread/domain/ordering/order-event.ts"
import { UNAVAILABLE } from "../payments/payment-step.ts"

/** The reason that is recorded where the lender could not be asked. */
export const UNREACHABLE = {
  code: UNAVAILABLE.code,
  message:
    "The lender cannot be reached right now. Please try again in a few minutes, or choose another way to pay.",
}

const KEPT = "Your order is saved: please try again, or choose another way to pay."

/** Why an application ended without a decision. The lender's own words may repeat what was sent: only its code is told. */
export const cancelledWords = (loan: LoanApplication): string => {
  if (loan.code === UNREACHABLE.code) return UNREACHABLE.message
  return wasNeverTaken(loan)
    ? `The lender could not take your application. Please check what you entered. ${KEPT}`
    : `The application could not be made. ${KEPT}`
}

/** The lender refused the request itself, and knows nothing of it. */
const wasNeverTaken = ({ code, lenderReference }: LoanApplication): boolean =>
  code !== null && lenderReference === null

/** Why the application pays for nothing (spec §7); null where it may. */
export const applicationError = (loan: LoanApplication, message: string): VendorError | null => {
  switch (loan.status) {
    case "CANCELLED":
      return loan.code === UNREACHABLE.code
        ? { ...UNAVAILABLE, message }
        : { name: "ApplicationRefused", code: loan.code ?? loan.status, message }
    case "DECLINED":
    case "BLOCKED":
      return { name: "ApplicationRefused", code: loan.code ?? loan.status, message }
    default:
      return null
  }
}
