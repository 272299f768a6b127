import { type Cents, sum } from "../shared/money.ts"
import type { CartEvent, CartItem } from "./cart-event.ts"

export interface NoCart {
  readonly _tag: "none"
}
export interface OpenCart {
  readonly _tag: "open"
  readonly cartId: string
  /** Null for a guest. */
  readonly username: string | null
  readonly successorOf: string | null
  readonly items: ReadonlyArray<CartItem>
  readonly promotionCode: string | null
  /** Carts whose items were added to this one. */
  readonly mergedFrom: ReadonlyArray<string>
}
/**
 * Its items now belong to the cart `into`, whose `mergedFrom` says whether it has added them. They are kept here so
 * that an interrupted merge can be completed.
 */
interface MergedCart {
  readonly _tag: "merged"
  readonly cartId: string
  readonly into: string
  readonly items: ReadonlyArray<CartItem>
  readonly promotionCode: string | null
  readonly mergedFrom: ReadonlyArray<string>
}
/** The cart became an order; its items are kept for a shopper who comes back to change it before paying. */
interface CheckedOutCart {
  readonly _tag: "checkedOut"
  readonly cartId: string
  readonly username: string | null
  readonly items: ReadonlyArray<CartItem>
  readonly promotionCode: string | null
  readonly mergedFrom: ReadonlyArray<string>
  readonly orderId: string
}
export type CartState = NoCart | OpenCart | MergedCart | CheckedOutCart

/** Spec §4: discount and shipping are zero in the cart; cents. */
export const cartTotals = (
  items: ReadonlyArray<Pick<CartItem, "quantity" | "price">>,
): { subTotal: Cents; shipping: Cents; discount: Cents; total: Cents } => {
  const subTotal = sum(items.map((item) => item.quantity * item.price))
  return { subTotal, shipping: 0, discount: 0, total: subTotal }
}

/** The cart after one more event. Events on a closed cart change nothing. */
export const evolveCart = (state: CartState, event: CartEvent): CartState => {
  if (state._tag === "none") return event.type === "CartCreated" ? opened(event.data) : state
  if (state._tag !== "open") return state
  switch (event.type) {
    case "CartCreated":
      return state
    case "CartItemAdded":
      return { ...state, items: [...state.items, event.data.item] }
    case "CartItemQuantityChanged":
      return {
        ...state,
        items: state.items.map((item) =>
          item.productId === event.data.productId ? { ...item, quantity: event.data.to } : item,
        ),
      }
    case "CartItemDeliveryChosen": {
      const { productId, pickupStoreId } = event.data
      return {
        ...state,
        items: state.items.map((item) => (item.productId === productId ? { ...item, pickupStoreId } : item)),
      }
    }
    case "CartPromotionChosen":
      return { ...state, promotionCode: event.data.code }
    case "CartItemRemoved":
      return { ...state, items: state.items.filter((item) => item.productId !== event.data.productId) }
    case "CartCleared":
      return { ...state, items: [] }
    case "CartMerged":
      return {
        ...state,
        items: event.data.items,
        mergedFrom: [...state.mergedFrom, event.data.fromCartId],
      }
    case "CartMergedInto":
      return {
        _tag: "merged",
        cartId: state.cartId,
        into: event.data.cartId,
        items: state.items,
        promotionCode: state.promotionCode,
        mergedFrom: state.mergedFrom,
      }
    case "CartCheckedOut":
      return {
        _tag: "checkedOut",
        cartId: state.cartId,
        username: state.username,
        items: state.items,
        promotionCode: state.promotionCode,
        mergedFrom: state.mergedFrom,
        orderId: event.data.orderId,
      }
  }
}

const opened = (created: Pick<OpenCart, "cartId" | "username" | "successorOf">): OpenCart => ({
  _tag: "open",
  ...created,
  items: [],
  promotionCode: null,
  mergedFrom: [],
})
