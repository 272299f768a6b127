import { itemStatusFacts } from "@voltread/domain/ordering/item-status-table.ts"
import { orderStatusFacts } from "@voltread/domain/ordering/order-status-table.ts"
import { isOpen } from "@voltread/domain/ordering/payment-result.ts"
import type { OrderDetailFragment } from "../../generated/order.ts"

type Line = Pick<OrderDetailFragment["items"][number], "id" | "status" | "quantity" | "shippedQuantity">

interface Order extends Pick<OrderDetailFragment, "status" | "leaseDetails"> {
  readonly items: ReadonlyArray<Line>
  readonly balance: Pick<OrderDetailFragment["balance"], "paid">
  readonly paymentDetails: ReadonlyArray<
    Pick<OrderDetailFragment["paymentDetails"][number], "kind" | "result">
  >
}

interface FewerUnits {
  /** The fewest units that must stay. */
  readonly least: number
  /** Whether a line without units is removed from the order, or stays as canceled. */
  readonly removes: boolean
  /** What happens to the money, in words for staff. */
  readonly money: string
}

/** The line has units that have not shipped. */
export const hasUnitsToTakeOff = ({ status, quantity, shippedQuantity }: Omit<Line, "id">): boolean =>
  itemStatusFacts(status)?.isWaiting === true && quantity > shippedQuantity

/** What taking units off a line means, so that the dialog offers what the order accepts (lifecycle §1, §2). */
export const fewerUnits = (order: Order, line: Line): FewerUnits => {
  const isLast = order.items.every(({ id, status }) => id === line.id || status === "CANCELLED")
  return {
    least: isLast ? Math.max(1, line.shippedQuantity) : line.shippedQuantity,
    removes: orderStatusFacts(order.status)?.itemsMayChange === true,
    money: moneyWords(order),
  }
}

const moneyWords = ({ status, balance, leaseDetails, paymentDetails }: Order): string => {
  if (status === "PENDING_ESIGNATURE") return "The lender decides about the new total before it is signed."
  if (balance.paid > 0) return "Anything paid above the new total is refunded the way it was paid."
  if (leaseDetails?.statusName === "COMPLETED") return "The lender is told the new total."
  return paymentDetails.some((payment) => payment.kind === "sale" && isOpen(payment))
    ? "A payment of the old total is in progress. If it brings in too much, a note on the order says how much."
    : "Nothing has been paid. The customer owes the new total."
}
