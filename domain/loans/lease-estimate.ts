/** What lease-to-own would cost, before a lender has made an offer. Cents. */
export interface LeaseEstimate {
  /** Due when the lease begins. */
  readonly initialPayment: number
  readonly recurringPayment: number
  readonly payments: number
  /** What leasing costs on top of the price. */
  readonly leasingCost: number
  /** Everything that is paid by the end, when the goods are owned. */
  readonly total: number
  /** Everything that is paid by somebody who buys within `EARLY_PURCHASE_DAYS`. */
  readonly earlyPurchase: number
}

/** The shop's lenders' usual terms: every two weeks for a year. */
export const LEASE_MONTHS = 12
export const LEASE_WEEKS_BETWEEN = 2
export const EARLY_PURCHASE_DAYS = 90
const PAYMENTS = 26
const INITIAL_PAYMENT = 49_00
const COST_PERCENT = 85
const EARLY_PERCENT = 10
/** Lenders lease nothing cheaper and nothing dearer. */
const CHEAPEST = 150_00
const DEAREST = 5_000_00

/**
 * The usual lease of goods at this price, null where none is offered. Cents. All payments together are exactly the
 * total, and the total is price and leasing cost.
 */
export const estimateLease = (price: number): LeaseEstimate | null => {
  if (!Number.isInteger(price) || price < CHEAPEST || price > DEAREST) return null
  const wanted = price + Math.round((price * COST_PERCENT) / 100)
  const recurringPayment = Math.ceil((wanted - INITIAL_PAYMENT) / PAYMENTS)
  const total = INITIAL_PAYMENT + recurringPayment * PAYMENTS
  return {
    initialPayment: INITIAL_PAYMENT,
    recurringPayment,
    payments: PAYMENTS,
    leasingCost: total - price,
    total,
    earlyPurchase: price + Math.round((price * EARLY_PERCENT) / 100),
  }
}
