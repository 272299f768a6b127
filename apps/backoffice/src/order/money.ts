import { formatMoney } from "@voltread/ui/components/money.tsx"
import type { OrderDetailFragment } from "../generated/order.ts"
import { gatewayLabel } from "../page/gateway.ts"

export type Payment = OrderDetailFragment["paymentDetails"][number]

const cents = (dollars: number): number => Math.round(dollars * 100)

const stands = ({ result }: Payment): boolean => result !== "declined" && result !== "failed"

/** A refund that its gateway cannot make: staff pay it out and say so. */
export const isPayout = ({ kind, result }: Payment): boolean => kind === "refund" && result === "started"

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

/** Where a payment came from, and its refund goes: "Visa 1111", "Klarna". */
const source = ({ cardLastFour, cardType, gatewayType }: Payment): string =>
  cardLastFour === null ? gatewayLabel(gatewayType) : `${cardType ?? "Card"} ${cardLastFour}`

/** What canceling the order does: "Refunds $820.48 to Visa 1111 and tells the customer". */
export const cancelWords = ({ paymentDetails }: Pick<OrderDetailFragment, "paymentDetails">): string => {
  const refunds = paymentDetails.flatMap((payment) => {
    const amount = refundable(payment, paymentDetails)
    return amount === 0 ? [] : [`${formatMoney(amount)} to ${source(payment)}`]
  })
  return refunds.length === 0
    ? "Refunds nothing and tells the customer"
    : `Refunds ${refunds.join(" and ")} and tells the customer`
}

/** What approving the order does, given what is paid of it. */
export const approveWords = ({
  review,
  balance,
  total,
}: Pick<OrderDetailFragment, "review" | "balance" | "total">): string => {
  if (review?.approvedStatus === "LOAN_IN_PROCESS") return "The order goes back to its lender for a decision."
  const kept = (cents(balance.paid) - cents(balance.refunded) - cents(balance.refunding)) / 100
  if (kept === total) return `${formatMoney(kept)} is paid in full. The order goes on to be shipped.`
  return kept === 0
    ? `Nothing of ${formatMoney(total)} has been paid here. The order goes on to be shipped all the same.`
    : `${formatMoney(kept)} is paid, the total is ${formatMoney(total)}. The order goes on to be shipped all the same.`
}
