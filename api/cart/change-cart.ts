import { MAX_CART_LINES } from "@voltread/domain/ordering/cart.ts"
import type { CartCommand, CartItem } from "@voltread/domain/ordering/cart-event.ts"
import { Effect, Result } from "effect"
import type { CommandHandlers } from "../aggregates/command-handlers.ts"
import { type OfferedProduct, unitsToShip } from "../catalogue/product-rows.ts"
import { findProducts } from "../catalogue/products.ts"
import { chosenStores } from "../catalogue/store-queries.ts"
import type { Intent } from "../platform/commands/aggregate.ts"
import type { Database } from "../platform/postgres/pool.ts"
import { notFound, Problem } from "../platform/problem.ts"
import type { CurrentCart } from "./find-cart.ts"
import type { CartFailure } from "./settle-cart.ts"
import { type CartPlan, writeCart } from "./write-cart.ts"

/** What a shopper asks of their cart. */
export type CartChange =
  | { readonly _tag: "add"; readonly productId: string; readonly quantity: number }
  /** Spec §4: below 1 removes, an unknown product is added. */
  | { readonly _tag: "setQuantity"; readonly productId: string; readonly quantity: number }
  | { readonly _tag: "remove"; readonly productId: string }
  | { readonly _tag: "clear" }
  /** Null: removes the code. */
  | { readonly _tag: "promote"; readonly code: string | null }
  /** Picked up at this store; null: shipped. */
  | {
      readonly _tag: "deliver"
      readonly productIds: ReadonlyArray<string>
      readonly pickupStoreId: string | null
    }

/** The cart after a change, with the product that was looked up for it. */
export interface ChangedCart {
  readonly cart: CurrentCart
  readonly product: OfferedProduct | null
}

/** Changes the cart. Prices and availability are the shop's own, never the browser's. */
export const changeCart = Effect.fnUntraced(function* (
  cartId: string,
  username: string | null,
  change: CartChange,
  intent: Intent,
): Effect.fn.Return<ChangedCart, CartFailure, CommandHandlers | Database> {
  const target = { cartId, username, intent }
  const write = (plan: CartPlan) =>
    Effect.map(writeCart(cartId, username, plan, intent), (cart) => ({ cart, product: null }))
  switch (change._tag) {
    case "clear":
      return yield* write((items) => (items.length === 0 ? [] : [{ type: "ClearCart" }]))
    case "promote":
      return yield* write(() => [{ type: "ChoosePromotion", code: change.code }])
    case "remove":
      return yield* write(remove(change.productId))
    case "add":
      return yield* writeProduct(target, change.productId, (product) => () => [add(product, change.quantity)])
    case "deliver":
      return { cart: yield* writeDelivery(target, change), product: null }
    case "setQuantity": {
      const { productId, quantity } = change
      return quantity < 1
        ? yield* write(remove(productId))
        : yield* writeProduct(target, productId, (product) => setQuantity(product, quantity))
    }
  }
})

/** Whose cart is written, and for which request. */
interface Target {
  readonly cartId: string
  readonly username: string | null
  readonly intent: Intent
}

/**
 * Writes the planned change of a product. The write may cancel an unpaid order and so free units that the shopper wants, so
 * a shortage is checked once more afterwards.
 */
const writeProduct = Effect.fnUntraced(function* (
  { cartId, username, intent }: Target,
  productId: string,
  plan: (product: OfferedProduct) => CartPlan,
): Effect.fn.Return<ChangedCart, CartFailure, CommandHandlers | Database> {
  const product = yield* soldProduct(productId)
  const written = yield* Effect.result(writeCart(cartId, username, plan(product), intent))
  if (Result.isSuccess(written)) return { cart: written.success, product }
  const refusal = written.failure
  if (refusal._tag !== "Rejection" || refusal.code !== "out-of-stock") return yield* Effect.fail(refusal)
  const again = yield* soldProduct(productId)
  if (again.available <= product.available) return yield* Effect.fail(refusal)
  return { cart: yield* writeCart(cartId, username, plan(again), intent), product: again }
})

type Delivery = Extract<CartChange, { readonly _tag: "deliver" }>

/** As `writeProduct`, a shortage is checked once more. */
const writeDelivery = (
  { cartId, username, intent }: Target,
  delivery: Delivery,
): Effect.Effect<CurrentCart, CartFailure, CommandHandlers | Database> =>
  deliveryPlan(delivery).pipe(
    Effect.flatMap((plan) => writeCart(cartId, username, plan, intent)),
    Effect.retry({
      times: 1,
      while: (failure) => failure._tag === "Rejection" && failure.code === "out-of-stock",
    }),
  )

const deliveryPlan = Effect.fnUntraced(function* ({ productIds, pickupStoreId }: Delivery) {
  const wanted = [...new Set(productIds)]
  if (wanted.length > MOST_CHOSEN) return yield* TOO_MANY
  const products = yield* findProducts(wanted)
  const stores = yield* chosenStores(wanted.map((productId) => ({ productId, pickupStoreId })))
  const available = (productId: string): number | null => {
    const product = products.get(productId)
    if (product?.isLive !== true) return 0
    if (pickupStoreId !== null) return stores.get(productId)?.units ?? null
    return product.isShippable ? unitsToShip(product) : null
  }
  return (): ReadonlyArray<CartCommand> =>
    wanted.map((productId) => ({
      type: "ChooseDelivery",
      productId,
      pickupStoreId,
      available: available(productId),
    }))
})

/** More than any cart holds, even one that others were merged into. */
const MOST_CHOSEN = 10 * MAX_CART_LINES

const TOO_MANY = new Problem({
  code: "BAD_REQUEST",
  message: `The delivery of at most ${MOST_CHOSEN} different products can be chosen at once.`,
})

const soldProduct = Effect.fnUntraced(function* (productId: string) {
  const product = (yield* findProducts([productId])).get(productId)
  return product?.isLive === true ? product : yield* notFound("This product")
})

/** Removing an item that is not there succeeds, since that is what the shopper wants: a second click is no mistake. */
const remove =
  (productId: string): CartPlan =>
  (items) =>
    items.some((item) => item.productId === productId) ? [{ type: "RemoveItem", productId }] : []

const add = (product: OfferedProduct, quantity: number): CartCommand => ({
  type: "AddItem",
  item: toCartItem(product, quantity),
  available: product.available,
})

const setQuantity =
  (product: OfferedProduct, quantity: number): CartPlan =>
  (items) =>
    items.some((item) => item.productId === product.productId)
      ? [
          {
            type: "ChangeQuantity",
            productId: product.productId,
            quantity,
            available: product.available,
          },
        ]
      : [add(product, quantity)]

const toCartItem = (product: OfferedProduct, quantity: number): CartItem => ({
  productId: product.productId,
  sku: product.sku,
  name: product.name,
  brand: product.brand,
  size: product.size,
  quantity,
  price: product.salePrice,
  shippingCost: product.shippingCost,
  productType: product.productType,
  partner: product.partner,
  isPromotion: product.salePrice < product.regularPrice,
  thumbnailImage: product.thumbnailImage,
  smallImage: product.smallImage,
  largeImage: product.largeImage,
  pickupStoreId: null,
})
