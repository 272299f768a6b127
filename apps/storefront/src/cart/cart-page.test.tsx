import { QueryClientProvider } from "@tanstack/react-query"
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router"
import { TERMS_OF_2026 } from "@voltread/domain/shared/loan-terms.ts"
import { guest } from "@voltread/ui/api/auth-port.ts"
import { REHYDRATE } from "@voltread/ui/session/persistence-actions.ts"
import { renderToStaticMarkup } from "react-dom/server"
import { Provider } from "react-redux"
import { describe, expect, it } from "vitest"
import { customerIn } from "../session/logged-in.fixture.ts"
import { noHydration } from "../shop/hydration.ts"
import { createQueryClient } from "../shop/query-client.ts"
import type { ShopContext } from "../shop/shop-context.ts"
import { cartLine } from "../store/cart-line.fixture.ts"
import {
  type CartLine,
  type CartState,
  cartFailed,
  cartSet,
  emptyCart,
  withLines,
} from "../store/cart-slice.ts"
import { createStore, type ShopStore } from "../store/store.ts"
import { CartPage } from "./cart-page.tsx"

const notCalled = () => Promise.reject(new Error("A page that only shows the cart calls nothing"))

/** The cart's page with these lines in it, as text and as markup. */
const cartPage = async (
  lines: ReadonlyArray<CartLine>,
  changes: Partial<CartState> = {},
  leaseTerms: ShopContext["leaseTerms"] = TERMS_OF_2026.lease,
) => {
  const store = createStore()
  store.dispatch(cartSet({ ...withLines({ ...emptyCart, id: "c1" }, lines), ...changes }))
  return pageOf(store, leaseTerms)
}

