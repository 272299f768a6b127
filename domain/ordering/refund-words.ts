import { isGatewayType, REFUND_DESTINATIONS } from "./gateway-type.ts"

/** The facts of a payment that say where its money is refunded. */
export interface PaidBy {
  readonly gatewayType: string
  readonly cardType: string | null
  readonly cardLastFour: string | null
}

/** Where the money of a payment is refunded, for its customer. */
export const refundDestination = ({ gatewayType, cardType, cardLastFour }: PaidBy): string => {
  if (cardType !== null && cardLastFour !== null) return `${cardType} ending in ${cardLastFour}`
  return isGatewayType(gatewayType) ? REFUND_DESTINATIONS[gatewayType] : "where it came from"
}

interface PaymentSoFar extends PaidBy {
  readonly kind: string
  readonly result: string
}

/** The payment brought money, by itself or from a lender. */
export const broughtMoney = ({ kind, result }: Pick<PaymentSoFar, "kind" | "result">): boolean =>
  (kind === "sale" || kind === "lease") && (result === "succeeded" || result === "settled")

/** Where the money of an order's payments is refunded. */
export const refundDestinations = (payments: ReadonlyArray<PaymentSoFar>): string =>
  [...new Set(payments.filter(broughtMoney).map(refundDestination))].join(" and ")
