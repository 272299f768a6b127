import { Effect } from "effect"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import type { Intent } from "../platform/commands/aggregate.ts"
import { adjustReservation } from "../stock/stock-of-order.ts"

/**
 * Only at the revision at which it was found unpaid: an order that is paid meanwhile must not be canceled. Answers whether
 * it is.
 */
export const cancelUnpaid = Effect.fnUntraced(function* (orderId: string, revision: number, intent: Intent) {
  const { orders } = yield* CommandHandlers
  const { state, revision: now } = yield* orders
    .handleAt(orderId, { at: revision }, () => [{ type: "CancelOrder", reason: "cart changed" }], intent)
    .pipe(Effect.catchTag("StreamMoved", () => orders.load(orderId)))
  if (state._tag !== "placed") return false
  // At once, because the shopper may want the very units that the order held.
  yield* adjustReservation(state, now)
  return state.status === "CANCELLED"
})
