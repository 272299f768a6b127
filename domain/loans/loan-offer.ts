import type { OfferedTerms, PaymentInterval } from "../shared/loan-terms.ts"
import type { Cents } from "../shared/money.ts"

/** Cents. Defined here since product pages show estimates, and should load nothing more for them. */
export const shareOfFinanced = (amount: Cents, basisPoints: number): Cents =>
  Math.round((amount * basisPoints) / 10_000)

/** The payments for an amount over time. Cents. */
export interface LoanOffer {
  /** Due when the contract begins. */
  readonly initialPayment: Cents
  readonly recurringPayment: Cents
  readonly payments: number
  /** On top of the price. */
  readonly cost: Cents
  /** The sum of all payments. */
  readonly total: Cents
  /** The sum of all payments when buying early. */
  readonly earlyPurchase: Cents
}

/**
 * The payments for `amount` by these terms; null where they are for other amounts. Cents. All payments together are
 * exactly the total, and the total is amount and cost.
 */
export const loanOffer = (terms: OfferedTerms, amount: Cents): LoanOffer | null => {
  if (!Number.isInteger(amount) || amount < terms.cheapest || amount > terms.dearest) return null
  const wanted = amount + shareOfFinanced(amount, terms.cost)
  const recurringPayment = Math.ceil((wanted - terms.initialPayment) / terms.payments)
  const total = terms.initialPayment + recurringPayment * terms.payments
  return {
    initialPayment: terms.initialPayment,
    recurringPayment,
    payments: terms.payments,
    cost: total - amount,
    total,
    earlyPurchase: amount + shareOfFinanced(amount, terms.earlyCost),
  }
}

const PAYMENTS_A_YEAR: Readonly<Record<PaymentInterval, number>> = { week: 52, "2 weeks": 26, month: 12 }

/** From the beginning of the contract to its last payment, in words: `"12 months"`. */
export const lengthOf = ({ every, payments }: OfferedTerms): string => {
  const months = Math.round((payments * 12) / PAYMENTS_A_YEAR[every])
  return months > 1 ? `${months} months` : "1 month"
}
