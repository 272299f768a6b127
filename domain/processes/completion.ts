import type { OrderCommand } from "../ordering/order-command.ts"
import type { OrderEvent } from "../ordering/order-event.ts"
import { isDelivered, isReturned } from "../ordering/order-rules-status.ts"
import { liveLines, type OrderState, type PlacedOrder } from "../ordering/order-state.ts"
import { ORDER_STATUS_TABLE } from "../ordering/order-status-table.ts"
import type { Reaction } from "./reacting.ts"
import { statusChanges } from "./status-changes.ts"

/** The order follows its items: all delivered, all returned, all canceled (lifecycle §1). */
export const completion: Reaction<OrderState, OrderCommand, OrderEvent> = (event, after) => {
  if (event.type !== "OrderStatusChanged" || event.data.subject === "order" || after._tag !== "placed")
    return []
  const live = liveLines(after)
  if (live.length === 0) return [{ type: "CancelOrder", reason: "every item was canceled" }]
  if (live.every((line) => line.status === "CANCELLED_BY_SUPPLIER")) return cancelledBySupplier(after)
  if (isReturned(after))
    return [...toCompleted(after), ...statusChanges(["RETURNED"], "every item was returned")]
  return isDelivered(after) ? toCompleted(after) : []
}

const cancelledBySupplier = ({ status }: PlacedOrder): ReadonlyArray<OrderCommand> =>
  ORDER_STATUS_TABLE[status].next.includes("CANCELLED_BY_SUPPLIER")
    ? statusChanges(["CANCELLED_BY_SUPPLIER"], "every item was canceled by its supplier")
    : []

/** Items may arrive before the supplier's confirmations do; the steps between are added. */
const toCompleted = ({ status }: PlacedOrder): ReadonlyArray<OrderCommand> =>
  statusChanges(ORDER_STATUS_TABLE[status].wayToCompleted, "every item was delivered or picked up")
