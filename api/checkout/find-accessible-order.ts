import type { EventLogUnavailable } from "@voltread/domain/event.ts"
import type { PlacedOrder } from "@voltread/domain/ordering/order-state.ts"
import { ownerOf } from "@voltread/projections/ordering/order-owner.ts"
import { Effect } from "effect"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import { accessOf, isOwn, type ViewerContext } from "../orders/find-order.ts"
import { notFound, type Problem } from "../platform/problem.ts"

/** A placed order that belongs to this viewer, or whose link they have; for all others it does not exist. */
export const findAccessibleOrder = Effect.fnUntraced(function* (
  orderId: string,
  context: ViewerContext,
  token: string | null | undefined,
): Effect.fn.Return<PlacedOrder, Problem | EventLogUnavailable, CommandHandlers> {
  const { orders } = yield* CommandHandlers
  const { state } = yield* orders.load(orderId)
  if (state._tag !== "placed") return yield* NO_ORDER
  const order = { id: orderId, owner: ownerOf(state), email: state.created.contact.email }
  return isOwn(order, accessOf(context, token)) ? state : yield* NO_ORDER
})

const NO_ORDER = notFound("This order")
