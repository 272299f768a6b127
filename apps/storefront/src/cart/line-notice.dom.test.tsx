// @vitest-environment happy-dom

import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { until } from "@voltread/ui/page/until.fixture.ts"
import { act } from "react"
import type { Root } from "react-dom/client"
import { beforeEach, expect, test, vi } from "vitest"
import { keptGarage } from "../garage/garage.ts"
import type { ShopContext } from "../shop/shop-context.ts"
import { renderShopPage } from "../shop/shop-page.fixture.tsx"
import { cartLine } from "../store/cart-line.fixture.ts"
import { cartSet, emptyCart, withLines } from "../store/cart-slice.ts"
import { createStore } from "../store/store.ts"
import { LineNotice } from "./line-notice.tsx"

const civic = { vehicleId: "civic", name: "2020 Honda Civic LX" }
const ram = { vehicleId: "ram", name: "2018 Ram 1500 Big Horn" }
const drive = (...vehicles: ReadonlyArray<typeof civic>) => keptGarage.set({ username: "", vehicles })

let root: Root
let page: HTMLElement

beforeEach(() => {
  drive()
  ;({ page, root } = openPage())
})

/** Four of a product that fits the Ram only, where `axle` says. */
const show = async (productType: string, availableQuantity = 5, axle: string | null = null) => {
  const asked = vi.fn()
  // The stand-in answers the one query of the notice.
  const request = (async (_: unknown, { vehicleId }: { readonly vehicleId: string }) => {
    asked(vehicleId)
    return {
      getProductById: { fit: { fits: vehicleId === "ram", reasons: [], warnings: [], axle } },
    }
  }) as unknown as ShopContext["request"]
  const line = cartLine("p", { productType, quantity: 4, availableQuantity, inStock: availableQuantity >= 4 })
  await renderShopPage(root, () => <LineNotice line={line} />, { request })
  return asked
}

const shown = (text: string) =>
  act(() => vi.waitFor(() => expect(page.textContent).toBe(text), { timeout: 10_000 }))

test.each(["tire", "wheel"])(
  "a %s says that it does not fit once another vehicle is chosen",
  async (kind) => {
    drive(ram)
    const asked = await show(kind)
    await act(() => vi.waitFor(() => expect(asked).toHaveBeenCalledWith("ram"), { timeout: 10_000 }))
    expect(page.textContent).toBe("")
    await act(async () => drive(civic, ram))
    await shown("Does not fit your 2020 Honda Civic LX.")
    await act(async () => drive(ram, civic))
    await shown("")
  },
)

test("a tire says that it does not fit beside what else is wrong with it", async () => {
  drive(civic)
  await show("tire", 2)
  await shown("Only 2 left. Lower the quantity to check out.Does not fit your 2020 Honda Civic LX.")
})

test("four tires of which two fit, on one axle, say so", async () => {
  drive(ram)
  await show("tire", 5, "rear")
  await shown("Only two fit your 2018 Ram 1500 Big Horn, at the rear.")
})

test("nothing is asked where no vehicle is chosen, or the product is for none", async () => {
  expect(await show("tire")).not.toHaveBeenCalled()
  await act(async () => root.render(null))
  drive(civic)
  expect(await show("electronics")).not.toHaveBeenCalled()
})

test("tires and wheels of the cart that do not go together say so, until they do", async () => {
  const tires = cartLine("tires", { productType: "tire", rimDiameter: 17, quantity: 4 })
  const wheels = cartLine("wheels", { productType: "wheel", rimDiameter: 18, quantity: 4 })
  const store = createStore()
  const put = (...lines: ReadonlyArray<typeof tires>) => store.dispatch(cartSet(withLines(emptyCart, lines)))
  put(tires, wheels)
  await renderShopPage(
    root,
    () => (
      <>
        <LineNotice line={tires} />
        <LineNotice line={wheels} />
      </>
    ),
    { store },
  )
  expect([...page.querySelectorAll("p")].map(({ textContent }) => textContent)).toEqual([
    "These tires are for 17-inch wheels; the wheels in your cart are 18-inch.",
    "These wheels are 18-inch; the tires in your cart are for 17-inch wheels.",
  ])
  const rear = { ...tires, productId: "rear", rimDiameter: 18 }
  await act(async () => put(tires, wheels, rear))
  expect(page.textContent).toBe("These tires are for 17-inch wheels; the wheels in your cart are 18-inch.")
  await act(async () => put(tires, wheels, rear, { ...wheels, productId: "front", rimDiameter: 17 }))
  expect(page.textContent).toBe("")
})

test.each([
  ["went down", 10, 8, "text-success"],
  ["went up", 8, 10, "text-warning"],
])("a price that %s is told as what it is", async (words, previousPrice, price, style) => {
  const line = cartLine("p", { price, previousPrice })
  await renderShopPage(root, () => <LineNotice line={line} />, {})
  await until(() => expect(page.textContent).toContain(`The price ${words} from`))
  expect(page.querySelector("p")?.className).toContain(style)
})
