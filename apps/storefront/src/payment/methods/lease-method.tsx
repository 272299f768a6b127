import { LoanForm } from "../loan-form.tsx"
import type { PaymentFormProps } from "../payment-form.ts"

/** Lease to own, by an application to a lender. */
export default function LeaseMethod(props: PaymentFormProps) {
  return <LoanForm {...props} product="lease" />
}
