import type { GatewayType } from "./order-event.ts"

/** A payment, as far as it says where its money goes back to. */
export interface PaidBy {
  readonly gatewayType: string
  readonly cardType: string | null
  readonly cardLastFour: string | null
}

const PLACES: Readonly<Record<GatewayType, string>> = {
  CARD: "the card that you paid with",
  GOOGLE_PAY: "the card in your Google Pay",
  KLARNA: "Klarna, which lowers what you owe",
  CRYPTO: "your wallet; we will ask you for its address",
  LEASE: "your lender, which adjusts your contract",
}

const isGatewayType = (text: string): text is GatewayType => Object.hasOwn(PLACES, text)

/** Where the money of a payment goes back to, as its customer knows it. */
export const refundDestination = ({ gatewayType, cardType, cardLastFour }: PaidBy): string => {
  if (cardType !== null && cardLastFour !== null) return `${cardType} ending in ${cardLastFour}`
  return isGatewayType(gatewayType) ? PLACES[gatewayType] : "where it came from"
}

interface PaymentSoFar extends PaidBy {
  readonly kind: string
  readonly result: string
}

/** The payment brought money, itself or a lender's. */
export const broughtMoney = ({ kind, result }: Pick<PaymentSoFar, "kind" | "result">): boolean =>
  (kind === "sale" || kind === "lease") && (result === "succeeded" || result === "settled")

/** Where the money of an order's payments goes back to. */
export const refundDestinations = (payments: ReadonlyArray<PaymentSoFar>): string =>
  [...new Set(payments.filter(broughtMoney).map(refundDestination))].join(" and ")
