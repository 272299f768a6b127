import type { Decider } from "../decider.ts"
import { accept, type Decision, refuse, unchanged } from "../shared/decision.ts"
import type { Rejection } from "../shared/rejection.ts"
import { isQuantity, MAX_QUANTITY } from "../shared/text.ts"
import type { CartCommand, CartEvent, CartItem } from "./cart-event.ts"
import { type CartState, evolveCart, type NoCart, type OpenCart } from "./cart-state.ts"

/**
 * The most lines to which products are added. A merge may exceed it, and so may the cart that follows: nothing that a
 * shopper added may disappear.
 */
export const MAX_CART_LINES = 100

/** One cart: filled, perhaps merged into another, checked out once (spec §4 Cart flow, lifecycle §4 and §6). */
export const cart: Decider<CartState, CartCommand, CartEvent, Rejection> = {
  initial: { _tag: "none" },
  evolve: evolveCart,
  decide: (command, state) => {
    switch (state._tag) {
      case "none":
        return command.type === "CreateCart"
          ? create(command)
          : refuse("not-found", "The cart does not exist.")
      case "open":
        return decideOnOpen(command, state)
      case "merged":
      case "checkedOut":
        return decideOnClosed(command, state)
    }
  },
}

type Creation = Extract<CartCommand, { type: "CreateCart" }>

const create = ({
  cartId,
  username,
  successorOf,
  promotionCode = null,
  items,
}: Creation): Decision<CartEvent> => {
  if (!items.every((item) => isQuantity(item.quantity))) return badQuantity
  const lines = merged([], items, (one, other) => one + other)
  return accept([
    { type: "CartCreated", data: { cartId, username, successorOf } },
    ...lines.map((item): CartEvent => ({ type: "CartItemAdded", data: { item } })),
    ...(promotionCode === null ? [] : [promotionChosen(promotionCode)]),
  ])
}

const promotionChosen = (code: string | null): CartEvent => ({
  type: "CartPromotionChosen",
  data: { code },
})

const decideOnOpen = (command: CartCommand, state: OpenCart): Decision<CartEvent> => {
  switch (command.type) {
    case "CreateCart":
      return command.cartId === state.cartId ? unchanged : existsAlready
    case "AddItem":
      return add(state, command.item, command.available)
    case "ChangeQuantity":
      return command.quantity < 1
        ? remove(state, command.productId)
        : changeQuantity(state, command.productId, command.quantity, command.available)
    case "ChooseDelivery":
      return chooseDelivery(state, command)
    case "ChoosePromotion":
      return command.code === state.promotionCode ? unchanged : accept([promotionChosen(command.code)])
    case "RemoveItem":
      return remove(state, command.productId)
    case "ClearCart":
      return state.items.length === 0 ? unchanged : accept([{ type: "CartCleared", data: {} }])
    case "MergeCart":
      return merge(state, command)
    case "CloseInto":
      return command.cartId === state.cartId
        ? refuse("invalid", "A cart cannot be merged into itself.")
        : accept([{ type: "CartMergedInto", data: { cartId: command.cartId } }])
    case "CheckOut":
      return state.items.length === 0
        ? refuse("not-allowed-now", "The cart is empty.")
        : accept([{ type: "CartCheckedOut", data: { orderId: command.orderId } }])
  }
}

/** A closed cart accepts only a repetition of the command that closed it, which changes nothing. */
const decideOnClosed = (
  command: CartCommand,
  state: Exclude<CartState, NoCart | OpenCart>,
): Decision<CartEvent> => {
  if (command.type === "CreateCart") return command.cartId === state.cartId ? unchanged : existsAlready
  if (state._tag === "merged")
    return command.type === "CloseInto" && command.cartId === state.into
      ? unchanged
      : refuse("not-allowed-now", "The cart was merged into another one.")
  if (command.type !== "CheckOut") return refuse("not-allowed-now", "The cart has been checked out.")
  return command.orderId === state.orderId
    ? unchanged
    : refuse("already-exists", "The cart has become another order already.")
}

