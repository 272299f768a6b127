// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest"
import { cartLine } from "../store/cart-line.fixture.ts"
import { cartSet, emptyCart } from "../store/cart-slice.ts"
import { createStore } from "../store/store.ts"
import { persistShop } from "./persist-shop.ts"

afterEach(() => localStorage.clear())

test("no page is drawn with a stored cart that is older than the one that came with it", async () => {
  const stored = { ...emptyCart, id: "c1" }
  localStorage.setItem("persist:root", JSON.stringify({ cart: JSON.stringify(stored) }))
  const store = createStore()
  store.dispatch(cartSet({ ...stored, cartList: [cartLine("p1")] }))
  const drawn: Array<number> = []
  // Pages are drawn once the code that has changed the store is done.
  store.subscribe(() => queueMicrotask(() => drawn.push(store.getState().cart.cartList.length)))
  await persistShop(store, () => undefined).restored
  expect(store.getState().isRestored).toBe(true)
  expect(new Set(drawn)).toEqual(new Set([1]))
})
