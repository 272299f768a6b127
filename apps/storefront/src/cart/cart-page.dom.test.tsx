// @vitest-environment happy-dom
import { ApiError } from "@voltread/ui/api/api-error.ts"
import { toastQueue } from "@voltread/ui/components/toast-queue.ts"
import { press } from "@voltread/ui/form/press.fixture.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { until } from "@voltread/ui/page/until.fixture.ts"
import { act } from "react"
import type { Root } from "react-dom/client"
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { postalCode } from "../local-storage/postal-code.ts"
import type { ShopContext } from "../shop/shop-context.ts"
import { renderShopPage } from "../shop/shop-page.fixture.tsx"
import { cartLine } from "../store/cart-line.fixture.ts"
import { cartSet, emptyCart, withLines, withQuantity } from "../store/cart-slice.ts"
import { createStore } from "../store/store.ts"
import CartDrawer from "./cart-drawer.tsx"
import { CartPage } from "./cart-page.tsx"

const tv = cartLine("tv", { name: "LG OLED", price: 100, quantity: 2 })

// Loaded when the first answer is read, which takes a busy machine longer than the test waits.
beforeAll(
  () => Promise.all([import("@voltread/ui/api/decode.ts"), import("@voltread/domain/contract/place.ts")]),
  60_000,
)

let isQuoteRefused = false
let root: Root
let page: HTMLElement

beforeEach(() => {
  toastQueue.clear()
  postalCode.set("")
  isQuoteRefused = false
  ;({ page, root } = openPage())
})

const NO_PROMOTION = { code: null, discount: 0 }

/** The page over a server that holds each change until told to answer or to refuse it. */
const open = async (
  rest?: ShopContext["rest"],
  promotion: { readonly code: string | null; readonly discount: number } = NO_PROMOTION,
  shown: typeof CartPage = CartPage,
) => {
  const store = createStore()
  const { discount } = promotion
  let server = withLines({ ...emptyCart, id: "c1", promotionCode: promotion.code }, [tv])
  store.dispatch(cartSet(server))
  let answer: (refusal?: string) => void = () => undefined
  const request = (async (
    operation: { toString(): string },
    { quantity = 0 }: { readonly quantity?: number },
  ) => {
    if (/query CheckoutQuote/.test(operation.toString())) {
      if (isQuoteRefused) throw new ApiError("refused", "No totals now")
      const subTotal = server.subTotal
      const tax = (subTotal - discount) / 10
      const totals = { subTotal, shippingCost: 0, discount, tax, total: subTotal - discount + tax }
      return { checkoutQuote: { ...totals, problems: [], promotionProblem: null } }
    }
    await new Promise<void>((resolve, reject) => {
      answer = (refusal) => (refusal === undefined ? resolve() : reject(new ApiError("refused", refusal)))
    })
    if (!/mutation ApplyPromotion/.test(operation.toString()))
      server = withLines(server, withQuantity(server.cartList, tv, quantity))
    const name = /mutation (\w)(\w+)/.exec(operation.toString())
    return { [`${name?.[1]?.toLowerCase()}${name?.[2]}`]: { ...server, items: server.cartList } }
    // The stand-in answers the cart's mutations by name; its types are those operations'.
  }) as ShopContext["request"]
  await renderShopPage(root, shown, { store, request, ...(rest && { rest }) })
  const settle = (refusal?: string) => act(async () => answer(refusal))
  const enter = (promotionCode: string | null) => {
    server = { ...server, promotionCode }
  }
  return { settle, enter }
}

const shownToast = () => vi.waitUntil(() => toastQueue.visibleToasts[0]?.content, { timeout: 10_000 })

