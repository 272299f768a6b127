import type { CartItem } from "./cart-event.ts"

/** Units that can be had now, by product id. */
export type Stock = ReadonlyMap<string, number>

/**
 * Spec §4 Cart flow: an item is in stock only if what is available covers its quantity. A lookup that knows none of
 * the products empties the cart, as the spec has it.
 */
export const withAvailability = <Item extends Pick<CartItem, "productId" | "quantity">>(
  items: ReadonlyArray<Item>,
  stock: Stock,
): ReadonlyArray<Item & { readonly inStock: boolean }> =>
  stock.size === 0
    ? []
    : items.map((item) => ({ ...item, inStock: (stock.get(item.productId) ?? 0) >= item.quantity }))

/** Spec §4, availability labels. */
export const availabilityLabel = (inStock: boolean): "Available" | "Not Available" =>
  inStock ? "Available" : "Not Available"
