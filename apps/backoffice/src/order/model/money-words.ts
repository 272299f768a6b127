import { gatewayLabel, isRefundedByHand } from "@voltread/domain/ordering/gateway-type.ts"
import { isOpenReturn } from "@voltread/domain/ordering/open-return.ts"
import { hasMoved } from "@voltread/domain/ordering/payment-result.ts"
import { processorLabel } from "@voltread/domain/ordering/processor-label.ts"
import { inRefundOrder } from "@voltread/domain/ordering/refund-order.ts"
import { isDisputed } from "@voltread/domain/ordering/refund-words.ts"
import { formatMoney } from "@voltread/ui/components/money.tsx"
import type { OrderDetailFragment } from "../../generated/order.ts"
import { cents, type Payment, refundable } from "./money.ts"
import type { Item } from "./section-props.ts"

/** Where a payment's refund goes: "Visa 1111", "Simple Lease". Crypto cannot be sent back to where it came from. */
export const refundPlace = ({ cardLastFour, cardType, gatewayName, gatewayType, kind }: Payment): string => {
  if (kind === "lease") return processorLabel(gatewayName)
  if (isRefundedByHand(gatewayType)) return "the customer’s wallet (you pay it out by hand)"
  return cardLastFour === null ? gatewayLabel(gatewayType) : `${cardType ?? "Card"} ${cardLastFour}`
}

/** `disputed`: dollars that the customer's bank decides about. */
export const disputeWords = (disputed: number): string =>
  `The customer disputes ${formatMoney(disputed)} of this payment with their bank. A refund of it waits until the bank has decided.`

/** Of an order with a disputed payment, for whoever sends something. */
export const NOT_PAID_FOR = "If the bank decides for the customer, what you send now is not paid for."

/** What canceling the order does: "Refunds $820.48 to Visa 1111 and tells the customer". */
export const cancelWords = ({
  balance,
  paymentDetails,
}: Pick<OrderDetailFragment, "balance" | "paymentDetails">): string => {
  const refunds = givenBack(Number.POSITIVE_INFINITY, paymentDetails)
  const wait =
    refunds !== "" && isDisputed(paymentDetails) ? " once the bank has decided about the dispute" : ""
  const contract = balance.fromLender > 0 ? ", ends the contract with the lender" : ""
  return `Refunds ${refunds || "nothing"}${wait}${contract} and tells the customer`
}

/**
 * How the shop shares an amount that is given back out to the payments: "$206.00 to Visa 1111 and $4.00 to Simple
 * Lease".
 */
export const givenBack = (amount: number, payments: ReadonlyArray<Payment>): string => {
  let left = cents(amount)
  return inRefundOrder(payments)
    .flatMap((payment) => {
      const share = Math.min(left, cents(refundable(payment, payments)))
      left -= share
      return share <= 0 ? [] : [`${formatMoney(share / 100)} to ${refundPlace(payment)}`]
    })
    .join(" and ")
}

type Paid = Pick<OrderDetailFragment, "items" | "total" | "balance" | "refundable" | "paymentDetails">

/** What canceling one item does: gives back by how much the total goes down, as far as that was paid. */
export const itemCancelWords = (order: Paid, item: Pick<Item, "id" | "total">): string => {
  const isLast = order.items.every(({ id, status }) => id === item.id || status === "CANCELLED")
  if (isLast) return cancelWords(order)
  const takenBack = order.paymentDetails.filter(({ kind, result }) => kind === "void" && hasMoved({ result }))
  const lost = takenBack.reduce((sum, { amount }) => sum + cents(amount), 0)
  const beyond = cents(order.balance.paid) - lost - (cents(order.total) - cents(item.total))
  const amount = Math.min(cents(item.total), beyond, cents(order.refundable)) / 100
  return amount <= 0 ? "Refunds nothing" : `Refunds ${givenBack(amount, order.paymentDetails)}`
}

type Priced = Pick<Item, "price" | "shippingCost" | "discount" | "tax" | "quantity" | "returnedQuantity">

/** Cents of units beyond those that are back. As the server's `valueOfUnits`, which would bring its schemas here. */
const worthOf = (item: Priced, units: number): number => {
  const first = (parts: number) => {
    const part = (amount: number) => Math.floor((cents(amount) * parts) / item.quantity)
    return cents(item.price + item.shippingCost) * parts - part(item.discount) + part(item.tax)
  }
  return first(item.returnedQuantity + units) - first(item.returnedQuantity)
}

/**
 * What is refunded, and where, for units that come back: nothing by itself, and nothing that was refunded before.
 * `mayRefund`: whoever reads it can make the refund.
 */
export const returnWords = (
  order: Pick<Paid, "refundable" | "paymentDetails"> & {
    readonly items: ReadonlyArray<Priced & Pick<Item, "status">>
  },
  item: Priced & Pick<Item, "returnRequest">,
  units: number,
  mayRefund: boolean,
): string => {
  const share = worthOf(item, units)
  const sold = order.items.reduce(
    (sum, each) =>
      each.status === "CANCELLED" ? sum : sum + worthOf(each, each.quantity - each.returnedQuantity),
    0,
  )
  const amount = Math.min(share, cents(order.refundable) - sold + share) / 100
  if (amount <= 0) return "No refund is made: nothing is owed for these units anymore."
  const refund = mayRefund
    ? "Once you have checked the items, refund"
    : "Once the items have been checked, an admin can refund"
  return `No refund is made automatically. ${refund} ${givenBack(amount, order.paymentDetails)} under ${isOpenReturn(item.returnRequest) ? "Returns" : "Payments"}.`
}

/** What the customer gets for a return that they asked for, once its items are back. */
export const proposedWords = (
  { paymentDetails }: Pick<Paid, "paymentDetails">,
  { returnRequest }: Pick<Item, "returnRequest">,
): string =>
  returnRequest === null || returnRequest.proposedRefund <= 0
    ? "Nothing is owed for these items anymore."
    : `Nothing is refunded yet. ${givenBack(returnRequest.proposedRefund, paymentDetails)} can be refunded once the items are received.`

/** What approving the order does, given what is paid of it. */
export const approveWords = ({
  review,
  balance,
  total,
}: Pick<OrderDetailFragment, "review" | "balance" | "total">): string => {
  if (review?.approvedStatus === "LOAN_IN_PROCESS") return "The order goes back to its lender for a decision."
  const kept = (cents(balance.paid) - cents(balance.refunded) - cents(balance.refunding)) / 100
  if (kept === total) return `${formatMoney(kept)} is paid in full. The order goes on to shipping.`
  return kept === 0
    ? `None of ${formatMoney(total)} has been paid here. The order will still be shipped.`
    : `${formatMoney(kept)} is paid, the total is ${formatMoney(total)}. The order will still be shipped.`
}