describe("the cart's page", () => {
  it("shows a new quantity and total at once, and keeps them once the server has answered", async () => {
    const { settle } = await open()
    expect(page.textContent).toContain("Total$200.00")
    await press("Increase quantity: LG OLED")
    expect(page.textContent).toContain("Your cart (3)")
    expect(page.textContent).toContain("Total$300.00")
    await settle()
    expect(page.textContent).toContain("Total$300.00")
  })

  it("estimates shipping and tax where the ZIP code of the shopper is known", async () => {
    const place = { cities: ["Chicago"], state: "IL", isExact: true }
    const words = { successMessage: "", errorMessage: "", fieldErrors: [] }
    await open(async () => ({ isSuccess: true, ...words, data: { place, hasPlaces: true } }))
    expect(page.textContent).toContain("Sales taxAt checkout")
    await act(async () => postalCode.set("60606"))
    await act(() =>
      vi.waitFor(() => expect(page.textContent).toContain("Sales tax$20.00Estimated total$220.00"), {
        timeout: 10_000,
      }),
    )
    await press("Increase quantity: LG OLED")
    expect(page.textContent).toContain("Sales tax…Total$300.00")
  })

  it("estimates shipping and tax without what is no longer sold, and says that it is not counted", async () => {
    const place = { cities: ["Chicago"], state: "IL", isExact: true }
    const words = { successMessage: "", errorMessage: "", fieldErrors: [] }
    const gone = cartLine("radio", { isLive: false, inStock: false, availableQuantity: 0, price: 50 })
    const store = createStore()
    store.dispatch(cartSet(withLines({ ...emptyCart, id: "c1" }, [tv, gone])))
    postalCode.set("60606")
    const totals = { subTotal: 200, shippingCost: 0, discount: 0, tax: 20, total: 220 }
    const request = (async () => ({
      checkoutQuote: { ...totals, problems: [], promotionProblem: null },
      // The stand-in answers the one query of the page.
    })) as unknown as ShopContext["request"]
    const rest = async () => ({ isSuccess: true, ...words, data: { place, hasPlaces: true } })
    await renderShopPage(root, CartPage, { store, request, rest })
    await until(() =>
      expect(page.textContent).toContain("Subtotal$200.00ShippingFreeSales tax$20.00Estimated total$220.00"),
    )
    expect(page.textContent).toContain("$50.00No longer sold and not counted.")
  })

  it("leaves shipping and tax to the checkout where the cart became an unpaid order of other prices", async () => {
    const place = { cities: ["Chicago"], state: "IL", isExact: true }
    const words = { successMessage: "", errorMessage: "", fieldErrors: [] }
    const store = createStore()
    const pendingOrder = { uniqueId: "VT-1", isBeingPaid: false }
    const loaded = { ...withLines({ ...emptyCart, id: "c1" }, [tv]), pendingOrder }
    store.dispatch(cartSet(loaded))
    postalCode.set("60606")
    const totals = { subTotal: 180, shippingCost: 0, discount: 0, tax: 18, total: 198 }
    let loads = 0
    const request = (async (operation: { toString(): string }) => {
      if (/query CheckoutQuote/.test(operation.toString()))
        return { checkoutQuote: { ...totals, problems: [], promotionProblem: null } }
      loads += 1
      return { cart: { ...loaded, items: loaded.cartList } }
      // The stand-in answers the two queries of the page.
    }) as ShopContext["request"]
    const rest = async () => ({ isSuccess: true, ...words, data: { place, hasPlaces: true } })
    await renderShopPage(root, CartPage, { store, request, rest })
    // The quote has been seen: it is of other prices.
    await act(() => vi.waitFor(() => expect(loads).toBe(1), { timeout: 10_000 }))
    expect(page.textContent).toContain("ShippingAt checkoutSales taxAt checkoutTotal$200.00")
  })

  it("takes off what the promotion code gives, with and without a ZIP code", async () => {
    const place = { cities: ["Chicago"], state: "IL", isExact: true }
    const words = { successMessage: "", errorMessage: "", fieldErrors: [] }
    await open(async () => ({ isSuccess: true, ...words, data: { place, hasPlaces: true } }), {
      code: "TENOFF",
      discount: 20,
    })
    const shown = (text: string) =>
      act(() => vi.waitFor(() => expect(page.textContent).toContain(text), { timeout: 10_000 }))
    await shown("Subtotal$200.00Discount-$20.00Shipping")
    expect(page.textContent).toContain("Total$180.00")
    await act(async () => postalCode.set("60606"))
    await shown("Discount-$20.00ShippingFreeSales tax$18.00Estimated total$198.00")
  })

  it("says that there is no estimate where the server has not made one, and asks again", async () => {
    isQuoteRefused = true
    await open(undefined, { code: "TENOFF", discount: 20 })
    const shown = (text: string) =>
      act(() => vi.waitFor(() => expect(page.textContent).toContain(text), { timeout: 10_000 }))
    await shown("Your total could not be calculatedNo totals now")
    expect(page.textContent).toContain("Sales taxAt checkout")
    isQuoteRefused = false
    await press("Try again")
    await shown("Discount-$20.00")
    expect(page.textContent).not.toContain("could not be calculated")
  })

  it("shows the prices that the quote is of, and that they have changed, and asks once for each quote", async () => {
    const store = createStore()
    const loaded = withLines({ ...emptyCart, id: "c1", promotionCode: "TENOFF" }, [tv])
    store.dispatch(cartSet(loaded))
    let loads = 0
    const quoted = { shippingCost: 0, discount: 0, tax: 0, problems: [], promotionProblem: null }
    const request = (async (operation: { toString(): string }) => {
      if (/query CheckoutQuote/.test(operation.toString()))
        return { checkoutQuote: { ...quoted, subTotal: 240, total: 240 } }
      loads += 1
      return {
        cart: { ...loaded, items: [{ ...tv, price: 110, previousPrice: 100 }], subTotal: 220, total: 220 },
      }
      // The stand-in answers the two queries of the page.
    }) as ShopContext["request"]
    await renderShopPage(root, CartPage, { store, request })
    await act(() =>
      vi.waitFor(() => expect(page.textContent).toContain("Subtotal$220.00"), { timeout: 10_000 }),
    )
    expect(page.textContent).toContain("The price went up from $100.00 to $110.00 since you added it.")
    expect(loads).toBe(1)
  })

  it("takes it off in the drawer, too", async () => {
    const drawer = () => <CartDrawer isOpen onOpenChange={() => undefined} />
    await open(undefined, { code: "TENOFF", discount: 20 }, drawer)
    await act(() =>
      vi.waitFor(() => expect(document.body.textContent).toContain("Discount-$20.00"), { timeout: 10_000 }),
    )
    expect(document.body.textContent).toContain("Total$180.00")
  })

  it.each(["View cart", "Check out"])("closes the drawer on the way: %s", async (name) => {
    const onOpenChange = vi.fn()
    await open(undefined, NO_PROMOTION, () => <CartDrawer isOpen onOpenChange={onOpenChange} />)
    const link = [...document.body.querySelectorAll("a")].find(({ textContent }) => textContent === name)
    await act(async () => link?.click())
    expect(onOpenChange).toHaveBeenCalledWith(false)
  })

  it("leaves the focus where the promotion code can be taken back, and entered again", async () => {
    const { settle, enter } = await open()
    const field = page.querySelector<HTMLInputElement>('input[name="promotionCode"]')
    if (field === null) throw new Error("no field")
    field.focus()
    field.value = "TENOFF"
    await act(async () => field.form?.requestSubmit())
    enter("TENOFF")
    await settle()
    expect(document.activeElement?.textContent).toBe("Remove")
    await act(async () => document.querySelector<HTMLElement>(":focus")?.click())
    enter(null)
    await settle()
    expect(document.activeElement?.getAttribute("name")).toBe("promotionCode")
  })

  it("asks for a code where none was typed", async () => {
    await open()
    const field = page.querySelector<HTMLInputElement>('input[name="promotionCode"]')
    await act(async () => field?.form?.requestSubmit())
    expect(page.textContent).toContain("Please enter a code.")
  })

  it("goes back to what the server has when it refuses, and says why", async () => {
    const { settle } = await open()
    await press("Increase quantity: LG OLED")
    await settle("Only 2 left")
    expect(page.textContent).toContain("Your cart (2)")
    expect(page.textContent).toContain("Total$200.00")
    expect((await shownToast()).message).toBe("Only 2 left")
  })

  it("removes a line at once, and puts it back as it was when that is undone", async () => {
    const { settle } = await open()
    await press("Remove LG OLED")
    expect(page.textContent).toContain("Your cart is empty")
    const { action } = await shownToast()
    await act(async () => action?.run())
    expect(page.textContent).toContain("Your cart (2)")
    await settle()
    await settle()
    expect(page.textContent).toContain("Your cart (2)")
    expect(page.textContent).toContain("Total$200.00")
  })

  it("shows at its field why a promotion code cannot be used, until another is typed", async () => {
    const { settle } = await open()
    const field = page.querySelector<HTMLInputElement>('input[name="promotionCode"]')
    if (field === null) throw new Error("no field")
    field.value = "SOON"
    await act(async () => field.form?.requestSubmit())
    await settle("This code cannot be used yet.")
    const message = page.querySelector(`[id="${field.getAttribute("aria-describedby")}"]`)
    expect([message?.textContent, field.getAttribute("aria-invalid")]).toEqual([
      "This code cannot be used yet.",
      "true",
    ])
    expect([field.value, toastQueue.visibleToasts]).toEqual(["SOON", []])
    await act(async () => field.dispatchEvent(new InputEvent("input", { bubbles: true })))
    expect([message?.textContent, field.getAttribute("aria-invalid")]).toEqual(["", "false"])
  })
})
