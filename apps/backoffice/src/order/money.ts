import type { OrderDetailFragment } from "../generated/order.ts"

export type Payment = OrderDetailFragment["paymentDetails"][number]

const cents = (dollars: number): number => Math.round(dollars * 100)

const stands = ({ result }: Payment): boolean => result !== "declined" && result !== "failed"

const gaveMoney = ({ kind, result }: Payment): boolean =>
  kind === "sale" && (result === "succeeded" || result === "settled")

/**
 * Dollars of a payment that can still be given back: what it brought, less the refunds of it that have not failed. The
 * server decides; this only keeps the form from asking for what it would refuse.
 */
export const refundable = (payment: Payment, all: ReadonlyArray<Payment>): number => {
  if (!gaveMoney(payment)) return 0
  const refunds = all.filter(
    ({ kind, refersTo }) => (kind === "refund" || kind === "void") && refersTo === payment.paymentId,
  )
  const left = refunds.filter(stands).reduce((sum, { amount }) => sum - cents(amount), cents(payment.amount))
  return Math.max(0, left) / 100
}
