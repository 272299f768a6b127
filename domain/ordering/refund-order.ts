import { isRefundedByHand } from "./gateway-type.ts"

interface Payment {
  readonly kind: string
  readonly gatewayType: string
}

/**
 * Payments in the order in which they are refunded: those whose gateway does it first, then those that staff pay out by
 * hand, then a lender's; the oldest first among each.
 */
export const inRefundOrder = <P extends Payment>(payments: ReadonlyArray<P>): ReadonlyArray<P> =>
  payments.toSorted((one, other) => place(one) - place(other))

const place = ({ kind, gatewayType }: Payment): number => {
  if (kind === "lease") return 2
  return isRefundedByHand(gatewayType) ? 1 : 0
}
