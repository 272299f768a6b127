import type { ShopSettings } from "../shared/shop-settings.ts"
import type { CommandOf, OrderCommand } from "./order-command.ts"
import { type OrderItem, totalsOf } from "./order-item.ts"
import { lineOf, type PlacedOrder } from "./order-state.ts"
import { ORDER_STATUS_TABLE } from "./order-status-table.ts"
import { withSalesTax } from "./sales-tax.ts"
import { sentElsewhere } from "./shipping-surcharge.ts"

/** The rules for charges on top of prices. */
export type ChargeRules = Pick<ShopSettings, "tax" | "shipping">

/**
 * The lines of an unpaid order when it is delivered to a state. For the same state they stay as they were placed; for
 * another one, taxes and the surcharges by state and by weight are recalculated.
 */
export const deliveredTo = (order: PlacedOrder, state: string, { tax, shipping }: ChargeRules) => {
  const counted = order.lines.filter((line) => line.counted)
  const lines =
    state === order.shippingAddress?.state
      ? counted
      : withSalesTax(
          counted.map((line) => sentElsewhere(line, state, shipping)),
          state,
          tax,
        )
  return { lines, totals: totalsOf(lines) }
}

/** Changes the address of an order, and its charges as long as nobody has paid for it. */
export const sendTo = (
  order: PlacedOrder,
  change: Omit<CommandOf<"UpdateShippingAddress">, "type">,
  rules: ChargeRules,
): ReadonlyArray<OrderCommand> => [
  { type: "UpdateShippingAddress", ...change },
  ...(ORDER_STATUS_TABLE[order.status].mayBeCharged
    ? deliveredTo(order, change.address.state, rules).lines.flatMap((line) => {
        const before = lineOf(order, line.itemId)
        return before === undefined ? [] : corrected(before, line)
      })
    : []),
]

type Charged = Pick<OrderItem, "itemId" | "tax" | "shippingCost" | "shippingSurcharge">

const corrected = (before: Charged, after: Charged): ReadonlyArray<OrderCommand> => {
  const { itemId, tax, shippingCost, shippingSurcharge } = after
  if (tax === before.tax && shippingSurcharge === before.shippingSurcharge) return []
  const shipping =
    shippingSurcharge === before.shippingSurcharge || shippingSurcharge === undefined
      ? {}
      : { shippingCost, shippingSurcharge }
  return [{ type: "UpdateItem", itemId, change: { tax, ...shipping }, reason: "delivered elsewhere" }]
}
