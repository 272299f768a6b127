import { createAction, type Reducer } from "@reduxjs/toolkit"
import { isRecord, rehydrated } from "@voltread/ui/session/rehydration.ts"
import { accountReset } from "@voltread/ui/session/session.ts"

/** One line, as the server sees it (spec §3, cart item). Dollars. */
export interface CartLine {
  readonly productId: string
  readonly sku: string
  readonly name: string
  readonly brand: string
  readonly size: string
  readonly quantity: number
  readonly price: number
  /** Price when the line was added, if it has changed since. */
  readonly previousPrice: number | null
  readonly shippingCost: number
  readonly productType: string
  /** Inches: of the wheels that a tire is for, or of the wheel itself. Null for others, and until the server says it. */
  readonly rimDiameter: number | null
  /** False: it is no longer sold. */
  readonly isLive: boolean
  readonly inStock: boolean
  /** For the chosen way of delivery. */
  readonly availableQuantity: number
  /** For any way of delivery. */
  readonly availableAnywhere: number
  /** DELIVERY_SHIPPING or DELIVERY_PICKUP. */
  readonly deliveryType: string
  /** False: it can only be picked up. */
  readonly isShippable: boolean
  /** Null for what is sent, and for a pick-up whose store is still to be chosen. */
  readonly pickupStore: PickupPlace | null
  readonly thumbnailImage: string
}

/** What a cart says of a store. */
interface PickupPlace {
  readonly storeId: string
  readonly name: string
  readonly city: string
  readonly state: string
}

interface PendingOrder {
  readonly uniqueId: string
  readonly isBeingPaid: boolean
}

/** Spec §3, cart state. Dollars. */
export interface CartState {
  /** Null until the server has answered once; empty where it has none for this browser yet. */
  readonly id: string | null
  readonly cartList: ReadonlyArray<CartLine>
  readonly subTotal: number
  readonly shipping: number
  readonly discount: number
  readonly total: number
  /** As the shopper has entered it. */
  readonly promotionCode: string | null
  readonly position: string
  /** The unpaid order that this cart became, if it did. */
  readonly pendingOrder: PendingOrder | null
}

export const emptyCart: CartState = {
  id: null,
  cartList: [],
  subTotal: 0,
  shipping: 0,
  discount: 0,
  total: 0,
  promotionCode: null,
  position: "",
  pendingOrder: null,
}

/** Spec §4: setting the cart recomputes the sums; in cents, so that they are exact. What is no longer sold does not count. */
export const withLines = (cart: CartState, cartList: ReadonlyArray<CartLine>): CartState => {
  const counted = cartList.filter(({ isLive }) => isLive)
  const cents = counted.reduce((sum, line) => sum + Math.round(line.price * 100) * line.quantity, 0)
  return { ...cart, cartList, subTotal: cents / 100, shipping: 0, discount: 0, total: cents / 100 }
}

/** Spec §4: a quantity below 1 removes the line, a known one replaces its quantity, an unknown one is appended. */
export const withQuantity = (
  lines: ReadonlyArray<CartLine>,
  line: CartLine,
  quantity: number,
): ReadonlyArray<CartLine> => {
  if (quantity < 1) return lines.filter((each) => each.productId !== line.productId)
  if (lines.some((each) => each.productId === line.productId)) {
    return lines.map((each) => (each.productId === line.productId ? { ...each, quantity } : each))
  }
  return [...lines, { ...line, quantity }]
}

export const countItems = (lines: ReadonlyArray<CartLine>): number =>
  lines.reduce((sum, line) => sum + line.quantity, 0)

const text = (value: unknown): string => (typeof value === "string" ? value : "")
const number = (value: unknown): number => (typeof value === "number" && Number.isFinite(value) ? value : 0)

const decodeStore = (value: unknown): PickupPlace | null =>
  isRecord(value) && text(value.storeId) !== ""
    ? {
        storeId: text(value.storeId),
        name: text(value.name),
        city: text(value.city),
        state: text(value.state),
      }
    : null

const decodeLine = (value: unknown): ReadonlyArray<CartLine> => {
  if (!isRecord(value) || text(value.productId) === "" || number(value.quantity) < 1) return []
  return [
    {
      productId: text(value.productId),
      sku: text(value.sku),
      name: text(value.name),
      brand: text(value.brand),
      size: text(value.size),
      quantity: Math.trunc(number(value.quantity)),
      price: number(value.price),
      previousPrice: typeof value.previousPrice === "number" ? value.previousPrice : null,
      shippingCost: number(value.shippingCost),
      productType: text(value.productType),
      rimDiameter: typeof value.rimDiameter === "number" ? value.rimDiameter : null,
      isLive: value.isLive !== false,
      inStock: value.inStock === true,
      availableQuantity: number(value.availableQuantity),
      availableAnywhere: number(value.availableAnywhere ?? value.availableQuantity),
      deliveryType: text(value.deliveryType) || "DELIVERY_SHIPPING",
      isShippable: value.isShippable !== false,
      pickupStore: decodeStore(value.pickupStore),
      thumbnailImage: text(value.thumbnailImage),
    },
  ]
}

const decodePending = (value: unknown): PendingOrder | null =>
  isRecord(value) && text(value.uniqueId) !== ""
    ? { uniqueId: text(value.uniqueId), isBeingPaid: value.isBeingPaid === true }
    : null

/** Decodes a stored cart; anything else is an empty one. */
const decodeCart = (value: unknown): CartState =>
  isRecord(value)
    ? {
        id: text(value.id) || null,
        cartList: Array.isArray(value.cartList) ? value.cartList.flatMap(decodeLine) : [],
        subTotal: number(value.subTotal),
        shipping: number(value.shipping),
        discount: number(value.discount),
        total: number(value.total),
        promotionCode: text(value.promotionCode) || null,
        position: text(value.position),
        pendingOrder: decodePending(value.pendingOrder),
      }
    : emptyCart

/** Whether the cart has not been loaded yet; a loaded one has an id even if it is empty. */
export const isUnknown = (cart: CartState): boolean => cart.id === null && cart.cartList.length === 0

export const cartSet = createAction<CartState>("cart/cartSet")
export const cartFailed = createAction("cart/cartFailed")

/** Whether the last attempt to load the cart failed. */
export const cartFailedReducer: Reducer<boolean> = (state = false, action) =>
  cartFailed.match(action) || (state && !cartSet.match(action))

export const cartReducer: Reducer<CartState> = (state = emptyCart, action) => {
  if (cartSet.match(action)) return action.payload
  if (accountReset.match(action)) return emptyCart
  const stored = rehydrated(action, "cart")
  return stored === undefined ? state : decodeCart(stored)
}
