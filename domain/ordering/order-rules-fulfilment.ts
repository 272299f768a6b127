import { Schema } from "effect"
import { accept, type Decision, refuse, unchanged } from "../shared/decision.ts"
import { isQuantity } from "../shared/text.ts"
import { heldForFraudCheck, isHeldForFraudCheck } from "./fraud-hold.ts"
import { ITEM_STATUS_TABLE } from "./item-status-table.ts"
import type { CommandOf } from "./order-command.ts"
import { type OrderEvent, Shipment } from "./order-event.ts"
import { unitsInShipment } from "./order-evolve.ts"
import { cancelledLine, cannotBecome, unknownLine } from "./order-rules-items.ts"
import { returnItem } from "./order-rules-returns.ts"
import { impliedByHandOver, itemSteps, mergedStatusSteps, readyStatus } from "./order-rules-status.ts"
import { lineOf, type Order, type OrderLine } from "./order-state.ts"
import type { ItemStatus } from "./order-status.ts"
import { ORDER_STATUS_TABLE } from "./order-status-table.ts"
import { orderStatusName } from "./status-names.ts"

const isSameShipment = Schema.toEquivalence(Shipment)

/** Lifecycle §2, by hand or as a carrier or supplier reports it. */
export const changeItemStatus = (
  order: Order,
  itemId: string,
  to: ItemStatus,
  reason: string,
): Decision<OrderEvent> => {
  const line = lineOf(order, itemId)
  if (line === undefined) return unknownLine(itemId)
  if (line.status === to) return unchanged
  if (!ITEM_STATUS_TABLE[line.status].next.includes(to)) return cannotBecome(line, to)
  if (order._tag === "draft" || !ORDER_STATUS_TABLE[order.status].itemsMayBecome.includes(to))
    return cannotBecome(line, to, ` while the order is ${orderStatusName(order.status)}`)
  if (ITEM_STATUS_TABLE[to].waitsForFraudCheck && isHeldForFraudCheck(order)) return heldForFraudCheck
  switch (to) {
    case "CANCELLED":
    case "CANCELLED_BY_SUPPLIER":
      if (line.shippedQuantity > 0)
        return cannotBecome(
          line,
          to,
          `: ${line.shippedQuantity} of ${line.quantity} units have left. Cancel the remaining units`,
        )
      return accept(to === "CANCELLED" ? cancelledLine(order, line, reason) : itemSteps(line, [to], reason))
    case "SHIPPED":
    case "PICKUPED":
      return accept([
        ...(impliedByHandOver(order, to === "SHIPPED" ? "an item was shipped" : "an item was picked up") ??
          []),
        ...itemSteps(line, [to], reason),
      ])
    case "PENDING":
      // Sourced again after its supplier canceled. The order is paid, so the item can ship at once.
      return accept(
        itemSteps(line, ORDER_STATUS_TABLE[order.status].isPaid ? [to, readyStatus(line)] : [to], reason),
      )
    case "PENDING_SHIPMENT":
    case "PENDING_PICKUP":
      return accept([...itemSteps(line, [to], reason), ...deliveredBy(line, to, reason)])
    case "RETURNED":
      return returnItem(order, itemId, line.quantity - line.returnedQuantity, reason)
    case "READY_TO_PICKUP":
    case "DELIVERED":
    case "LOAN_IN_PROCESS":
    case "PAYMENT_FAILED":
      return accept(itemSteps(line, [to], reason))
  }
}

/** The delivery method follows from where the line waits: a pickup that ships after all becomes a shipment. */
const deliveredBy = (
  line: OrderLine,
  to: "PENDING_SHIPMENT" | "PENDING_PICKUP",
  reason: string,
): ReadonlyArray<OrderEvent> => {
  const deliveryType = to === "PENDING_SHIPMENT" ? "DELIVERY_SHIPPING" : "DELIVERY_PICKUP"
  if (line.deliveryType === deliveryType) return []
  return [
    {
      type: "OrderItemUpdated",
      data: {
        itemId: line.itemId,
        before: { deliveryType: line.deliveryType },
        after: { deliveryType },
        reason,
      },
    },
  ]
}

/**
 * A new shipment ships its units, and fills in the steps that must precede it. A known `shipmentId` with the same units
 * corrects carrier, tracking and the expected delivery.
 */
export const recordShipment = (
  order: Order,
  { shipment, replaces }: CommandOf<"RecordShipment">,
): Decision<OrderEvent> => {
  const known = order.shipments.find((other) => other.shipmentId === shipment.shipmentId)
  if (known !== undefined) return correctShipment(known, shipment, replaces)
  const implied = impliedByHandOver(order, "items were shipped")
  if (implied === undefined)
    return refuse(
      "not-allowed-now",
      `Nothing can be shipped for an order that is ${orderStatusName(order.status)}.`,
    )
  if (isHeldForFraudCheck(order)) return heldForFraudCheck
  const complete: Array<OrderLine> = []
  for (const itemId of new Set(shipment.lines.map((line) => line.itemId))) {
    const line = lineOf(order, itemId)
    if (line === undefined) return unknownLine(itemId)
    if (line.status === "SHIPPED")
      return refuse("not-allowed-now", `All units of “${line.name}” are already shipped.`)
    if (line.status !== "PENDING_SHIPMENT") return cannotBecome(line, "SHIPPED")
    const units = unitsInShipment(shipment, itemId)
    const left = line.quantity - line.shippedQuantity
    if (!shipment.lines.every((each) => isQuantity(each.quantity)))
      return refuse("invalid", "Ship at least one unit of each item.")
    if (units > left)
      return refuse("invalid", `Only ${left} of ${line.quantity} units of “${line.name}” are left to ship.`)
    if (units === left) complete.push(line)
  }
  return accept([
    ...implied,
    { type: "OrderShipmentDetailsUpdated", data: { before: null, after: shipment } },
    ...mergedStatusSteps(
      complete.map((line) => ({ line, path: ["SHIPPED"] })),
      "all units shipped",
    ),
  ])
}

const correctShipment = (
  known: Shipment,
  shipment: Shipment,
  replaces: Shipment | undefined,
): Decision<OrderEvent> => {
  const itemIds = [...known.lines, ...shipment.lines].map((line) => line.itemId)
  if (itemIds.some((itemId) => unitsInShipment(known, itemId) !== unitsInShipment(shipment, itemId)))
    return refuse(
      "already-exists",
      "This shipment is known with other items. Record further items as a new shipment.",
    )
  const corrected = { ...shipment, lines: known.lines, shippedDate: known.shippedDate }
  if (isSameShipment(known, corrected)) return unchanged
  if (replaces !== undefined && !isSameShipment(known, replaces))
    return refuse("not-allowed-now", "Someone else just changed this shipment. Please check it again.")
  return accept([{ type: "OrderShipmentDetailsUpdated", data: { before: known, after: corrected } }])
}
