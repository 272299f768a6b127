import { type OfferedTerms, TERMS_OF_2026 } from "../shared/loan-terms.ts"
import type { Cents } from "../shared/money.ts"
import { shareOfFinanced } from "./loan-offer.ts"

/** Ways to pay over time: with a lease, the items are owned at its end; with a loan, from its beginning. */
export const LOAN_PRODUCTS = ["lease", "loan"] as const
export type LoanProduct = (typeof LOAN_PRODUCTS)[number]

/** A lender and its terms, from the rate sheet that it gave the store. */
export interface LenderTerms extends OfferedTerms {
  /** As in the `lender` field of applications. */
  readonly lender: string
  /** What the lender keeps of its payment to the shop, in hundredths of a percent: always the lender's own figure. */
  readonly take: number
}

const SIMPLE_LEASE = { lender: "simple-lease" }

/** The lenders' terms; staff set which amounts the shop offers (`LendingRules`). */
export const LENDER_TERMS: Readonly<Record<LoanProduct, LenderTerms>> = {
  lease: { ...SIMPLE_LEASE, ...TERMS_OF_2026.lease, take: 450 },
  loan: { ...SIMPLE_LEASE, ...TERMS_OF_2026.loan, take: 300 },
}

/** What the lender keeps when it pays the shop for `amount`. Cents. */
export const lenderTakeOf = (terms: Pick<LenderTerms, "take">, amount: Cents): Cents =>
  shareOfFinanced(amount, terms.take)
