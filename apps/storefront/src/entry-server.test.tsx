import { type OfferedTerms, TERMS_OF_2026 } from "@voltread/domain/shared/loan-terms.ts"
import { describe, expect, test } from "vitest"
import { render } from "./entry-server.tsx"
import { cartLine } from "./store/cart-line.fixture.ts"
import { emptyCart } from "./store/cart-slice.ts"

/** What the server renders pages with. */
const SHOP = {
  nonce: "n",
  apiUrl: "https://shop.example",
  shopName: "Wheels",
  leaseTerms: TERMS_OF_2026.lease,
  assets: { routes: {}, style: "", fonts: [] },
}

const pageAt = async (path: string, shopName: string, leaseTerms: OfferedTerms = TERMS_OF_2026.lease) => {
  const answer = await render(new Request(`https://shop.example${path}`), {
    ...SHOP,
    shopName,
    leaseTerms,
    fetch: () => Promise.reject(new Error("no API")),
  })
  return answer.text()
}

test.each([
  ["/", "Wheels &amp; Volts: electronics"],
  ["/page/terms", "Terms of sale | Wheels &amp; Volts"],
  ["/page/privacy", "What Wheels &amp; Volts knows about you"],
  ["/page/how-it-works", "how buying at Wheels &amp; Volts works"],
  ["/contact", "Write to Wheels &amp; Volts about an order"],
  ["/categories", "Every department of Wheels &amp; Volts"],
  ["/login", "New at <!-- -->Wheels &amp; Volts"],
  ["/cart", "Your cart | Wheels &amp; Volts"],
  ["/no-such-page", 'aria-label="Wheels &amp; Volts, home"'],
])("%s names the shop as its staff have, and by nothing else", async (path, words) => {
  const page = await pageAt(path, "Wheels & Volts")
  expect(page).toContain(words)
  expect(page).toContain('<meta name="application-name" content="Wheels &amp; Volts"')
  expect(page).toMatch(/© (<!-- -->)?Wheels &amp; Volts/)
  expect(page.replaceAll(/voltread:[a-z-]+/g, "")).not.toMatch(/voltread/i)
})

test.each(["/", "/products/tires", "/cart"])(
  "%s says without JavaScript that nothing can be bought",
  async (path) => {
    expect(await pageAt(path, "Wheels")).toMatch(/<noscript><p[^>]*>Without JavaScript/)
  },
)

test.each(["/login", "/register", "/forgot-password", "/find-order", "/contact"])(
  "%s says without JavaScript why nothing can be sent",
  async (path) => {
    expect(await pageAt(path, "Wheels")).toMatch(/<noscript><p>This form needs JavaScript/)
  },
)

test.each(["/account/orders", "/order/o1?token=t", "/order/o1/invoice?token=t"])(
  "%s says without JavaScript why it stays empty",
  async (path) => {
    expect(await pageAt(path, "Wheels")).toMatch(/<noscript><p>This page needs JavaScript/)
  },
)

test.each(["/no-such-page", "/account/no-such-page", "/brand/nobody"])(
  "%s is not found, and says so in its title",
  async (path) => {
    const answer = await render(new Request(`https://shop.example${path}`), {
      ...SHOP,
      fetch: () => Promise.resolve(Response.json({ data: { getBrand: null } })),
    })
    expect(answer.status).toBe(404)
    expect((await answer.text()).match(/<title>.*?<\/title>/g)).toEqual([
      "<title>Page not found | Wheels</title>",
    ])
  },
)

test.each([
  ["/products/tires?brand=Toyo&utm_source=a", "/products/tires"],
  ["/products/tires?page=2", "/products/tires?page=2"],
  ["/products/tires?brand=Toyo&page=2", "/products/tires"],
])("%s is indexed as %s", async (path, canonical) => {
  expect(await pageAt(path, "Wheels")).toContain(
    `<link rel="canonical" href="https://shop.example${canonical}"`,
  )
})

test("a department without subcategories leads to all that it has", async () => {
  expect(await pageAt("/categories", "Wheels")).toMatch(
    /href="\/products\/smartphones"[^>]*>All Smart Phones</,
  )
})

test("a page tells the browser what leasing costs, as staff have set it", async () => {
  const page = await pageAt("/cart", "Wheels", { ...TERMS_OF_2026.lease, payments: 13 })
  const content = /<meta name="voltread:lease-terms" content="(.*?)"/
    .exec(page)?.[1]
    ?.replaceAll("&quot;", '"')
  expect(JSON.parse(content ?? "null")).toEqual({ ...TERMS_OF_2026.lease, payments: 13 })
})

test("the home page of a shop without products has no heading over nothing", async () => {
  const answer = await render(new Request("https://shop.example/"), {
    ...SHOP,
    fetch: () => Promise.resolve(Response.json({ data: { searchProducts: { products: [] } } })),
  })
  const page = await answer.text()
  expect(page).toContain("Shop by department")
  expect(page).not.toContain("Top-rated electronics")
  expect(page).not.toContain("Tires and wheels, ready to roll")
})

