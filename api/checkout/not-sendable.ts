import type { OrderItem } from "@voltread/domain/ordering/order-item.ts"
import { Effect } from "effect"
import { findProducts } from "../catalogue/products.ts"
import type { Database } from "../platform/postgres/pool.ts"
import type { DatabaseError } from "../platform/postgres/query.ts"

/**
 * Why an unpaid order cannot be paid as it is, for its customer; null when it can. Older orders were placed when
 * everything could be shipped; items that can only be picked up are not charged until they have a store.
 */
export const notSendable = (
  lines: ReadonlyArray<Pick<OrderItem, "productId" | "name" | "deliveryType">>,
): Effect.Effect<string | null, DatabaseError, Database> => {
  const sent = lines.filter(({ deliveryType }) => deliveryType === "DELIVERY_SHIPPING")
  return findProducts(sent.map(({ productId }) => productId)).pipe(
    Effect.map((products) => {
      const names = sent
        .filter(({ productId }) => products.get(productId)?.isShippable === false)
        .map(({ name }) => `"${name}"`)
      return names.length === 0
        ? null
        : `${names.join(" and ")} can only be picked up, and this order was to be shipped. Please cancel it and order again with a store chosen for pickup.`
    }),
  )
}
