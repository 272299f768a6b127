import { LENDER_TERMS, type LoanProduct, loanOffer } from "@voltread/domain/loans/lender-terms.ts"
import { inDollars } from "@voltread/domain/shared/dollars.ts"
import { Effect } from "effect"
import type { Lender } from "../../loans/lender.ts"
import type { PaymentMethod } from "../../payments/payment-method.ts"

/** What applying to this lender is among the ways to pay, each with its terms by the shop's one table of them. */
export const loanMethods = ({ products }: Lender): ReadonlyArray<PaymentMethod> => products.map(methodOf)

const methodOf = (product: LoanProduct): PaymentMethod => ({
  id: product,
  offer: ({ totals }) => Effect.succeed(termsOf(product, totals.total)),
})

const termsOf = (product: LoanProduct, amount: number) => {
  const terms = LENDER_TERMS[product]
  const offer = loanOffer(terms, amount)
  if (offer === null) return null
  const first = offer.initialPayment > 0 ? ` after ${inDollars(offer.initialPayment)} today` : ""
  return {
    terms: `${offer.payments} payments of ${inDollars(offer.recurringPayment)}, one every ${terms.every}${first}; ${inDollars(offer.total)} in total. No credit card needed.`,
    problem: null,
  }
}
