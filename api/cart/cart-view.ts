import { cartTotals } from "@voltread/domain/ordering/cart-state.ts"
import { Effect } from "effect"
import { availableUnits, type OfferedProduct } from "../catalogue/product-rows.ts"
import { findProducts } from "../catalogue/products.ts"
import { rimDiameters } from "../catalogue/rim-diameters.ts"
import { chosenStores } from "../catalogue/store-queries.ts"
import type { Cart } from "../generated/shop.ts"
import { dollars } from "../platform/graphql/money.ts"
import type { Database } from "../platform/postgres/pool.ts"
import type { DatabaseError } from "../platform/postgres/query.ts"
import { heldUnits } from "../stock/stock.ts"
import { type CurrentCart, orderOf } from "./find-cart.ts"

/**
 * The cart as shoppers see it: at today's prices, with what is available of it. Spec §4: no shipping, no discount. As the
 * checkout does, it counts nothing that is no longer sold.
 */
export const toCartView = Effect.fnUntraced(function* (
  current: CurrentCart,
  /** A product that the caller has just read. */
  known: OfferedProduct | null = null,
): Effect.fn.Return<Cart, DatabaseError, Database> {
  const others = current.items.map((item) => item.productId).filter((id) => id !== known?.productId)
  const products = new Map(yield* findProducts(others))
  if (known !== null) products.set(known.productId, known)
  const stores = yield* chosenStores(current.items)
  const rims = yield* rimDiameters(current.items)
  const orderId = orderOf(current)
  // What its order holds already is not missing. An order that has been placed keeps even what is no longer sold.
  const held = orderId === null ? null : yield* heldUnits(orderId)
  const priced = current.items.map((item) => {
    const product = products.get(item.productId)
    const isLive = product?.isLive === true
    const isKept = isLive || current.status._tag === "unpaid"
    const reserved = isKept ? (held?.get(item.productId) ?? 0) : 0
    const isShippable = product?.isShippable !== false
    const isPickedUp = item.pickupStoreId !== null || !isShippable
    const chosen = stores.get(item.productId)
    return {
      item,
      price: product?.salePrice ?? item.price,
      isLive,
      isKept,
      available: reserved + (isLive ? availableUnits(product, item, chosen) : 0),
      anywhere: reserved + (isLive ? product.available : 0),
      shippingCost: isPickedUp ? 0 : (product?.shippingCost ?? item.shippingCost),
      deliveryType: isPickedUp ? "DELIVERY_PICKUP" : "DELIVERY_SHIPPING",
      isShippable,
      pickupStore: chosen?.store ?? null,
    }
  })
  const counted = priced.filter(({ isKept }) => isKept)
  const totals = cartTotals(counted.map(({ item, price }) => ({ quantity: item.quantity, price })))
  return {
    id: current.cartId,
    items: priced.map(
      ({
        item,
        price,
        isLive,
        available,
        anywhere,
        shippingCost,
        deliveryType,
        isShippable,
        pickupStore,
      }) => ({
        id: item.productId,
        productId: item.productId,
        sku: item.sku,
        name: item.name,
        brand: item.brand,
        size: item.size,
        quantity: item.quantity,
        qty: item.quantity,
        price: dollars(price),
        shippingCost: dollars(shippingCost),
        productType: item.productType,
        rimDiameter: rims.get(item.productId) ?? null,
        partner: item.partner,
        isPromotion: item.isPromotion,
        isLive,
        inStock: available >= item.quantity,
        availableQuantity: available,
        availableAnywhere: anywhere,
        deliveryType,
        isShippable,
        pickupStore,
        previousPrice: price === item.price ? null : dollars(item.price),
        thumbnailImage: item.thumbnailImage,
        smallImage: item.smallImage,
        largeImage: item.largeImage,
      }),
    ),
    subTotal: dollars(totals.subTotal),
    shipping: dollars(totals.shipping),
    discount: dollars(totals.discount),
    total: dollars(totals.total),
    promotionCode: current.promotionCode,
    position: current.position,
    pendingOrder:
      current.status._tag === "unpaid"
        ? {
            id: current.status.order.orderId,
            uniqueId: current.status.order.uniqueId,
            status: current.status.order.status,
            isBeingPaid: current.status.order.isBeingPaid,
          }
        : null,
  }
})
