import { Schema } from "effect"
import { ITEM_STATUSES } from "./item-status-facts.ts"
import { ORDER_STATUSES } from "./order-status-facts.ts"

/** Spec §4, order statuses. */
export const OrderStatus = Schema.Literals(ORDER_STATUSES)
export type OrderStatus = typeof OrderStatus.Type

/** Spec §4, order item statuses. */
export const ItemStatus = Schema.Literals(ITEM_STATUSES)
export type ItemStatus = typeof ItemStatus.Type