const pageOf = async (store: ShopStore, leaseTerms: ShopContext["leaseTerms"] = null) => {
  const context: ShopContext = {
    shopName: "Wheels & Volts",
    leaseTerms,
    googleTagId: null,
    hydration: noHydration,
    origin: "https://shop.example",
    store,
    queries: createQueryClient(),
    auth: guest,
    request: notCalled,
    rest: notCalled,
    cart: {
      load: notCalled,
      add: notCalled,
      setQuantity: notCalled,
      chooseDelivery: notCalled,
      applyPromotion: notCalled,
    },
    flush: notCalled,
  }
  const router = createRouter({
    routeTree: createRootRouteWithContext<ShopContext>()({ component: CartPage }),
    context,
    history: createMemoryHistory(),
  })
  await router.load()
  const markup = renderToStaticMarkup(
    <Provider store={store}>
      <QueryClientProvider client={context.queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </Provider>,
  )
  return { markup, text: markup.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ") }
}

const button = (markup: string, label: string): string =>
  new RegExp(`<button[^>]*aria-label="${label}"[^>]*>`).exec(markup)?.[0] ?? ""

describe("the cart's page", () => {
  it("does not call a cart empty before it is known what is in it", async () => {
    const { markup, text } = await pageOf(createStore())
    expect(markup).toContain('aria-label="Loading your cart"')
    expect(text).not.toContain("empty")
  })

  it("says that a cart could not be loaded, until it is", async () => {
    const store = createStore()
    store.dispatch(cartFailed())
    expect((await pageOf(store)).text).toContain("Your cart could not be loaded")
    store.dispatch(cartSet({ ...emptyCart, id: "c1" }))
    expect((await pageOf(store)).text).toContain("Your cart is empty")
  })

  it("says that an empty cart is empty, and leads to the products", async () => {
    const { markup, text } = await cartPage([])
    expect(text).toContain("Your cart is empty")
    expect(markup).toMatch(/<a[^>]*href="\/search"/)
    expect(text).not.toContain("Check out")
  })

  it("leads a guest whose cart is empty to the log-in and back, once it is known that nobody is logged in", async () => {
    const store = createStore()
    store.dispatch(cartSet({ ...emptyCart, id: "c1" }))
    expect((await pageOf(store)).markup).not.toContain("/login")
    store.dispatch({ type: REHYDRATE })
    expect((await pageOf(store)).markup).toContain('href="/login?returnUrl=%2F"')
    store.dispatch(customerIn())
    expect((await pageOf(store)).markup).not.toContain("/login")
  })

  it("shows each line with its quantity and amount, and what the cart comes to", async () => {
    const { markup, text } = await cartPage([
      cartLine("tv", { name: "LG OLED", price: 999.99, quantity: 2 }),
      cartLine("phone", { name: "Pixel", price: 0.1, quantity: 3 }),
    ])
    expect(text).toContain("Your cart (5)")
    expect(text).toContain("LG OLED")
    expect(text).toContain("$999.99 each")
    expect(text).toContain("$1,999.98")
    expect(text).toMatch(/Subtotal \$2,000\.28/)
    expect(text).toMatch(/Shipping At checkout/)
    expect(text).toMatch(/Total \$2,000\.28/)
    expect(markup).toMatch(/<a[^>]*href="\/checkout"/)
  })

  it("takes a discount off and adds the shipping that the server has worked out", async () => {
    const { text } = await cartPage([cartLine("tv", { price: 100 })], {
      discount: 10,
      shipping: 5.5,
      total: 95.5,
    })
    expect(text).toMatch(/Discount -\$10\.00/)
    expect(text).toMatch(/Shipping \$5\.50/)
    expect(text).toMatch(/Total \$95\.50/)
  })

  it("says what leasing it costs by the terms that staff have set, and nothing of it without any", async () => {
    const lines = [cartLine("tv", { price: 1_000 })]
    expect((await cartPage(lines)).text).toContain(
      "as low as $69.27 every 2 weeks for 12 months, $1,850.02 in total",
    )
    const terms = {
      ...TERMS_OF_2026.lease,
      initialPayment: 0,
      payments: 6,
      every: "month",
      cost: 2_000,
    } as const
    expect((await cartPage(lines, {}, terms)).text).toContain(
      "as low as $200.00 every month for 6 months, $1,200.00 in total",
    )
    expect((await cartPage(lines, {}, { ...terms, dearest: 999_99 })).text).not.toContain("lease")
    expect((await cartPage(lines, {}, null)).text).not.toContain("lease")
  })

  it("says a new total, and what its buttons remove", async () => {
    const { markup } = await cartPage([cartLine("tv", { name: "TV", price: 100 })], {
      promotionCode: "TENOFF",
    })
    expect(markup).toMatch(/<dd aria-live="polite"[^>]*>[^/]*\$100\.00/)
    expect(button(markup, "Remove promotion code TENOFF")).not.toBe("")
  })

  it("stops at one unit and at what is in stock", async () => {
    const one = await cartPage([cartLine("tv", { name: "TV", quantity: 1, availableQuantity: 2 })])
    expect(button(one.markup, "Decrease quantity: TV")).toContain('aria-disabled="true"')
    expect(button(one.markup, "Increase quantity: TV")).not.toContain('aria-disabled="true"')
    const all = await cartPage([cartLine("tv", { name: "TV", quantity: 2, availableQuantity: 2 })])
    expect(button(all.markup, "Decrease quantity: TV")).not.toContain('aria-disabled="true"')
    expect(button(all.markup, "Increase quantity: TV")).toContain('aria-disabled="true"')
    expect(button(all.markup, "Remove TV")).not.toBe("")
  })

  it("says what has to change before checking out, and does not lead there", async () => {
    const { markup, text } = await cartPage([
      cartLine("tv", { quantity: 3, inStock: false, availableQuantity: 1 }),
      cartLine("phone", { inStock: false, availableQuantity: 0 }),
    ])
    expect(text).toContain("Only 1 left. Lower the quantity to check out.")
    expect(text).toContain("Sold out. Remove it to check out.")
    expect(text).toContain("Some items cannot be bought as they are. Change or remove them to check out.")
    expect(markup).not.toMatch(/<a[^>]*href="\/checkout"/)
  })

  it("says that a line is no longer sold, and nothing of its price or another store", async () => {
    const pickupStore = { storeId: "s1", name: "Austin", city: "Austin", state: "TX" }
    const gone = { isLive: false, inStock: false, availableQuantity: 0, price: 12, previousPrice: 10 }
    const { markup, text } = await cartPage([
      cartLine("tv", gone),
      cartLine("phone", { ...gone, pickupStore }),
    ])
    expect(text.match(/No longer sold and not counted\. Remove it to check out\./g)).toHaveLength(2)
    expect(text).toContain("Subtotal $0.00")
    expect(text).not.toMatch(/Sold out|The price went|another store|in this quantity/)
    expect(markup).not.toMatch(/<a[^>]*href="\/checkout"/)
  })

  it("lets an order be paid that holds what is no longer sold", async () => {
    const { markup, text } = await cartPage([cartLine("tv", { isLive: false, availableQuantity: 1 })])
    expect(text).not.toContain("No longer sold")
    expect(markup).toMatch(/<a[^>]*href="\/checkout"/)
  })

  it("tells of a price that has changed since the line was added", async () => {
    const { text } = await cartPage([cartLine("tv", { price: 90, previousPrice: 100 })])
    expect(text).toContain("The price went down from $100.00 to $90.00 since you added it.")
  })

  it("tells of the order that the cart has become and that is not paid yet", async () => {
    const { text } = await cartPage([cartLine("tv")], {
      pendingOrder: { uniqueId: "VT-1", isBeingPaid: false },
    })
    expect(text).toContain("VT-1 has not been paid yet")
  })

  it("asks not to pay again for an order whose payment is on its way", async () => {
    const { text } = await cartPage([cartLine("tv")], {
      pendingOrder: { uniqueId: "VT-1", isBeingPaid: true },
    })
    expect(text).toContain("VT-1 is being paid")
    expect(text).toContain("Please do not pay again")
  })
})
