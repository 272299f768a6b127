/** The means of payment, as shown on screens and in emails, in the order in which staff choose. */
export const GATEWAY_TYPES = ["CARD", "GOOGLE_PAY", "CRYPTO", "KLARNA", "LEASE"] as const
export type GatewayType = (typeof GATEWAY_TYPES)[number]

type Words = Readonly<Record<GatewayType, string>>

/** For staff. */
const GATEWAY_LABELS: Words = {
  CARD: "Card",
  GOOGLE_PAY: "Google Pay",
  CRYPTO: "Crypto",
  KLARNA: "Klarna",
  LEASE: "Lease",
}

/** The name of the means of payment, for customers. */
export const PAYMENT_MEANS_NAMES: Words = {
  CARD: "your card",
  GOOGLE_PAY: "Google Pay",
  CRYPTO: "your crypto wallet",
  KLARNA: "Klarna",
  LEASE: "your lender",
}

/** Where a refund goes, for customers. */
export const REFUND_DESTINATIONS: Words = {
  CARD: "the card that you paid with",
  GOOGLE_PAY: "the card in your Google Pay",
  CRYPTO: "your wallet; we will ask you for its address",
  KLARNA: "Klarna, which lowers what you owe",
  LEASE: "your lender, which adjusts your contract",
}

const DAY = 24 * 60

/**
 * Minutes for which items are held for a payment that has begun. A card's bank or a gateway's page answers within the
 * hour, or is down for less than a day; Klarna reviews a purchase for a day. For money that comes later, units are
 * reserved again, or staff decide.
 */
export const HELD_WHILE_PAYING: Readonly<Record<GatewayType, number>> = {
  CARD: DAY,
  GOOGLE_PAY: DAY,
  CRYPTO: DAY,
  KLARNA: 2 * DAY,
  LEASE: DAY,
}

/** Its gateways make no refunds: staff pay them out by hand. */
export const isRefundedByHand = (gatewayType: string): boolean => gatewayType === "CRYPTO"

export const isGatewayType = (text: string): text is GatewayType => Object.hasOwn(REFUND_DESTINATIONS, text)

/** Name of a payment method, for staff; an unknown one is shown as it is. */
export const gatewayLabel = (type: string): string => (isGatewayType(type) ? GATEWAY_LABELS[type] : type)
