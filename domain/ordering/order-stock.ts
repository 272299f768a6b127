import { ITEM_STATUS_TABLE } from "./item-status-table.ts"
import { itemsChanged, type OrderEvent } from "./order-event.ts"
import { type OrderItem, storeOf, type Units } from "./order-item.ts"
import { refundable } from "./order-money.ts"
import { lineOf, type OrderFacts, type OrderLine } from "./order-state.ts"
import { ORDER_STATUS_TABLE } from "./order-status-table.ts"
import { isOpen } from "./payment-result.ts"

/** The stock that an order takes: one entry per product and place, none with zero units. */
export interface OrderStock {
  /** Reserved for this order, and still in the store. */
  readonly held: ReadonlyArray<Units>
  /** Gone for good: they left the shop, or the supplier who was to send them had none. */
  readonly sold: ReadonlyArray<Units>
}

/**
 * The invariant of stock: available, held and sold units add up to what was put in. Returned units stay sold unless
 * staff put them on sale again, in the place that they came from.
 */
export const stockOf = (order: Pick<OrderFacts, "status" | "lines" | "lost">): OrderStock => {
  const keeps = ORDER_STATUS_TABLE[order.status].stock !== "released"
  return {
    held: summed(order.lines.filter(({ status }) => keeps && status !== "CANCELLED").map(notLeft)),
    sold: summed([...order.lines.map(left), ...order.lost]),
  }
}

/** Units of a line in the place that they are taken from. */
export const unitsOf = (
  line: Pick<OrderItem, "productId" | "deliveryType" | "pickupStore">,
  quantity: number,
): Units => ({
  productId: line.productId,
  storeId: storeOf(line)?.storeId ?? null,
  quantity,
})

const left = (line: OrderLine): Units => unitsOf(line, line.shippedQuantity - line.restockedQuantity)

const notLeft = (line: OrderLine): Units => unitsOf(line, Math.max(0, line.quantity - line.shippedQuantity))

/** One entry for each product and place, sorted by their ids. */
export const summed = (units: Iterable<Units>): ReadonlyArray<Units> => {
  const sums = new Map<string, Units>()
  for (const each of units) {
    const place = JSON.stringify([each.productId, each.storeId])
    sums.set(place, { ...each, quantity: (sums.get(place)?.quantity ?? 0) + each.quantity })
  }
  return [...sums]
    .filter(([, { quantity }]) => quantity > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, each]) => each)
}

/** Minutes after which unpaid units are released; null: they are never. */
export const reservedMinutes = (order: Holding): number | null => {
  const times = ORDER_STATUS_TABLE[order.status].heldFor
  if (times === null || isSpokenFor(order)) return null
  const paying = order.payments.filter((payment) => payment.kind === "sale" && isOpen(payment))
  return Math.max(times.idle, ...paying.map(({ gatewayType }) => times.paying[gatewayType]))
}

type Holding = Pick<OrderFacts, "status" | "statusBeforeReview" | "payments" | "lease">

/** Under review, items that were paid or signed for wait for staff only. */
const isSpokenFor = ({ status, statusBeforeReview, payments, lease }: Holding): boolean =>
  status === "PENDING_REVIEW" &&
  (statusBeforeReview === "PAYMENT_RECEIVED" ||
    lease?.statusName === "COMPLETED" ||
    payments.some((payment) => refundable({ payments }, payment) > 0))

/** Units that an event takes out of the order and that do not return to stock. */
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
      return event.data.to === "CANCELLED"
        ? itemsChanged(event.data).flatMap((itemId) =>
            ofLine(order, itemId, (line) => missing(line, line.quantity)),
          )
        : []
    default:
      return []
  }
}

const missing = (line: OrderLine, quantity: number): ReadonlyArray<Units> =>
  ITEM_STATUS_TABLE[line.status].supplierHasNone && quantity > 0 ? [unitsOf(line, quantity)] : []

const ofLine = (
  order: OrderFacts,
  itemId: string,
  lost: (line: OrderLine) => ReadonlyArray<Units>,
): ReadonlyArray<Units> => {
  const line = lineOf(order, itemId)
  return line === undefined ? [] : lost(line).filter(({ quantity }) => quantity > 0)
}
