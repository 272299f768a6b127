import { accept, type Decision, refuse, unchanged } from "../shared/decision.ts"
import { isPrice } from "../shared/money.ts"
import { isPositiveInteger, isQuantity, MAX_QUANTITY } from "../shared/text.ts"
import { ITEM_STATUS_TABLE } from "./item-status-table.ts"
import type { OrderEvent } from "./order-event.ts"
import type { OrderItem } from "./order-item.ts"
import { changesMoney, changesTerms, difference, isEmpty, type LineChange } from "./order-item-change.ts"
import { itemSteps, statusEvents } from "./order-rules-status.ts"
import { lineOf, liveLines, type Order, type OrderLine } from "./order-state.ts"
import type { ItemStatus } from "./order-status.ts"
import { ORDER_STATUS_TABLE } from "./order-status-table.ts"
import { partOfFewer } from "./return-request.ts"
import { itemStatusName, orderStatusName } from "./status-names.ts"

export const addItem = (order: Order, item: OrderItem): Decision<OrderEvent> => {
  if (order._tag === "placed")
    return refuse(
      "not-allowed-now",
      `Items cannot be added to an order that is ${orderStatusName(order.status)}.`,
    )
  if (!ORDER_STATUS_TABLE[order.status].itemsMayChange) return closed(order)
  if (lineOf(order, item.itemId) !== undefined)
    return refuse("already-exists", `The order has a line ${item.itemId} already.`)
  const problem = itemProblem(item)
  return problem === undefined
    ? accept([{ type: "OrderItemAdded", data: { item } }])
    : refuse("invalid", problem)
}

/** Changes a line's quantity, money, delivery or supplier reference; the event holds only fields that differ. */
export const updateItem = (
  order: Order,
  itemId: string,
  change: LineChange,
  reason: string | null,
): Decision<OrderEvent> => {
  const line = lineOf(order, itemId)
  if (line === undefined) return unknownLine(itemId)
  const { before, after } = difference(line, change)
  if (isEmpty(after)) return unchanged
  if (ITEM_STATUS_TABLE[line.status].isFinal)
    return refuse("not-allowed-now", `An item that is ${itemStatusName(line.status)} cannot change.`)
  const updated: OrderEvent = { type: "OrderItemUpdated", data: { itemId, before, after, reason } }
  if (!changesTerms(after)) return accept([updated])
  if (!ORDER_STATUS_TABLE[order.status].itemsMayChange) return closed(order)
  if (after.deliveryType === "DELIVERY_PICKUP" && line.status === "PENDING_SHIPMENT")
    return cannotBecome(line, "PENDING_PICKUP")
  const problem = itemProblem({ ...line, ...after })
  if (problem !== undefined) return refuse("invalid", problem)
  const toShip = after.deliveryType === "DELIVERY_SHIPPING" && line.status === "PENDING_PICKUP"
  return accept([
    updated,
    ...itemSteps(line, toShip ? ["PENDING_SHIPMENT"] : [], reason ?? "ship to home"),
    ...(changesMoney(after) ? backToLender(order) : []),
  ])
}

export const deleteItem = (order: Order, itemId: string, reason: string | null): Decision<OrderEvent> => {
  const line = lineOf(order, itemId)
  if (line === undefined) return unknownLine(itemId)
  if (!ORDER_STATUS_TABLE[order.status].itemsMayChange) return closed(order)
  if (ITEM_STATUS_TABLE[line.status].isFinal)
    return refuse("not-allowed-now", `An item that is ${itemStatusName(line.status)} cannot be deleted.`)
  if (order._tag === "placed" && liveLines(order).length === 1)
    return refuse("not-allowed-now", "The last item of an order cannot be deleted. Cancel the order instead.")
  return accept([{ type: "OrderItemDeleted", data: { itemId, reason } }, ...backToLender(order, itemId)])
}

