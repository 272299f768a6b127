import type { CommissionTerms } from "./commission.ts"
import { inDollars } from "./dollars.ts"

/** `650` → `6.5%`. */
const percentOf = (basisPoints: number): string => `${basisPoints / 100}%`

/** Commission terms in one line. */
export const termsInWords = (terms: CommissionTerms): string => {
  switch (terms.kind) {
    case "percent":
      return `${percentOf(terms.basisPoints)} of the products`
    case "fixed":
      return `${inDollars(terms.amount)} for each order`
    case "tiers":
      return [...terms.tiers]
        .sort((one, other) => one.from - other.from)
        .map(({ from, basisPoints }) => `${percentOf(basisPoints)} from ${inDollars(from)}`)
        .join(", ")
        .concat(", by paid orders of the payout period")
    case "category":
      return [
        ...terms.rates.map(({ category, basisPoints }) => `${percentOf(basisPoints)} of ${category}`),
        `${percentOf(terms.otherBasisPoints)} of everything else`,
      ].join(", ")
  }
}
