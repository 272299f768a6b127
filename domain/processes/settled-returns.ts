import { isAllGivenBack } from "../ordering/order-balance.ts"
import type { OrderCommand } from "../ordering/order-command.ts"
import type { OrderEvent } from "../ordering/order-event.ts"
import type { OrderState } from "../ordering/order-state.ts"
import type { Reaction } from "./reacting.ts"

/**
 * Staff may give all of an order's money back before its items return, or under its payments: then nothing can be
 * refunded for a return, which would stay open, and the rest of its line could not be returned.
 */
export const settledReturns: Reaction<OrderState, OrderCommand, OrderEvent> = (_, after) =>
  after._tag === "placed" && isAllGivenBack(after)
    ? after.lines.flatMap(({ itemId, returnRequest }) =>
        returnRequest?.status === "RECEIVED" ? [{ type: "RefundReturn", itemId, amount: 0 }] : [],
      )
    : []
