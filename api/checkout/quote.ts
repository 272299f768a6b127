import type { EventLogUnavailable } from "@voltread/domain/event.ts"
import { deliveredTo } from "@voltread/domain/ordering/delivered-to.ts"
import { Effect } from "effect"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import { findCart, isOpenTo } from "../cart/find-cart.ts"
import type { Database } from "../platform/postgres/pool.ts"
import type { DatabaseError } from "../platform/postgres/query.ts"
import { notFound, type Problem } from "../platform/problem.ts"
import { type CurrentSettings, currentSettings } from "../settings/current-settings.ts"
import { heldUnits } from "../stock/stock.ts"
import { shortOf } from "../stock/stock-of-order.ts"
import { offerFor } from "./offer.ts"
import { orderIdOf } from "./place-order.ts"
import { type PricedCart, priceCart, shortages } from "./pricing.ts"

/** The total of this cart delivered to that state. Cents. Without a state there is no tax. */
export const quoteCart = Effect.fnUntraced(function* (
  cartId: string,
  username: string | null,
  state: string,
): Effect.fn.Return<
  PricedCart,
  Problem | DatabaseError | EventLogUnavailable,
  CommandHandlers | Database | CurrentSettings
> {
  const current = yield* findCart(cartId)
  if (!isOpenTo(current.owner, username)) return yield* notFound("This cart")
  if (current.status._tag === "unpaid") {
    const { orders } = yield* CommandHandlers
    const order = yield* orders.load(current.status.order.orderId)
    if (order.state._tag === "placed") {
      const code = order.state.created.promotionCode
      const promotion = code === null ? null : { code, problem: null }
      const delivered = deliveredTo(order.state, state, yield* currentSettings)
      return { ...delivered, problems: shortages(yield* shortOf(order.state), delivered.lines), promotion }
    }
  }
  const offer = yield* offerFor(current.items, current.promotionCode)
  const isHeld = current.status._tag === "unplaced" && (yield* heldUnits(current.status.orderId)).size > 0
  return priceCart(current.items, offer, { orderId: orderIdOf(current.cartId), state, isHeld })
})
