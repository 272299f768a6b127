import type { Store } from "@voltread/domain/catalogue/store.ts"
import type { CartItem } from "@voltread/domain/ordering/cart-event.ts"
import type { ChargeRules } from "@voltread/domain/ordering/delivered-to.ts"
import {
  type OrderItem,
  type PickupStore,
  storeOf,
  type Totals,
  totalsOf,
} from "@voltread/domain/ordering/order-item.ts"
import { promotionProblem, shipsFree, withPromotion } from "@voltread/domain/ordering/promotion.ts"
import { withSalesTax } from "@voltread/domain/ordering/sales-tax.ts"
import { sentTo } from "@voltread/domain/ordering/shipping-surcharge.ts"
import type { Promotion } from "@voltread/domain/shared/promotion.ts"
import type { ChosenStore } from "../catalogue/chosen-store.ts"
import { availableUnits, type OfferedProduct } from "../catalogue/product-rows.ts"
import { derivedId } from "../platform/commands/event-id.ts"

/** The price of a cart delivered to a state, at the shop's own prices. Cents. */
export interface PricedCart {
  readonly lines: ReadonlyArray<OrderItem>
  readonly totals: Totals
  /** Why it cannot be bought as it is, for shoppers. */
  readonly problems: ReadonlyArray<string>
  readonly promotion: RequestedPromotion | null
}

/** The code that the shopper entered, and why it gives no discount, for shoppers; null when it does. */
export interface RequestedPromotion {
  readonly code: string
  readonly problem: string | null
}

/** Everything that a cart's price depends on: the shop's own products, and the stores chosen for pickup. */
export interface Offer {
  readonly products: ReadonlyMap<string, OfferedProduct>
  readonly stores: ReadonlyMap<string, ChosenStore>
  /** The promotion of the entered code; null if no code was entered. */
  readonly promotion: {
    readonly code: string
    readonly found: Promotion | null
    /** UTC. */
    readonly at: string
  } | null
  readonly rules: ChargeRules
}

interface OrderToPrice {
  readonly orderId: string
  /** The state of delivery. */
  readonly state: string
  /** The units are reserved for this shopper, so they are not missing. */
  readonly isHeld: boolean
}

/** Prices every item at current prices. */
export const priceCart = (
  items: ReadonlyArray<CartItem>,
  { products, stores, promotion, rules }: Offer,
  { orderId, state, isHeld }: OrderToPrice,
): PricedCart => {
  const problems: Array<string> = []
  const untaxed: Array<OrderItem> = []
  for (const item of items) {
    const product = products.get(item.productId)
    if (product === undefined || !product.isLive) {
      problems.push(`"${item.name}" is no longer sold. Please remove it from your cart.`)
      continue
    }
    const chosen = stores.get(item.productId)
    const available = availableUnits(product, item, chosen)
    if (item.pickupStoreId !== null && chosen === undefined) problems.push(noStore(product))
    else if (!isHeld && available < item.quantity)
      problems.push(shortage(product.name, available, chosen?.store))
    else if (item.pickupStoreId === null && !product.isShippable) problems.push(pickupOnly(product))
    untaxed.push(toOrderItem(orderId, item, product, chosen?.store ?? null))
  }
  const problem = promotion === null ? null : promotionProblem(promotion.found, untaxed, promotion.at)
  const used = problem === null ? (promotion?.found ?? null) : null
  const reduced = used === null ? untaxed : withPromotion(untaxed, used)
  const sent = reduced.map((line) =>
    used !== null && shipsFree(used, line) ? line : sentTo(line, state, rules.shipping),
  )
  const lines = withSalesTax(sent, state, rules.tax)
  return {
    lines,
    totals: totalsOf(lines),
    problems,
    promotion: promotion === null ? null : { code: promotion.code, problem },
  }
}

const pickupOnly = ({ name }: OfferedProduct): string =>
  `"${name}" can only be picked up. Please choose a store for it.`

const noStore = ({ name }: OfferedProduct): string =>
  `The store where you wanted to pick up "${name}" is closed. Please choose another one.`

export type ShortLine = Pick<OrderItem, "productId" | "name" | "deliveryType" | "pickupStore">

/** The products that are short, by the names and places that an order has them under. */
export const shortages = (
  short: ReadonlyArray<{ readonly productId: string; readonly available: number }>,
  lines: ReadonlyArray<ShortLine>,
): ReadonlyArray<string> =>
  short.map(({ productId, available }) => {
    const line = lines.find((each) => each.productId === productId)
    return shortage(line?.name ?? productId, available, line === undefined ? null : storeOf(line))
  })

/** The items that are short, counting all units or only those in a store. */
const shortage = (name: string, available: number, store: Pick<Store, "name"> | null | undefined): string => {
  if (store != null)
    return available < 1
      ? `${store.name} has no "${name}" left. Please choose another store or have it sent.`
      : `${store.name} has only ${available} of "${name}". Please change the quantity or choose another store.`
  return available < 1
    ? `"${name}" is out of stock. Please remove it from your cart.`
    : `Only ${available} of "${name}" available. Please change the quantity.`
}

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")

const toOrderItem = (
  orderId: string,
  item: CartItem,
  product: OfferedProduct,
  store: Store | null,
): OrderItem => ({
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
  deliveryType: item.pickupStoreId === null ? "DELIVERY_SHIPPING" : "DELIVERY_PICKUP",
  pickupStore: store === null ? null : toPickupStore(store),
  quantity: item.quantity,
  price: product.salePrice,
  originalPrice: product.regularPrice,
  supplierCost: product.supplierCost,
  winnerMarkupId: product.winnerMarkupId,
  shippingCost: item.pickupStoreId === null ? product.shippingCost : 0,
  ...(product.shippingWeight === null ? {} : { shippingWeight: product.shippingWeight }),
  discount: 0,
  tax: 0,
  estimatedDeliveryDate: null,
})

const toPickupStore = ({ latitude: _, longitude: __, ...store }: Store): PickupStore => store
