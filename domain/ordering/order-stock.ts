import { ITEM_STATUS_TABLE } from "./item-status-table.ts"
import type { OrderEvent } from "./order-event.ts"
import type { Units } from "./order-item.ts"
import type { OrderFacts, OrderLine } from "./order-state.ts"
import { ORDER_STATUS_TABLE } from "./order-status-table.ts"

/** What an order takes from the shelf, one entry a product and none of zero units. */
export interface OrderStock {
  /** Still here, and nobody else's. */
  readonly held: ReadonlyArray<Units>
  /** Gone for good: they left the shop, or the supplier who was to send them had none. */
  readonly sold: ReadonlyArray<Units>
}

/**
 * The one rule for stock: what is available, held and sold is what was put in. Returned units stay sold until staff have
 * looked at them and put them on sale again.
 */
export const stockOf = (order: Pick<OrderFacts, "status" | "lines" | "lost">): OrderStock => {
  const keeps = ORDER_STATUS_TABLE[order.status].stock !== "released"
  return {
    held: summed(order.lines.filter(({ status }) => keeps && status !== "CANCELLED").map(notLeft)),
    sold: summed([...order.lines.map(left), ...order.lost]),
  }
}

const left = ({ productId, shippedQuantity }: OrderLine): Units => ({ productId, quantity: shippedQuantity })

const notLeft = ({ productId, quantity, shippedQuantity }: OrderLine): Units => ({
  productId,
  quantity: Math.max(0, quantity - shippedQuantity),
})

/** One entry a product, by its id. */
export const summed = (units: Iterable<Units>): ReadonlyArray<Units> => {
  const sums = new Map<string, number>()
  for (const { productId, quantity } of units) sums.set(productId, (sums.get(productId) ?? 0) + quantity)
  return [...sums]
    .filter(([, quantity]) => quantity > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([productId, quantity]) => ({ productId, quantity }))
}

/** Units that an event takes out of the order and that do not go back on the shelf. */
export const lostBy = (order: OrderFacts, event: OrderEvent): ReadonlyArray<Units> => {
  switch (event.type) {
    case "OrderCancelled":
      return order.lines.flatMap((line) => missing(line, line.quantity))
    case "OrderItemDeleted":
      return ofLine(order, event.data.itemId, (line) => [
        ...missing(line, line.quantity - line.shippedQuantity),
        left(line),
      ])
    case "OrderItemUpdated": {
      const { itemId, after } = event.data
      return ofLine(order, itemId, (line) => missing(line, line.quantity - (after.quantity ?? line.quantity)))
    }
    case "OrderStatusChanged":
      return event.data.subject === "item" && event.data.to === "CANCELLED"
        ? ofLine(order, event.data.itemId, (line) => missing(line, line.quantity))
        : []
    default:
      return []
  }
}

const missing = ({ status, productId }: OrderLine, quantity: number): ReadonlyArray<Units> =>
  ITEM_STATUS_TABLE[status].supplierHasNone && quantity > 0 ? [{ productId, quantity }] : []

const ofLine = (
  order: OrderFacts,
  itemId: string,
  lost: (line: OrderLine) => ReadonlyArray<Units>,
): ReadonlyArray<Units> => {
  const line = order.lines.find((each) => each.itemId === itemId)
  return line === undefined ? [] : lost(line).filter(({ quantity }) => quantity > 0)
}
