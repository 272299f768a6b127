import { createHash } from "node:crypto"
import { loanOffer } from "@voltread/domain/loans/loan-offer.ts"
import { inDollars } from "@voltread/domain/shared/dollars.ts"
import type { OfferedTerms } from "@voltread/domain/shared/loan-terms.ts"

/** The cost of an amount by these terms, in one line for shoppers; null if the terms are for other amounts. Cents. */
export const termsInWords = (terms: OfferedTerms, amount: number): string | null => {
  const offer = loanOffer(terms, amount)
  if (offer === null) return null
  const first = offer.initialPayment > 0 ? ` after ${inDollars(offer.initialPayment)} today` : ""
  return `${offer.payments} payments of ${inDollars(offer.recurringPayment)}, one every ${terms.every}${first}; ${inDollars(offer.total)} in total.`
}

/** An id of the terms, equal if their text is: an application names by it the terms that its shopper has read. */
export const termsIdOf = ({ cheapest: _, dearest: __, ...cost }: OfferedTerms): string =>
  createHash("sha256")
    .update(JSON.stringify(Object.entries(cost).sort(([a], [b]) => (a < b ? -1 : 1))))
    .digest("base64url")
    .slice(0, 16)
