import type { LoanProduct } from "@voltread/domain/loans/lender-terms.ts"
import type { OfferedTerms } from "@voltread/domain/shared/loan-terms.ts"
import { Effect } from "effect"
import type { Lender } from "../../loans/lender.ts"
import { termsIdOf, termsInWords } from "../../loans/offered-terms.ts"
import type { PaymentMethod, PaymentOffer } from "../../payments/payment-method.ts"

/** The ways to pay by applying to this lender, each with the terms that the shop offers. */
export const loanMethods = ({ products }: Lender): ReadonlyArray<PaymentMethod> => products.map(methodOf)

const methodOf = (product: LoanProduct): PaymentMethod => ({
  id: product,
  offer: ({ totals }, terms) => Effect.succeed(offered(terms[product], totals.total)),
})

const offered = (terms: OfferedTerms, amount: number): PaymentOffer | null => {
  const words = termsInWords(terms, amount)
  return words === null
    ? null
    : { terms: `${words} No credit card needed.`, termsId: termsIdOf(terms), problem: null }
}
