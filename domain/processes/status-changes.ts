import type { OrderCommand } from "../ordering/order-command.ts"
import type { OrderStatus } from "../ordering/order-status.ts"

/** One change of the order's status for each step of a path. */
export const statusChanges = (
  path: ReadonlyArray<OrderStatus>,
  reason: string,
): ReadonlyArray<OrderCommand> => path.map((to) => ({ type: "ChangeStatus", to, reason }))
