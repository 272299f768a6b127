import type { Cents } from "../shared/money.ts"

/** Ways to pay over time: the goods are owned at the end of a lease, and at the beginning of a loan. */
export const LOAN_PRODUCTS = ["lease", "loan"] as const
export type LoanProduct = (typeof LOAN_PRODUCTS)[number]

/** What a lender asks for its money. Amounts in cents, shares in hundredths of a percent of what is financed. */
export interface LenderTerms {
  /** As `lender` of applications names it. */
  readonly lender: string
  readonly lenderName: string
  /** Where these terms come from. */
  readonly source: string
  /** Nothing cheaper and nothing dearer is financed. */
  readonly cheapest: Cents
  readonly dearest: Cents
  /** Due when the contract begins. */
  readonly initialPayment: Cents
  readonly payments: number
  /** How often one is due, in words that follow "every". */
  readonly every: "2 weeks" | "month"
  readonly months: number
  /** What it costs on top of the price. */
  readonly cost: number
  /** Whoever pays all of it within so many days, pays this on top of the price. */
  readonly earlyPurchaseDays: number
  readonly earlyCost: number
  /** What the lender keeps of what it pays the shop. */
  readonly take: number
}

const RATE_SHEET = "Simple Lease, merchant rate sheet of January 2026"

/** The one table of what lenders ask: estimates are made of it, and the lender's offers are held to it. */
export const LENDER_TERMS: Readonly<Record<LoanProduct, LenderTerms>> = {
  lease: {
    lender: "simple-lease",
    lenderName: "Simple Lease",
    source: RATE_SHEET,
    cheapest: 150_00,
    dearest: 5_000_00,
    initialPayment: 49_00,
    payments: 26,
    every: "2 weeks",
    months: 12,
    cost: 8_500,
    earlyPurchaseDays: 90,
    earlyCost: 1_000,
    take: 450,
  },
  loan: {
    lender: "simple-lease",
    lenderName: "Simple Lease",
    source: RATE_SHEET,
    cheapest: 300_00,
    dearest: 10_000_00,
    initialPayment: 0,
    payments: 18,
    every: "month",
    months: 18,
    cost: 2_200,
    earlyPurchaseDays: 90,
    earlyCost: 300,
    take: 300,
  },
}

/** Cents. Written here since product pages show estimates, and load no more than these few lines for it. */
const share = (amount: Cents, basisPoints: number): Cents => Math.round((amount * basisPoints) / 10_000)

/** What paying an amount over time comes to. Cents. */
export interface LoanOffer {
  /** Due when the contract begins. */
  readonly initialPayment: Cents
  readonly recurringPayment: Cents
  readonly payments: number
  /** On top of the price. */
  readonly cost: Cents
  /** Everything that is paid by the end. */
  readonly total: Cents
  /** Everything that is paid by somebody who buys early. */
  readonly earlyPurchase: Cents
}

/**
 * What a lender with these terms offers for `amount`, null where it offers nothing. Cents. All payments together are
 * exactly the total, and the total is amount and cost.
 */
export const loanOffer = (terms: LenderTerms, amount: Cents): LoanOffer | null => {
  if (!Number.isInteger(amount) || amount < terms.cheapest || amount > terms.dearest) return null
  const wanted = amount + share(amount, terms.cost)
  const recurringPayment = Math.ceil((wanted - terms.initialPayment) / terms.payments)
  const total = terms.initialPayment + recurringPayment * terms.payments
  return {
    initialPayment: terms.initialPayment,
    recurringPayment,
    payments: terms.payments,
    cost: total - amount,
    total,
    earlyPurchase: amount + share(amount, terms.earlyCost),
  }
}

/** What the lender keeps when it pays the shop for `amount`. Cents. */
export const lenderTakeOf = (terms: LenderTerms, amount: Cents): Cents => share(amount, terms.take)

/** As people read it; one that the table does not know goes by the name it has. */
export const lenderNameOf = (lender: string): string =>
  Object.values(LENDER_TERMS).find((terms) => terms.lender === lender)?.lenderName ?? lender
