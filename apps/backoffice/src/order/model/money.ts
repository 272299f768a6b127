import { broughtMoney, isRefundOrVoid } from "@voltread/domain/ordering/payment-result.ts"
import type { OrderDetailFragment } from "../../generated/order.ts"

export type Payment = OrderDetailFragment["paymentDetails"][number]

/** Of dollars, as the API has them. */
export const cents = (dollars: number): number => Math.round(dollars * 100)

const stands = ({ result }: Payment): boolean => result !== "declined" && result !== "failed"

/**
 * Dollars of a payment that can still be given back: what it brought, less the refunds of it that have not failed. The
 * server decides; this only keeps the form from asking for what it would refuse.
 */
export const refundable = (payment: Payment, all: ReadonlyArray<Payment>): number => {
  if (!broughtMoney(payment)) return 0
  const refunds = all.filter((refund) => isRefundOrVoid(refund) && refund.refersTo === payment.paymentId)
  const left = refunds.filter(stands).reduce((sum, { amount }) => sum - cents(amount), cents(payment.amount))
  return Math.max(0, left) / 100
}
