import type { OrderStatus } from "@voltread/domain/ordering/order-status.ts"
import { ORDER_STATUSES_ON_SCREEN, orderStatusFacts } from "@voltread/domain/ordering/order-status-table.ts"

interface NextStatus {
  readonly status: OrderStatus
  /** How many of the orders may go there, as far as their own status says. */
  readonly takenBy: number
}

/**
 * Canceling is asked for order by order, and only an order with an application can wait for a lender: its page knows.
 * The last two follow from the items (lifecycle §1): no order takes them by hand.
 */
const NOT_FOR_MANY: ReadonlySet<OrderStatus> = new Set([
  "CANCELLED",
  "LOAN_IN_PROCESS",
  "PENDING_ESIGNATURE",
  "COMPLETED",
  "RETURNED",
])

/** The statuses that at least one of the orders can take next, those that most can first. */
export const nextStatuses = (statuses: ReadonlyArray<string>): ReadonlyArray<NextStatus> =>
  ORDER_STATUSES_ON_SCREEN.filter((status) => !NOT_FOR_MANY.has(status))
    .map((status) => ({
      status,
      takenBy: statuses.filter((from) => orderStatusFacts(from)?.next.includes(status) === true).length,
    }))
    .filter(({ takenBy }) => takenBy > 0)
    .sort((a, b) => b.takenBy - a.takenBy)
