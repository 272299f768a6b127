import type { CartItem } from "@voltread/domain/ordering/cart-event.ts"
import { type OrderItem, type Totals, totalsOf } from "@voltread/domain/ordering/order-item.ts"
import type { PlacedOrder } from "@voltread/domain/ordering/order-state.ts"
import { withSalesTax } from "@voltread/domain/ordering/sales-tax.ts"
import type { OfferedProduct } from "../catalogue/product-rows.ts"
import { derivedId } from "../platform/commands/event-id.ts"

/** What a cart costs delivered to a state, at the shop's own prices. Cents. */
export interface PricedCart {
  readonly lines: ReadonlyArray<OrderItem>
  readonly totals: Totals
  /** Why it cannot be bought as it is, for people. */
  readonly problems: ReadonlyArray<string>
}

/** Prices every item anew. `isHeld`: the units are reserved for this shopper, and are not missing. */
export const priceCart = (
  orderId: string,
  items: ReadonlyArray<CartItem>,
  products: ReadonlyMap<string, OfferedProduct>,
  state: string,
  isHeld: boolean,
): PricedCart => {
  const problems: Array<string> = []
  const untaxed: Array<OrderItem> = []
  for (const item of items) {
    const product = products.get(item.productId)
    if (product === undefined || !product.isLive) {
      problems.push(`"${item.name}" is no longer sold. Please remove it from your cart.`)
      continue
    }
    if (!isHeld && product.available < item.quantity) problems.push(shortage(product))
    untaxed.push(toOrderItem(orderId, item, product))
  }
  const lines = withSalesTax(untaxed, state)
  return { lines, totals: totalsOf(lines), problems }
}

export const shortage = ({ name, available }: Pick<OfferedProduct, "name" | "available">): string =>
  available < 1
    ? `"${name}" is out of stock. Please remove it from your cart.`
    : `Only ${available} of "${name}" available. Please change the quantity.`

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")

const toOrderItem = (orderId: string, item: CartItem, product: OfferedProduct): OrderItem => ({
  itemId: derivedId("item", orderId, item.productId),
  productId: product.productId,
  sku: product.sku,
  name: product.name,
  description: product.description.slice(0, 500),
  brand: product.brand,
  brandId: slug(product.brand),
  category: product.category,
  productType: product.productType,
  partner: product.partner,
  size: product.size,
  images: { thumbnail: product.thumbnailImage, small: product.smallImage, large: product.largeImage },
  urlPath: `/product/${encodeURIComponent(product.productId)}`,
  attributes: product.attributes,
  deliveryType: "DELIVERY_SHIPPING",
  quantity: item.quantity,
  price: product.salePrice,
  originalPrice: product.regularPrice,
  supplierCost: product.supplierCost,
  winnerMarkupId: product.winnerMarkupId,
  shippingCost: product.shippingCost,
  discount: 0,
  tax: 0,
  estimatedDeliveryDate: null,
})

/** The lines that an unpaid order would have, delivered to another state: prices stay, taxes follow. */
export const withTaxFor = (order: PlacedOrder, state: string) => {
  const lines = withSalesTax(
    order.lines.filter((line) => line.counted),
    state,
  )
  return { lines, totals: totalsOf(lines) }
}
