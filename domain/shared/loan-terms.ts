import type { Cents } from "./money.ts"

/** How often a payment is due, in words that follow "every". */
export const PAYMENT_INTERVALS = ["week", "2 weeks", "month"] as const
export type PaymentInterval = (typeof PAYMENT_INTERVALS)[number]

/**
 * An offer to pay over time before the lender has answered: the basis of estimates, with the amounts that shoppers can
 * apply for. Amounts in cents, shares in hundredths of a percent of the financed amount.
 */
export interface OfferedTerms {
  /** Smaller and larger amounts are not financed. */
  readonly cheapest: Cents
  readonly dearest: Cents
  /** Due when the contract begins. */
  readonly initialPayment: Cents
  readonly payments: number
  readonly every: PaymentInterval
  /** The cost in addition to the price. */
  readonly cost: number
  /** Paying all of it within this many days costs this in addition to the price. */
  readonly earlyPurchaseDays: number
  readonly earlyCost: number
}

/** The amounts that shoppers can apply for, by product. */
type FinancedAmounts = Readonly<Record<keyof LoanTerms, Pick<OfferedTerms, "cheapest" | "dearest">>>

export interface LoanTerms {
  readonly lease: OfferedTerms
  readonly loan: OfferedTerms
}

/**
 * Simple Lease, merchant rate sheet of January 2026. They also apply to applications that did not record their offer.
 */
export const TERMS_OF_2026: LoanTerms = {
  lease: {
    cheapest: 150_00,
    dearest: 5_000_00,
    initialPayment: 49_00,
    payments: 26,
    every: "2 weeks",
    cost: 8_500,
    earlyPurchaseDays: 90,
    earlyCost: 1_000,
  },
  loan: {
    cheapest: 300_00,
    dearest: 10_000_00,
    initialPayment: 0,
    payments: 18,
    every: "month",
    cost: 2_200,
    earlyPurchaseDays: 90,
    earlyCost: 300,
  },
}

const amountsOf = ({ cheapest, dearest }: OfferedTerms) => ({ cheapest, dearest })

export const AMOUNTS_OF_2026: FinancedAmounts = {
  lease: amountsOf(TERMS_OF_2026.lease),
  loan: amountsOf(TERMS_OF_2026.loan),
}

const narrowed = (terms: OfferedTerms, { cheapest, dearest }: FinancedAmounts["lease"]): OfferedTerms => ({
  ...terms,
  cheapest: Math.max(terms.cheapest, cheapest),
  dearest: Math.min(terms.dearest, dearest),
})

/** The shop's offer: the lender's own terms, so that its contract says the same, for the amounts that staff allow. */
export const offeredTerms = ({ lease, loan }: FinancedAmounts): LoanTerms => ({
  lease: narrowed(TERMS_OF_2026.lease, lease),
  loan: narrowed(TERMS_OF_2026.loan, loan),
})
