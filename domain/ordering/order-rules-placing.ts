import type { PostalAddress } from "../shared/address.ts"
import { accept, type Decision, refuse, unchanged } from "../shared/decision.ts"
import { normalizeEmail } from "../shared/email.ts"
import { sum } from "../shared/money.ts"
import { ERASED } from "../shared/personal-fields.ts"
import { isSameAddress } from "../shared/same-address.ts"
import type { CommandOf, Submission } from "./order-command.ts"
import type { OrderEvent, OrderSubmitted } from "./order-event.ts"
import { type OrderItem, totalsOf } from "./order-item.ts"
import { isBeingPaid } from "./order-money.ts"
import { itemProblem } from "./order-rules-items.ts"
import { stillCharging } from "./order-rules-payment.ts"
import type { DraftOrder, Order, OrderState } from "./order-state.ts"
import { ORDER_STATUS_TABLE } from "./order-status-table.ts"
import { orderStatusName } from "./status-names.ts"

type Creation = CommandOf<"CreateOrder">["order"]

export const createOrder = (state: OrderState, order: Creation): Decision<OrderEvent> => {
  if (state._tag === "none") return accept([{ type: "OrderCreated", data: order }])
  return isSameOrder(state, order) ? unchanged : alreadyExists
}

/** A checkout in one decision. Placing the same cart again is the same order, and changes nothing. */
export const placeOrder = (state: OrderState, placing: CommandOf<"PlaceOrder">): Decision<OrderEvent> => {
  const { order, items, billingAddress, shippingAddress, submission } = placing
  if (state._tag === "placed" && isSameOrder(state, order)) return unchanged
  if (state._tag !== "none") return alreadyExists
  if (items.length === 0) return emptyOrder
  for (const item of items) {
    const problem = itemProblem(item)
    if (problem !== undefined) return refuse("invalid", problem)
  }
  if (new Set(items.map((item) => item.itemId)).size < items.length)
    return refuse("invalid", "The same line is in the order twice.")
  return accept([
    { type: "OrderCreated", data: order },
    ...items.map((item): OrderEvent => ({ type: "OrderItemAdded", data: { item } })),
    { type: "OrderBillingAddressUpdated", data: { before: null, after: billingAddress } },
    { type: "OrderShippingAddressUpdated", data: { before: null, after: shippingAddress } },
    submitted(items, submission),
  ])
}

export const submitOrder = (order: Order, submission: Submission): Decision<OrderEvent> => {
  if (order._tag === "placed") return unchanged
  if (order.status === "CANCELLED")
    return refuse("not-allowed-now", `An order that is ${orderStatusName(order.status)} cannot be submitted.`)
  if (order.lines.length === 0) return emptyOrder
  const missing = missingAddress(order)
  if (missing !== undefined) return refuse("not-allowed-now", `The order has no ${missing} address yet.`)
  return accept([submitted(order.lines, submission)])
}

const submitted = (items: ReadonlyArray<OrderItem>, submission: Submission): typeof OrderSubmitted.Type => ({
  type: "OrderSubmitted",
  data: {
    ...submission,
    totals: totalsOf(items),
    originalPrice: sum(items.map((item) => item.originalPrice * item.quantity)),
  },
})

/** Without a cart, the order's own id decides. */
const isSameOrder = (known: Order, order: Creation): boolean =>
  known.created.orderId === order.orderId && known.created.cartId === order.cartId

const missingAddress = (order: DraftOrder): "billing" | "shipping" | undefined => {
  if (order.billingAddress === null) return "billing"
  return order.shippingAddress === null ? "shipping" : undefined
}

const alreadyExists = refuse("already-exists", "This order exists already, with other content.")
const emptyOrder = refuse("not-allowed-now", "The order has no items yet.")

export const updateBillingAddress = (
  order: Order,
  { address, replaces }: CommandOf<"UpdateBillingAddress">,
): Decision<OrderEvent> => {
  if (!billingAddressMayChange(order))
    return refuse(
      "not-allowed-now",
      `The billing address of an order that is ${orderStatusName(order.status)} cannot change.`,
    )
  if (isSameAddress(order.billingAddress, address)) return unchanged
  if (isOutdated(order.billingAddress, replaces)) return changedMeanwhile
  return accept([
    { type: "OrderBillingAddressUpdated", data: { before: order.billingAddress, after: address } },
  ])
}

/** Whether the address is no longer the one that was looked at. */
const isOutdated = (now: PostalAddress | null, replaces: PostalAddress | null | undefined): boolean =>
  replaces !== undefined && !isSameAddress(now, replaces)

const changedMeanwhile = refuse(
  "not-allowed-now",
  "Someone else just changed this address. Please check it again.",
)

/** In any status: also a refund or a return is written about. */
export const updateEmail = (
  order: Order,
  { email, replaces }: CommandOf<"UpdateEmail">,
): Decision<OrderEvent> => {
  const { billingAddress, created } = order
  const { email: before } = created.contact
  const after = normalizeEmail(email)
  if (order._tag !== "placed" || billingAddress === null)
    return refuse("not-allowed-now", "The order has not been placed yet.")
  if (before === ERASED) return refuse("not-allowed-now", "The customer's data was erased.")
  if (normalizeEmail(before) === after) return unchanged
  if (replaces !== undefined && replaces !== before) return changedMeanwhile
  const data = { before: billingAddress, after: billingAddress, email: { before, after } }
  return accept([{ type: "OrderBillingAddressUpdated", data }])
}

export const billingAddressMayChange = ({ status }: Order): boolean =>
  ORDER_STATUS_TABLE[status].billingAddressMayChange

export const shippingAddressMayChange = (order: Order): boolean =>
  ORDER_STATUS_TABLE[order.status].shippingAddressMayChange && !hasLeftForAddress(order)

const hasLeftForAddress = ({ lines }: Order): boolean =>
  lines.some((line) => line.shippedQuantity > 0 && line.deliveryType === "DELIVERY_SHIPPING")

export const updateShippingAddress = (
  order: Order,
  { address, replaces }: CommandOf<"UpdateShippingAddress">,
): Decision<OrderEvent> => {
  if (!ORDER_STATUS_TABLE[order.status].shippingAddressMayChange)
    return refuse(
      "not-allowed-now",
      `The shipping address of an order that is ${orderStatusName(order.status)} cannot change.`,
    )
  if (hasLeftForAddress(order))
    return refuse("not-allowed-now", "Items have been shipped to the shipping address; it cannot change now.")
  if (isSameAddress(order.shippingAddress, address)) return unchanged
  if (isOutdated(order.shippingAddress, replaces)) return changedMeanwhile
  // Another state means another total, and the money for this one is on its way.
  const { mayBeCharged } = ORDER_STATUS_TABLE[order.status]
  if (mayBeCharged && isBeingPaid(order) && order.shippingAddress?.state !== address.state)
    return stillCharging
  return accept([
    { type: "OrderShippingAddressUpdated", data: { before: order.shippingAddress, after: address } },
  ])
}