test.each(["/page/terms", "/page/how-it-works"])(
  "%s names the days to return as staff have set them",
  async (path) => {
    const answer = await render(new Request(`https://shop.example${path}`), {
      ...SHOP,
      fetch: () => Promise.resolve(Response.json({ data: { returnDays: 45 } })),
    })
    expect(await answer.text()).toContain("within 45 days of delivery")
  },
)

test("values that stand side by side in an address are read as the browser reads them", async () => {
  const asked: Array<string> = []
  await render(new Request("https://shop.example/compare?products=oled-55,tv%2C65&utm_source=a%20b"), {
    ...SHOP,
    fetch: async (_, init) => {
      asked.push(String(init?.body))
      return Response.json({ data: { getProductById: null } })
    },
  })
  for (const productId of ["oled-55", "tv,65"]) {
    expect(asked).toContainEqual(expect.stringContaining(JSON.stringify({ productId })))
  }
})

describe("a product's page", () => {
  const product = {
    productId: "tv-1",
    sku: "TV1",
    name: "A television",
    description: "",
    brand: "LG",
    category: "televisions",
    productType: "electronics",
    partner: "",
    size: "",
    regularPrice: 20,
    salePrice: 20,
    onSale: false,
    clearance: false,
    shippingCost: 0,
    isShippable: true,
    thumbnailImage: "",
    smallImage: "",
    largeImage: "/art/televisions/tv-1.svg",
    moreImages: [],
    customerReviewAverage: null,
    customerReviewCount: 0,
    availableQuantity: 9,
    inStock: true,
    lineId: null,
    categoryPath: [],
    attributes: [],
    rebates: [],
    tire: null,
    wheel: null,
  }
  const productPage = async (change: Partial<typeof product>) => {
    const answer = await render(new Request("https://shop.example/product/tv-1"), {
      ...SHOP,
      fetch: async () => Response.json({ data: { getProductById: { ...product, ...change }, variants: [] } }),
    })
    return answer.text()
  }

  test.each([
    ["/art/televisions/lg-oled.svg", "https://shop.example/art/televisions/lg-oled.svg"],
    ["https://images.example/1.webp", "https://images.example/1.webp"],
  ])("of the picture “%s” tells other sites its whole address", async (largeImage, address) => {
    const page = await productPage({ largeImage })
    expect(page).toContain(`<meta property="og:image" content="${address}"`)
    expect(page).toContain(`"image":["${address}"`)
  })

  test("of a product without a picture names its drawing, and no empty address", async () => {
    const page = await productPage({ largeImage: "" })
    expect(page).toContain('"image":["https://shop.example/art/televisions/tv-1.svg"')
    expect(page).not.toContain("og:image")
  })

  test.each([true, false])("says that it is shipped where it can be: %s", async (isShippable) => {
    const page = await productPage({ isShippable })
    expect(page.includes("Pickup at a store only")).toBe(!isShippable)
    expect(page.includes("Shipped by")).toBe(isShippable)
  })
})

describe("the cart's page", () => {
  /** An API that knows the cart of one cookie, with these lines in it. */
  const cartPage = async (lines: ReadonlyArray<unknown>, cookie = "cart_id=hers", path = "/cart") =>
    render(new Request(`https://shop.example${path}`, { headers: { cookie } }), {
      ...SHOP,
      fetch: async (_, init) => {
        const isHers = new Headers(init?.headers).get("cookie") === "cart_id=hers"
        const { cartList, ...cart } = { ...emptyCart, id: "c1", subTotal: 20, total: 20 }
        return Response.json({ data: { cart: { ...cart, items: isHers ? lines : cartList } } })
      },
    })

  test("comes with what is in the visitor's cart, and is kept nowhere", async () => {
    const answer = await cartPage([cartLine("tv", { name: "LG OLED", quantity: 2 })])
    expect(answer.headers.get("cache-control")).toBe("private, no-store")
    expect(await answer.text()).toMatch(/Your cart.*\(<!-- -->2<!-- -->\).*LG OLED/s)
  })

  test("leads to a checkout that says without JavaScript why nothing can be sent", async () => {
    const page = await (await cartPage([cartLine("tv")], "cart_id=hers", "/checkout")).text()
    expect(page).toMatch(/<noscript><p>This form needs JavaScript/)
  })

  test("tells a visitor without one at once that it is empty", async () => {
    const page = await (await cartPage([cartLine("tv")], "vt_visit_id=1")).text()
    expect(page).toContain("Your cart is empty")
    expect(page).not.toContain("Loading your cart")
  })

  test.each([
    ["whose cart is another's or empty", "cart_id=somebody"],
    ["whose session has to be refreshed first", "auth_ck=old"],
  ])("leaves it to the browser to tell a visitor %s that it is empty", async (_, cookie) => {
    const page = await (await cartPage([cartLine("tv")], cookie)).text()
    expect(page).toContain("Loading your cart")
    expect(page).toContain("Please turn on JavaScript to see your cart")
    expect(page).not.toContain("is empty")
  })
})
