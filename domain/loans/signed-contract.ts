import type { PaymentInterval } from "../shared/loan-terms.ts"
import type { Cents } from "../shared/money.ts"
import { type LoanApplication, offeredTo } from "./application-state.ts"
import { loanOffer } from "./loan-offer.ts"

/** What a signed contract costs its customer. Cents. */
export interface ContractSchedule {
  readonly financed: Cents
  readonly initialPayment: Cents
  readonly payments: number
  readonly recurringPayment: Cents
  /** The sum of all payments. */
  readonly total: Cents
  /** By the terms that were offered; null where the lender drew up another contract than those. */
  readonly offered: {
    readonly every: PaymentInterval
    readonly earlyPurchaseDays: number
    /** The sum of all payments when buying early. */
    readonly earlyPurchase: Cents
  } | null
}

/**
 * As the lender has told it; null where there is no signed contract, or the lender has not told it. What a contract costs
 * after something was canceled or returned only the lender knows.
 */
export const scheduleOf = (loan: LoanApplication): ContractSchedule | null => {
  const { contract, initiated, returned, status } = loan
  if (status !== "COMPLETED" || contract === null || returned.length > 0) return null
  const { amount, initialPayment, payments, recurringPayment } = contract
  if (amount === null || payments === null || recurringPayment === null) return null
  const terms = offeredTo(initiated)
  const offer = loanOffer(terms, amount)
  const isAsOffered =
    offer !== null &&
    offer.initialPayment === initialPayment &&
    offer.payments === payments &&
    offer.recurringPayment === recurringPayment
  return {
    financed: amount,
    initialPayment,
    payments,
    recurringPayment,
    total: initialPayment + payments * recurringPayment,
    offered: isAsOffered
      ? {
          every: terms.every,
          earlyPurchaseDays: terms.earlyPurchaseDays,
          earlyPurchase: offer.earlyPurchase,
        }
      : null,
  }
}
