import type { GatewayType, PaymentDetails } from "@voltread/domain/ordering/order-event.ts"

const MEANS: Readonly<Record<GatewayType, string>> = {
  CARD: "your card",
  GOOGLE_PAY: "Google Pay",
  CRYPTO: "your crypto wallet",
  KLARNA: "Klarna",
  LEASE: "your lease",
}

/** How a customer knows where money came from, or goes back to: "Visa ending in 1111". */
export const paymentMeans = ({ card, gatewayType }: Pick<PaymentDetails, "card" | "gatewayType">): string =>
  card === null ? MEANS[gatewayType] : `${card.type} ending in ${card.lastFour}`
