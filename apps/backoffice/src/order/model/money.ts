import { broughtMoney } from "@voltread/domain/ordering/refund-words.ts"
import type { OrderDetailFragment } from "../../generated/order.ts"

export type Payment = OrderDetailFragment["paymentDetails"][number]

/** Of dollars, as the API has them. */
export const cents = (dollars: number): number => Math.round(dollars * 100)

const stands = ({ result }: Payment): boolean => result !== "declined" && result !== "failed"

/** A refund that its gateway cannot make: staff pay it out and say so. */
export const isPayout = ({ kind, result }: Payment): boolean => kind === "refund" && result === "started"

/**
 * Dollars of a payment that can still be given back: what it brought, less the refunds of it that have not failed. The
 * server decides; this only keeps the form from asking for what it would refuse.
 */
export const refundable = (payment: Payment, all: ReadonlyArray<Payment>): number => {
  if (!broughtMoney(payment)) return 0
  const refunds = all.filter(
    ({ kind, refersTo }) => (kind === "refund" || kind === "void") && refersTo === payment.paymentId,
  )
  const left = refunds.filter(stands).reduce((sum, { amount }) => sum - cents(amount), cents(payment.amount))
  return Math.max(0, left) / 100
}
