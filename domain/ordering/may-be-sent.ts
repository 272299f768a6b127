import { itemStatusFacts } from "./item-status-table.ts"
import { orderStatusFacts } from "./order-status-table.ts"

/** An order in this status can go on to one in which its items are sent. */
export const mayOrderBeSent = (status: string): boolean =>
  orderStatusFacts(status)?.next.some((next) => orderStatusFacts(next)?.isPaid === true) ?? false

/** An item changes from one status to another by being sent or handed over, or made ready for that. */
export const sendsItem = (from: string, to: string): boolean =>
  itemStatusFacts(from)?.hasLeft === false && itemStatusFacts(to)?.waitsForFraudCheck === true
