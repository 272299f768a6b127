import type { VendorError } from "@voltread/domain/ordering/order-event.ts"
import type { OrderStatus } from "@voltread/domain/ordering/order-status-facts.ts"
import { ORDER_STATUS_TABLE } from "@voltread/domain/ordering/order-status-table.ts"

/** Why nobody is thanked for an order or sent on to pay it, whatever its payment came to; null while it goes on. */
export const whyOver = (status: OrderStatus): VendorError | null => {
  const { next, stopped } = ORDER_STATUS_TABLE[status]
  return next.length === 0 ? { name: "OrderOver", code: "ORDER_OVER", message: stopped ?? "" } : null
}