/** Units of a line that have not left the shop, and will. */
export const cancelableUnits = ({
  status,
  quantity,
  shippedQuantity,
}: Pick<OrderLine, "status" | "quantity" | "shippedQuantity">): number =>
  ITEM_STATUS_TABLE[status].isWaiting ? quantity - shippedQuantity : 0

/** Cancels some units of a line that have not left the shop; the line's discount and tax shrink in proportion. */
export const cancelUnits = (
  order: Order,
  itemId: string,
  units: number,
  reason: string,
): Decision<OrderEvent> => {
  const line = lineOf(order, itemId)
  if (line === undefined) return unknownLine(itemId)
  if (!isPositiveInteger(units)) return refuse("invalid", "Cancel at least one unit.")
  const open = cancelableUnits(line)
  if (order._tag === "draft" || open === 0)
    return refuse(
      "not-allowed-now",
      `No units of an item that is ${itemStatusName(line.status)} can be canceled.`,
    )
  if (units > open) return refuse("invalid", `Only ${open} of ${line.quantity} units can still be canceled.`)
  if (units === line.quantity) return accept(cancelledLine(order, line, reason))
  const quantity = line.quantity - units
  const discount = partOfFewer(line.discount, line, quantity)
  const tax = partOfFewer(line.tax, line, quantity)
  return accept([
    {
      type: "OrderItemUpdated",
      data: { itemId, ...difference(line, { quantity, discount, tax }), reason },
    },
    ...itemSteps(line, nothingLeftToShip(line, quantity), reason),
    ...backToLender(order),
  ])
}

/** The events of a line that is canceled while others may remain. */
export const cancelledLine = (order: Order, line: OrderLine, reason: string): ReadonlyArray<OrderEvent> => [
  ...itemSteps(line, ["CANCELLED"], reason),
  ...(liveLines(order).length > 1 ? backToLender(order, line.itemId) : []),
]

const nothingLeftToShip = (line: OrderLine, quantity: number): ReadonlyArray<ItemStatus> => {
  if (line.shippedQuantity !== quantity) return []
  return line.returnedQuantity === quantity ? ["SHIPPED", "RETURNED"] : ["SHIPPED"]
}

/** The problem with a line's numbers, in words for people; undefined if there is none. */
export const itemProblem = (
  item: Pick<
    OrderItem,
    "quantity" | "price" | "originalPrice" | "supplierCost" | "shippingCost" | "discount" | "tax"
  >,
): string | undefined => {
  if (!isQuantity(item.quantity)) return `A quantity is a whole number from 1 to ${MAX_QUANTITY}.`
  const { price, originalPrice, supplierCost, shippingCost, discount, tax } = item
  if (![price, originalPrice, supplierCost, shippingCost, discount, tax].every(isPrice))
    return "Prices, costs, discounts and taxes are whole cents, not below zero."
  if (!isPrice(price * item.quantity) || !isPrice(shippingCost * item.quantity))
    return "The amounts of this line are too high."
  return discount > price * item.quantity ? "A discount cannot be higher than the price." : undefined
}

/** The lender approved a different cart, so it must decide again before the customer signs. */
const backToLender = (order: Order, exceptItemId?: string): ReadonlyArray<OrderEvent> =>
  order._tag === "placed" && order.status === "PENDING_ESIGNATURE"
    ? statusEvents(
        order.lines.filter((line) => line.itemId !== exceptItemId),
        order.status,
        "LOAN_IN_PROCESS",
        "cart changed",
      )
    : []

const closed = (order: Order): Decision<never> =>
  refuse("not-allowed-now", `The items of an order that is ${orderStatusName(order.status)} cannot change.`)

/** `why` continues the sentence. */
export const cannotBecome = (line: OrderLine, to: ItemStatus, why = ""): Decision<never> =>
  refuse(
    "not-allowed-now",
    `An item that is ${itemStatusName(line.status)} cannot become ${itemStatusName(to)}${why}.`,
  )

export const unknownLine = (itemId: string): Decision<never> =>
  refuse("not-found", `The order has no line ${itemId}.`)
