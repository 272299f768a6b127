import { inDollars } from "./dollars.ts"
import type { LoanTerms, OfferedTerms } from "./loan-terms.ts"
import { percent } from "./settings-labels.ts"

export const PRODUCTS = ["lease", "loan"] as const satisfies ReadonlyArray<keyof LoanTerms>

export const LENDING_LABELS: Readonly<Record<keyof LoanTerms, string>> = { lease: "Lease", loan: "Loan" }

/** In the order shown to staff. */
export const TERMS = [
  "cheapest",
  "dearest",
  "initialPayment",
  "payments",
  "every",
  "cost",
  "earlyPurchaseDays",
  "earlyCost",
] as const satisfies ReadonlyArray<keyof OfferedTerms>

export const TERM_LABELS: Readonly<Record<keyof OfferedTerms, string>> = {
  cheapest: "smallest amount",
  dearest: "largest amount",
  initialPayment: "due at signing",
  payments: "number of payments",
  every: "one payment every",
  cost: "cost on top of the price",
  earlyPurchaseDays: "days to buy early",
  earlyCost: "cost of buying early",
}

/** `8500` → `"85%"` */
const ofFinanced = (basisPoints: number): string => percent(basisPoints * 10)

/** Undefined for terms that are not set. */
export const termInWords = (term: keyof OfferedTerms, terms: Partial<OfferedTerms>): string | undefined => {
  const value = terms[term]
  if (typeof value !== "number") return value
  switch (term) {
    case "cheapest":
    case "dearest":
    case "initialPayment":
      return inDollars(value)
    case "cost":
    case "earlyCost":
      return ofFinanced(value)
    default:
      return String(value)
  }
}

/** All terms in one line, for staff. */
export const termsInWords = (terms: OfferedTerms): string => {
  const atSigning = terms.initialPayment === 0 ? "" : `${inDollars(terms.initialPayment)} at signing, `
  return (
    `${inDollars(terms.cheapest)} to ${inDollars(terms.dearest)}: ${atSigning}${terms.payments} payments, ` +
    `one every ${terms.every}, ${ofFinanced(terms.cost)} on top of the price; ` +
    `${ofFinanced(terms.earlyCost)} within ${terms.earlyPurchaseDays} days`
  )
}
