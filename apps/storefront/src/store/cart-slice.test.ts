import { REHYDRATE } from "@voltread/ui/session/persistence-actions.ts"
import { accountReset } from "@voltread/ui/session/session.ts"
import { expect, test } from "vitest"
import { cartLine } from "./cart-line.fixture.ts"
import { cartReducer, cartSet, countItems, emptyCart, withLines, withQuantity } from "./cart-slice.ts"

const lines = [cartLine("a", { quantity: 2 }), cartLine("b", { quantity: 3 })]
const quantities = (list: typeof lines) => list.map(({ productId, quantity }) => [productId, quantity])

test("a cart is empty and costs nothing at first, and after a reset", () => {
  const nothing = { cartList: [], subTotal: 0, shipping: 0, discount: 0, total: 0 }
  expect(cartReducer(undefined, { type: "start" })).toMatchObject(nothing)
  const full = withLines({ ...emptyCart, id: "cart-1" }, lines)
  expect(cartReducer(cartReducer(undefined, cartSet(full)), accountReset())).toMatchObject(nothing)
})

test("setting it sums quantity times price to the cent, without shipping, discount and what is no longer sold", () => {
  const dear = { ...emptyCart, id: "cart-1", shipping: 15, discount: 5, total: 99, subTotal: 99 }
  const priced = [cartLine("a", { quantity: 3, price: 0.1 }), cartLine("b", { quantity: 7, price: 1.15 })]
  expect(withLines(dear, priced)).toMatchObject({
    id: "cart-1",
    subTotal: 8.35,
    total: 8.35,
    shipping: 0,
    discount: 0,
  })
  expect(countItems(priced)).toBe(10)
  const withGone = [...priced, cartLine("gone", { isLive: false, price: 50 })]
  expect(withLines(dear, withGone)).toMatchObject({ subTotal: 8.35, total: 8.35 })
})

test("a quantity below 1 removes the line, a known one is replaced, an unknown one is added", () => {
  const changed = (productId: string, quantity: number) =>
    quantities([...withQuantity(lines, cartLine(productId), quantity)])
  expect(changed("a", 0)).toEqual([["b", 3]])
  expect(changed("a", 1)).toEqual([
    ["a", 1],
    ["b", 3],
  ])
  expect(changed("c", 4)).toEqual([
    ["a", 2],
    ["b", 3],
    ["c", 4],
  ])
})

const stored = (cart: unknown) =>
  cartReducer(emptyCart, {
    type: REHYDRATE,
    key: "root",
    payload: { cart: JSON.parse(JSON.stringify(cart)) },
  })

test("a stored cart is read as it was", () => {
  const pickupStore = { storeId: "denver", name: "Voltread Denver", city: "Denver", state: "CO" }
  const tire = { rimDiameter: 17, previousPrice: 12.5, isLive: false, inStock: false, isShippable: false }
  const cart = {
    ...withLines({ ...emptyCart, id: "cart-1", promotionCode: "SPRING", position: "7" }, [
      ...lines,
      cartLine("tire", { ...tire, pickupStore, deliveryType: "DELIVERY_PICKUP", availableAnywhere: 9 }),
    ]),
    shipping: 15,
    discount: 5,
    pendingOrder: { uniqueId: "VT-1", isBeingPaid: true },
  }
  expect(stored(cart)).toEqual(cart)
})

test.each([
  ["no cart", "cart", emptyCart],
  ["lines that are none", { cartList: [1, {}, { productId: "a", quantity: 0 }] }, emptyCart],
  ["numbers that are none", { subTotal: "9", total: null, pendingOrder: {} }, emptyCart],
])("of what is stored, %s is left out", (_, cart, read) => {
  expect(stored(cart)).toEqual(read)
})
