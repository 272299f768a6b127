import { LoanForm } from "../loan-form.tsx"
import type { PaymentFormProps } from "../payment-form.ts"

/** A loan, by an application to a lender. */
export default function LoanMethod(props: PaymentFormProps) {
  return <LoanForm {...props} product="loan" />
}
