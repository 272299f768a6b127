import { unpaid } from "../ordering/order-balance.ts"
import type { OrderCommand } from "../ordering/order-command.ts"
import type { PlacedOrder } from "../ordering/order-state.ts"
import { statusChanges } from "./status-changes.ts"

/** The lender pays by a signed contract for all of the order that is not paid. */
export const isSigned = (order: PlacedOrder): boolean =>
  order.lease?.statusName === "COMPLETED" && unpaid(order) === 0

/** The way of an unpaid order whose contract was signed while its shopper tried another payment, which failed. */
export const signedMeanwhile = (reason: string): ReadonlyArray<OrderCommand> =>
  statusChanges(["LOAN_IN_PROCESS", "PENDING_ESIGNATURE", "PAYMENT_RECEIVED"], reason)
