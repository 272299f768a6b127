import type { LoanProduct } from "@voltread/domain/loans/lender-terms.ts"
import { loanOffer } from "@voltread/domain/loans/loan-offer.ts"
import { inDollars } from "@voltread/domain/shared/dollars.ts"
import type { OfferedTerms } from "@voltread/domain/shared/loan-terms.ts"
import { Effect } from "effect"
import type { Lender } from "../../loans/lender.ts"
import type { PaymentMethod } from "../../payments/payment-method.ts"

/** What applying to this lender is among the ways to pay, each with the terms that the shop offers. */
export const loanMethods = ({ products }: Lender): ReadonlyArray<PaymentMethod> => products.map(methodOf)

const methodOf = (product: LoanProduct): PaymentMethod => ({
  id: product,
  offer: ({ totals }, terms) => Effect.succeed(inWords(terms[product], totals.total)),
})

const inWords = (terms: OfferedTerms, amount: number) => {
  const offer = loanOffer(terms, amount)
  if (offer === null) return null
  const first = offer.initialPayment > 0 ? ` after ${inDollars(offer.initialPayment)} today` : ""
  return {
    terms: `${offer.payments} payments of ${inDollars(offer.recurringPayment)}, one every ${terms.every}${first}; ${inDollars(offer.total)} in total. No credit card needed.`,
    problem: null,
  }
}