const add = (state: OpenCart, item: CartItem, available: number): Decision<CartEvent> => {
  if (!isQuantity(item.quantity)) return badQuantity
  const known = state.items.find((other) => other.productId === item.productId)
  if (known === undefined && state.items.length >= MAX_CART_LINES) return full
  const wanted = (known?.quantity ?? 0) + item.quantity
  if (!isQuantity(wanted)) return badQuantity
  if (!(wanted <= available)) return outOfStock(item, available, known?.quantity ?? 0)
  return accept([
    known === undefined
      ? { type: "CartItemAdded", data: { item } }
      : {
          type: "CartItemQuantityChanged",
          data: { productId: item.productId, from: known.quantity, to: wanted },
        },
  ])
}

const changeQuantity = (
  state: OpenCart,
  productId: string,
  quantity: number,
  available: number,
): Decision<CartEvent> => {
  const known = state.items.find((item) => item.productId === productId)
  if (known === undefined) return notInCart
  if (!isQuantity(quantity)) return badQuantity
  if (known.quantity === quantity) return unchanged
  if (!(quantity <= available)) return outOfStock(known, available, 0)
  return accept([
    { type: "CartItemQuantityChanged", data: { productId, from: known.quantity, to: quantity } },
  ])
}

type Choice = Extract<CartCommand, { type: "ChooseDelivery" }>

const chooseDelivery = (state: OpenCart, choice: Choice): Decision<CartEvent> => {
  const { productId, pickupStoreId, available } = choice
  const item = state.items.find((each) => each.productId === productId)
  if (item === undefined) return notInCart
  if (item.pickupStoreId === pickupStoreId) return unchanged
  if (available === null)
    return refuse(
      "not-allowed-now",
      pickupStoreId === null
        ? `"${item.name}" can only be picked up at a store.`
        : `"${item.name}" cannot be picked up at this store.`,
    )
  if (!(item.quantity <= available)) return outOfStock(item, available, 0)
  return accept([{ type: "CartItemDeliveryChosen", data: { productId, pickupStoreId } }])
}

const remove = (state: OpenCart, productId: string): Decision<CartEvent> =>
  state.items.some((item) => item.productId === productId)
    ? accept([{ type: "CartItemRemoved", data: { productId } }])
    : notInCart

type Merge = Extract<CartCommand, { type: "MergeCart" }>

const merge = (
  state: OpenCart,
  { fromCartId, promotionCode = null, items, available }: Merge,
): Decision<CartEvent> => {
  if (fromCartId === state.cartId) return refuse("invalid", "A cart cannot be merged into itself.")
  if (items.length === 0 || state.mergedFrom.includes(fromCartId)) return unchanged
  if (!items.every((item) => isQuantity(item.quantity))) return badQuantity
  const capped = (one: number, other: number, productId: string): number => {
    const stock = Object.hasOwn(available, productId) ? (available[productId] ?? 0) : 0
    return Math.max(one, other, stock > 0 ? Math.min(one + other, Math.floor(stock)) : 0)
  }
  return accept([
    { type: "CartMerged", data: { fromCartId, items: merged(state.items, items, capped) } },
    ...(promotionCode === null || promotionCode === state.promotionCode
      ? []
      : [promotionChosen(promotionCode)]),
  ])
}

/** One line for each product; `together` decides how many units two lines of a product make. */
const merged = (
  lines: ReadonlyArray<CartItem>,
  more: ReadonlyArray<CartItem>,
  together: (one: number, other: number, productId: string) => number,
): ReadonlyArray<CartItem> => {
  const result = new Map(lines.map((item) => [item.productId, item]))
  for (const item of more) {
    const known = result.get(item.productId)
    const quantity =
      known === undefined ? item.quantity : together(known.quantity, item.quantity, item.productId)
    result.set(item.productId, { ...(known ?? item), quantity: Math.min(quantity, MAX_QUANTITY) })
  }
  return [...result.values()]
}

const outOfStock = (item: CartItem, available: number, inCart: number): Decision<never> => {
  const left =
    available >= 1
      ? `Only ${Math.floor(available)} of "${item.name}" available`
      : `"${item.name}" is out of stock`
  return refuse("out-of-stock", inCart > 0 ? `${left}; ${inCart} in your cart already.` : `${left}.`)
}

const badQuantity = refuse("invalid", `A quantity is a whole number from 1 to ${MAX_QUANTITY}.`)
const full = refuse("not-allowed-now", `A cart holds at most ${MAX_CART_LINES} different products.`)
const notInCart = refuse("not-found", "This product is not in the cart.")
const existsAlready = refuse("already-exists", "The cart exists already.")
