import type { ItemStatus } from "./item-status-facts.ts"
import { ITEM_STATUS_TABLE } from "./item-status-table.ts"
import type { OrderStatus } from "./order-status-facts.ts"
import { ORDER_STATUS_TABLE } from "./order-status-table.ts"

/** An order status in a sentence, with its name on screens. */
export const orderStatusName = (status: OrderStatus): string => `“${ORDER_STATUS_TABLE[status].label}”`

export const itemStatusName = (status: ItemStatus): string => `“${ITEM_STATUS_TABLE[status].label}”`
