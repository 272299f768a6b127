import { type Cents, sum } from "../shared/money.ts"
import { amountDue, toFinance } from "./down-payment.ts"
import { givingBack, held, received, refundable, refundedAmount } from "./order-money.ts"
import { type Order, type OrderLine, orderTotals, soldUnits } from "./order-state.ts"
import { ORDER_STATUS_TABLE } from "./order-status-table.ts"
import { hasMoved, isIncoming, isOpen } from "./payment-result.ts"
import { valueOfUnits } from "./return-request.ts"
import { isForLender } from "./review-obstacle.ts"

/** The money of an order, in cents. The shop keeps `paid − refunded`. */
export interface OrderBalance {
  /** Received, whether refunded or not. */
  readonly paid: Cents
  /** Refunded. */
  readonly refunded: Cents
  /** Being refunded. */
  readonly refunding: Cents
  /** Must still be refunded: paid by the customer for units that were canceled or returned, or beyond the total. */
  readonly refundOwed: Cents
  /** Must still be paid by the customer. */
  readonly stillToPay: Cents
  /** Will still be paid by the lender. */
  readonly fromLender: Cents
}

export const orderBalance = (order: Order): OrderBalance => {
  const incoming = order.payments.filter((payment) => isIncoming(payment) && hasMoved(payment))
  const sales = incoming.filter(({ kind }) => kind === "sale")
  const refundableSales = sum(sales.map((sale) => refundable(order, sale)))
  return {
    paid: received(order),
    refunded: sum(incoming.map(({ paymentId }) => refundedAmount(order, paymentId))),
    refunding: sum(
      incoming
        .flatMap(({ paymentId }) => givingBack(order, paymentId))
        .filter(isOpen)
        .map(({ amount }) => amount),
    ),
    // A lender's money is returned through the lender, who is told what was returned.
    refundOwed: Math.min(refundableSales, Math.max(0, held(order) - soldFor(order))),
    stillToPay: stillToPay(order),
    fromLender: fromLender(order),
  }
}

/** Cents that the customer reads as still to pay; what is missing of an order that counts as paid concerns staff. */
export const customerOwes = ({ status }: Pick<Order, "status">, { stillToPay }: OrderBalance): Cents =>
  ORDER_STATUS_TABLE[status].isPaid ? 0 : stillToPay

const stillToPay = (order: Order): Cents => {
  const { awaitsPayment, isPaid } = ORDER_STATUS_TABLE[order.status]
  if (awaitsPayment) return amountDue(order)
  if (isPaid) return missingMoney(order)
  const mayBeLent = isForLender(order) || order.lease?.statusName === "APPROVED"
  return order.status === "PENDING_REVIEW" && !mayBeLent ? unpaid(order) : 0
}

/** Money has come, and all of it is refunded or being refunded. */
export const isAllGivenBack = (order: Order): boolean => received(order) > 0 && held(order) === 0

/** The price of the items that the customer keeps or will still get, with their tax and shipping. */
export const soldFor = (order: Order): Cents => sum(order.lines.map(worth))

/**
 * Cents that a lender will pay under a signed contract, which is reduced as far as items are canceled. For returned units
 * it pays, too, and gets that back.
 */
export const fromLender = (order: Order): Cents => {
  const { lease } = order
  if (lease?.statusName !== "COMPLETED" || lease.fundedAt !== null || soldFor(order) === 0) return 0
  const rest = toFinance(order)
  return Math.min(lease.contractAmount ?? lease.approvedAmount ?? rest, rest)
}

/** Cents of what the customer keeps or will still get that nobody has paid, nor a lender will. */
export const unpaid = (order: Order): Cents => {
  const notLent = orderTotals(order).total - fromLender(order)
  return Math.max(0, Math.min(soldFor(order), notLent) - held(order))
}

/** The same for an order that counts as paid; deliberate refunds by staff and write-offs are not missing. */
export const missingMoney = (order: Order): Cents => {
  if (!ORDER_STATUS_TABLE[order.status].isPaid) return 0
  const refunds = order.payments.filter(
    (payment) => payment.kind === "refund" && (hasMoved(payment) || isOpen(payment)),
  )
  const beyond = Math.max(0, received(order) - soldFor(order))
  const onPurpose = Math.max(0, sum(refunds.map(({ amount }) => amount)) - beyond)
  return Math.max(0, unpaid(order) - onPurpose - writtenOff(order))
}

const writtenOff = ({ payments }: Order): Cents =>
  sum(payments.filter(({ kind }) => kind === "write-off").map(({ amount }) => amount))

/** Rounded as refunds of returns are, so that a refund leaves neither a cent owed nor one missing. */
const worth = (line: OrderLine): Cents => {
  const units = soldUnits(line)
  return valueOfUnits(line, line.quantity - units, units)
}
