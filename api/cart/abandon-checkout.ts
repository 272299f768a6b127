import type { EventLogUnavailable } from "@voltread/domain/event.ts"
import { NO_ATTRIBUTION } from "@voltread/domain/ordering/attribution.ts"
import type { OrderCommand } from "@voltread/domain/ordering/order-command.ts"
import { NO_AFFILIATE, NO_TRACKING } from "@voltread/domain/ordering/order-event.ts"
import type { Rejection } from "@voltread/domain/shared/rejection.ts"
import { Effect } from "effect"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import type { Intent } from "../platform/commands/aggregate.ts"
import { derivedId } from "../platform/commands/event-id.ts"
import type { Database } from "../platform/postgres/pool.ts"
import type { DatabaseError } from "../platform/postgres/query.ts"
import { releaseStock } from "../stock/stock.ts"
import { orderNumber } from "./order-number.ts"

/**
 * Gives up the checkout of a closed cart whose order was never placed, so that the cart that follows begins with its
 * items. The order's stream decides the race: it begins either with the order or with its cancellation, and the second
 * writer gets a conflict. Idempotent.
 */
export const abandonCheckout = Effect.fnUntraced(function* (
  cartId: string,
  orderId: string,
  intent: Intent,
): Effect.fn.Return<void, Rejection | EventLogUnavailable | DatabaseError, CommandHandlers | Database> {
  const { orders } = yield* CommandHandlers
  const own = { ...intent, commandId: derivedId("abandon", orderId) }
  yield* orders
    .handleAt(orderId, { at: -1 }, () => abandoned(cartId, orderId), own)
    .pipe(Effect.catchTag("StreamMoved", () => Effect.void))
  const { state } = yield* orders.load(orderId)
  if (state._tag !== "placed") yield* releaseStock(orderId)
})

/** A placeholder without customer and items, which are unknown before an order is placed. */
const abandoned = (cartId: string, orderId: string): ReadonlyArray<OrderCommand> => [
  {
    type: "CreateOrder",
    order: {
      orderId,
      uniqueId: orderNumber(orderId),
      mode: "CREATE_ORDER_FOR_CART",
      cartId,
      username: null,
      status: "PENDING_PAYMENT",
      contact: { firstName: "", lastName: "", email: "", phone: "" },
      affiliate: NO_AFFILIATE,
      tracking: NO_TRACKING,
      attribution: NO_ATTRIBUTION,
      promotionCode: null,
      priceMarkupGroupId: null,
    },
  },
  { type: "CancelOrder", reason: "the checkout was interrupted" },
]
