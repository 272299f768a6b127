import { type OfferedTerms, TERMS_OF_2026 } from "../shared/loan-terms.ts"
import type { Cents } from "../shared/money.ts"
import { shareOfFinanced } from "./loan-offer.ts"

/** Ways to pay over time: the goods are owned at the end of a lease, and at the beginning of a loan. */
export const LOAN_PRODUCTS = ["lease", "loan"] as const
export type LoanProduct = (typeof LOAN_PRODUCTS)[number]

/** A lender, and what it asks for its money by the rate sheet that it gave the shop. */
export interface LenderTerms extends OfferedTerms {
  /** As `lender` of applications names it. */
  readonly lender: string
  /** What the lender keeps of what it pays the shop, in hundredths of a percent: its own answer, never the shop's offer. */
  readonly take: number
}

const SIMPLE_LEASE = { lender: "simple-lease" }

/** What lenders ask; which amounts of it the shop offers is set by staff (`LendingRules`). */
export const LENDER_TERMS: Readonly<Record<LoanProduct, LenderTerms>> = {
  lease: { ...SIMPLE_LEASE, ...TERMS_OF_2026.lease, take: 450 },
  loan: { ...SIMPLE_LEASE, ...TERMS_OF_2026.loan, take: 300 },
}

/** What the lender keeps when it pays the shop for `amount`. Cents. */
export const lenderTakeOf = (terms: Pick<LenderTerms, "take">, amount: Cents): Cents =>
  shareOfFinanced(amount, terms.take)
