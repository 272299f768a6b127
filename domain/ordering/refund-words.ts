import { capitalized } from "../shared/capitalized.ts"
import { cardWords } from "./card-words.ts"
import { isGatewayType, PAYMENT_MEANS_NAMES, REFUND_DESTINATIONS } from "./gateway-type.ts"
import { broughtMoney } from "./payment-result.ts"

/** The facts of a payment that say what it was paid with. */
export interface PaidBy {
  readonly gatewayType: string
  readonly cardType: string | null
  readonly cardLastFour: string | null
}

/** "Visa ending in 1111"; null for a payment without a card. */
export const cardOf = ({ cardType, cardLastFour }: Omit<PaidBy, "gatewayType">): string | null =>
  cardType === null || cardLastFour === null ? null : cardWords({ type: cardType, lastFour: cardLastFour })

/** What a payment was paid with, for its customer. */
export const paidWith = (payment: PaidBy): string =>
  cardOf(payment) ??
  (isGatewayType(payment.gatewayType) ? PAYMENT_MEANS_NAMES[payment.gatewayType] : "other means")

/** Where the money of a payment is refunded, for its customer. */
export const refundDestination = (payment: PaidBy): string =>
  cardOf(payment) ??
  (isGatewayType(payment.gatewayType) ? REFUND_DESTINATIONS[payment.gatewayType] : "where it came from")

interface PaymentSoFar extends PaidBy {
  readonly kind: string
  readonly result: string
  /** What its customer disputes with their bank, in any unit, until that has decided. */
  readonly disputed: number
}

/** Of a refund of a payment that its customer disputes: either the bank gives the money back, or the shop does. */
export const WAITS_FOR_BANK =
  "You dispute a payment with your bank, so its refund waits until your bank has decided."

export const isDisputed = (payments: ReadonlyArray<{ readonly disputed?: number }>): boolean =>
  payments.some(({ disputed = 0 }) => disputed > 0)

/** The words of all payments that brought money, each once. */
const eachOnce = (
  payments: ReadonlyArray<PaymentSoFar>,
  wordsOf: (payment: PaidBy) => string,
): ReadonlyArray<string> => [...new Set(payments.filter(broughtMoney).map(wordsOf))]

/**
 * Who or what pays for an order; empty before a payment and before a contract is signed. `fromLender`: what the lender of
 * a signed contract will pay, in any unit.
 */
export const allPaidWith = (payments: ReadonlyArray<PaymentSoFar>, fromLender: number): string => {
  const lender = fromLender > 0 ? [PAYMENT_MEANS_NAMES.LEASE] : []
  return [...eachOnce(payments, paidWith), ...lender].join(" and ")
}

/** Where the money of an order's payments is refunded. */
export const refundDestinations = (payments: ReadonlyArray<PaymentSoFar>): string =>
  eachOnce(payments, refundDestination).join(" and ")

/** What is said of a signed contract whose order is canceled. The lender may have taken a first payment. */
export const CONTRACT_ENDS = "Your contract with your lender ends."

/** The shop, at least, has taken nothing. */
export const notCharged = (isLent: boolean): string =>
  isLent ? `We have not charged you. ${CONTRACT_ENDS}` : "You have not been charged."

/** Who finances or has paid the order of somebody who cancels a part of it. */
interface PaidInPart {
  readonly payments: ReadonlyArray<PaymentSoFar>
  /** What the lender of a signed contract will pay, in any unit. */
  readonly fromLender: number
  /** It waits for its lender's decision or contract. */
  readonly isAtLender: boolean
  /** Nothing of it is still to pay. */
  readonly isPaid: boolean
}

/** What a customer who cancels items and keeps the rest is told of their money. `amount`: in words. */
export const moneyForItems = (
  amount: string,
  { payments, fromLender, isAtLender, isPaid }: PaidInPart,
): string => {
  if (isAtLender)
    return `Your lender finances ${amount} less. If there is a contract to sign, you get a new one for what you keep.`
  if (fromLender > 0)
    return `Your lender finances ${amount} less. Your contract becomes smaller, and your lender tells you what you pay from now on.`
  const destinations = isPaid ? refundDestinations(payments) : ""
  if (destinations === "") return `You pay ${amount} less.`
  return `${capitalized(amount)} goes back to ${destinations}.${isDisputed(payments) ? ` ${WAITS_FOR_BANK}` : ""}`
}

/**
 * What a customer who cancels an order is told of their money. `refundable`: what is left to refund, in words;
 * `fromLender`: what the lender of a signed contract would pay, in any unit.
 */
export const moneyBack = (
  refundable: string | null,
  payments: ReadonlyArray<PaymentSoFar>,
  fromLender: number,
): string => {
  const destinations = refundDestinations(payments)
  if (destinations === "") return notCharged(fromLender > 0)
  const refund = `${refundable ?? "What you paid"} goes back to ${destinations}.${isDisputed(payments) ? ` ${WAITS_FOR_BANK}` : ""}`
  return fromLender > 0 ? `${refund} ${CONTRACT_ENDS}` : refund
}
