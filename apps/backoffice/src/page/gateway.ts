import type { GatewayType } from "@voltread/domain/ordering/order-event.ts"

export type Gateway = GatewayType

const LABELS: Readonly<Record<Gateway, string>> = {
  CARD: "Card",
  GOOGLE_PAY: "Google Pay",
  CRYPTO: "Crypto",
  KLARNA: "Klarna",
  LEASE: "Lease",
}

export const GATEWAYS: ReadonlyArray<Gateway> = ["CARD", "GOOGLE_PAY", "CRYPTO", "KLARNA", "LEASE"]

const isGateway = (text: string): text is Gateway => Object.hasOwn(LABELS, text)

/** Name of a way to pay; one that is not known yet is shown as it is. */
export const gatewayLabel = (type: string): string => (isGateway(type) ? LABELS[type] : type)
