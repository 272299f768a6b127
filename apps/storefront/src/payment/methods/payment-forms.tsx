import type { LoanProduct } from "@voltread/domain/loans/lender-terms.ts"
import type { PaymentMethodId } from "@voltread/domain/ordering/payment-method.ts"
import { part } from "@voltread/ui/loading/parts.ts"
import { type ComponentType, lazy } from "react"
import type { PaymentFormProps } from "../payment-form.ts"
import { CardMethod } from "./card-method.tsx"

const loanForm = (product: LoanProduct) =>
  lazy(async () => {
    const { LoanForm } = await part(() => import("../loan-form.tsx"))
    return { default: (props: PaymentFormProps) => <LoanForm {...props} product={product} /> }
  })

/**
 * The form of each way to pay, by its id. One that is newer than this program is not shown. Most people pay by card: its
 * form comes with the page, the others when they are chosen.
 */
export const PAYMENT_FORMS: Readonly<Record<string, ComponentType<PaymentFormProps>>> = {
  card: CardMethod,
  "google-pay": lazy(() => part(() => import("./google-pay-method.tsx"))),
  klarna: lazy(() => part(() => import("./klarna-method.tsx"))),
  lease: loanForm("lease"),
  loan: loanForm("loan"),
  plisio: lazy(() => part(() => import("./plisio-method.tsx"))),
  coinbase: lazy(() => part(() => import("./coinbase-method.tsx"))),
} satisfies Readonly<Record<PaymentMethodId, ComponentType<PaymentFormProps>>>
