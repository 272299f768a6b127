import { broughtMoney } from "./payment-result.ts"

interface Financed {
  /** What the order comes to, in the unit of `refundable`. */
  readonly total: number
  /** What was received and not given back. */
  readonly refundable: number
  readonly leaseDetails: { readonly statusName: string } | null
  readonly paymentDetails: ReadonlyArray<{ readonly kind: string; readonly result: string }>
}

/**
 * What a lender pays for an order whose contract is signed, in the unit of its amounts. Zero once the lender has paid: then
 * the order has a payment of it.
 */
export const lenderPart = ({ total, refundable, leaseDetails, paymentDetails }: Financed): number => {
  const isSigned = leaseDetails?.statusName === "COMPLETED"
  const hasPaid = paymentDetails.some((payment) => payment.kind === "lease" && broughtMoney(payment))
  return isSigned && !hasPaid ? Math.max(0, total - refundable) : 0
}
