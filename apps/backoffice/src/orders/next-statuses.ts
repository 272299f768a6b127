import type { OrderStatus } from "@voltread/domain/ordering/order-status.ts"
import { ORDER_STATUSES_ON_SCREEN, orderStatusFacts } from "@voltread/domain/ordering/order-status-table.ts"

interface NextStatus {
  readonly status: OrderStatus
  /** How many of the orders may go there, as far as their own status says. */
  readonly takenBy: number
}

/** The statuses that at least one of the orders can take next, those that most can first. Canceling is asked for order by order. */
export const nextStatuses = (statuses: ReadonlyArray<string>): ReadonlyArray<NextStatus> =>
  ORDER_STATUSES_ON_SCREEN.filter((status) => status !== "CANCELLED")
    .map((status) => ({
      status,
      takenBy: statuses.filter((from) => orderStatusFacts(from)?.next.includes(status) === true).length,
    }))
    .filter(({ takenBy }) => takenBy > 0)
    .sort((a, b) => b.takenBy - a.takenBy)
