import type { CartLine } from "./cart-slice.ts"

/** A line of a cart for tests: one unit at ten dollars, five in stock. */
export const cartLine = (productId: string, changes: Partial<CartLine> = {}): CartLine => ({
  productId,
  sku: productId,
  name: productId,
  brand: "B",
  size: "",
  quantity: 1,
  price: 10,
  previousPrice: null,
  shippingCost: 0,
  productType: "electronics",
  rimDiameter: null,
  isLive: true,
  inStock: true,
  availableQuantity: 5,
  availableAnywhere: changes.availableQuantity ?? 5,
  deliveryType: "DELIVERY_SHIPPING",
  isShippable: true,
  pickupStore: null,
  thumbnailImage: "/art/televisions/tv.svg",
  ...changes,
})
