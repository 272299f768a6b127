// @vitest-environment happy-dom

import { ApiError } from "@voltread/ui/api/api-error.ts"
import { decodeEnvelope } from "@voltread/ui/api/envelope.ts"
import type { RestCall } from "@voltread/ui/api/rest.ts"
import { press } from "@voltread/ui/form/press.fixture.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { until } from "@voltread/ui/page/until.fixture.ts"
import { act } from "react"
import type { Root } from "react-dom/client"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { customerIn } from "../session/logged-in.fixture.ts"
import type { ShopContext } from "../shop/shop-context.ts"
import { renderShopPage } from "../shop/shop-page.fixture.tsx"
import { createStore } from "../store/store.ts"
import { OrderItems } from "./order-items.tsx"
import { OrderPage } from "./order-page.tsx"
import { Parcels } from "./parcels.tsx"
import { Pickups } from "./pickups.tsx"

/** What the page reads of an order without items. */
const ORDER = {
  id: "o1",
  uniqueId: "VT-00001-00001",
  status: "COMPLETED",
  createdAt: "2026-03-01T12:00:00.000Z",
  orderSubmittedDate: null,
  items: [],
  shipments: [],
  paymentDetails: [],
  returns: [],
  leaseDetails: null,
}

/** Has the order, and its history if there is one. */
const requestOf = (order: object, history?: ReadonlyArray<object>) =>
  (async (operation: { toString(): string }) => {
    if (!/query OrderTimeline/.test(operation.toString())) return { order }
    if (history === undefined) throw new ApiError("network", "No connection")
    return { orderTimeline: { entries: history } }
    // The stand-in answers by name; its types are those operations'.
  }) as ShopContext["request"]
const request = requestOf(ORDER)

let page: HTMLElement
let root: Root
beforeEach(() => {
  ;({ page, root } = openPage())
})
afterEach(() => vi.unstubAllGlobals())

function Page() {
  return <OrderPage id="o1" token={null} />
}

test("a history that could not be loaded is not waited for", async () => {
  vi.stubGlobal(
    "EventSource",
    class extends EventTarget {
      close() {}
    },
  )
  await renderShopPage(root, Page, { request })
  const text = "HistoryThe history could not be loadedNo connectionTry again"
  await act(async () => vi.waitUntil(() => page.textContent?.includes(text), { timeout: 10_000 }))
})

test("what authorizes the live stream is renewed before it connects, and anew after a refusal", async () => {
  const steps: Array<string> = []
  vi.stubGlobal(
    "EventSource",
    class extends EventTarget {
      readonly readyState = 2
      onerror: (() => void) | null = null
      constructor() {
        super()
        steps.push("refused")
        queueMicrotask(() => this.onerror?.())
      }
      close() {}
    },
  )
  const auth: ShopContext["auth"] = {
    tokens: async () => {
      steps.push("tokens")
      return { accessToken: "a", idToken: "i", refreshToken: "r" }
    },
    refresh: async () => {
      steps.push("refreshed")
      return true
    },
  }
  await renderShopPage(root, Page, { auth, request })
  await act(async () => vi.waitUntil(() => steps.length >= 5, { timeout: 10_000 }))
  expect(steps.slice(0, 5)).toEqual(["tokens", "refused", "tokens", "refreshed", "refused"])
})

const withSilentStream = () =>
  vi.stubGlobal(
    "EventSource",
    class extends EventTarget {
      close() {}
    },
  )

test.each([
  ["PAYMENT_RECEIVED", [], "We emailed the details to ada@example.com."],
  ["LOAN_IN_PROCESS", [], "Once it is confirmed, we will email the details to ada@example.com."],
  [
    "PENDING_REVIEW",
    ["PENDING_REVIEW"],
    "Once it is confirmed, we will email the details to ada@example.com.",
  ],
  ["PENDING_REVIEW", ["PAYMENT_RECEIVED", "PENDING_REVIEW"], "We emailed the details to ada@example.com."],
])(
  "whoever has ordered reads whether the details are mailed yet: %s after %j",
  async (status, reached, words) => {
    withSilentStream()
    const order = { ...ORDER, status, email: "ada@example.com", shipFirstName: "Ada" }
    const at = ORDER.createdAt
    const history = reached.map((each) => ({
      id: each,
      at,
      fact: { __typename: "OrderStatusReached", status: each },
    }))
    await renderShopPage(root, () => <OrderPage id="o1" token={null} isNew />, {
      request: requestOf(order, history),
    })
    await act(async () =>
      vi.waitUntil(() => page.textContent?.includes("Thank you, Ada!"), { timeout: 10_000 }),
    )
    expect(page.textContent).toContain(`We have your order. ${words}`)
  },
)

test.each(["CANCELLED", "RETURNED"])("nobody is thanked for an order that is %s since", async (status) => {
  withSilentStream()
  const order = { ...ORDER, status, email: "ada@example.com", shipFirstName: "Ada" }
  await renderShopPage(root, () => <OrderPage id="o1" token={null} isNew />, {
    request: requestOf(order, []),
  })
  await until(() => expect(page.querySelector("h1")?.textContent).toBe("Order VT-00001-00001"))
  expect(page.textContent).not.toContain("Thank you")
})

test("an item that was canceled while others stayed has no amount, as in the total below", async () => {
  const item = {
    ...{ productId: "p1", name: "Lamp", thumbnailImage: "/lamp.svg", price: 20, quantity: 2, subTotal: 40 },
    ...{ returnedQuantity: 0, estimatedDeliveryDate: null, returnRequest: null, pickupStore: null },
  }
  const items = [
    { ...item, id: "a", status: "DELIVERED", isCounted: true },
    { ...item, id: "b", status: "CANCELLED", isCounted: false },
  ]
  await renderShopPage(root, () => <OrderItems order={{ ...ORDER, items } as never} token={null} />, {
    request,
  })
  const amounts = () => [...page.querySelectorAll("li .font-bold")].map(({ textContent }) => textContent)
  await act(async () => vi.waitUntil(() => amounts().length === 2, { timeout: 10_000 }))
  expect(amounts()).toEqual(["$40.00", "$0.00"])
})

test("an item of which only some have shipped says how many", async () => {
  const item = {
    ...{ productId: "p1", name: "Lamp", thumbnailImage: "/lamp.svg", price: 20, quantity: 2, subTotal: 40 },
    ...{ returnedQuantity: 0, estimatedDeliveryDate: null, returnRequest: null, isCounted: true },
  }
  const items = [
    { ...item, id: "a", status: "PENDING_SHIPMENT", shippedQuantity: 1 },
    { ...item, id: "b", status: "PENDING_SHIPMENT", shippedQuantity: 0 },
    { ...item, id: "c", status: "SHIPPED", shippedQuantity: 2 },
  ]
  await renderShopPage(root, () => <OrderItems order={{ ...ORDER, items } as never} token={null} />, {
    request,
  })
  const rows = () => [...page.querySelectorAll("li")].map(({ textContent }) => textContent ?? "")
  await until(() => expect(rows()).toHaveLength(3))
  expect(rows().map((row) => row.includes("1 of 2 shipped"))).toEqual([true, false, false])
  expect(rows().map((row) => /of \d shipped/.test(row))).toEqual([true, false, false])
})

test.each([
  ["PAYMENT_RECEIVED", true],
  // The whole order says it above.
  ["CANCELLED_BY_SUPPLIER", false],
])(
  "an item that its supplier does not have says what happens next, in an order that is %s: %s",
  async (status, isSaid) => {
    const item = {
      ...{ productId: "p1", name: "Lamp", thumbnailImage: "/lamp.svg", price: 20, quantity: 1, subTotal: 20 },
      ...{ returnedQuantity: 0, shippedQuantity: 0, estimatedDeliveryDate: null, returnRequest: null },
      ...{ id: "a", status: "CANCELLED_BY_SUPPLIER", isCounted: true },
    }
    const order = { ...ORDER, status, items: [item] }
    await renderShopPage(root, () => <OrderItems order={order as never} token={null} />, { request })
    await until(() => expect(page.textContent).toContain("Canceled by supplier"))
    expect(page.textContent?.includes("We are looking for another source, or will refund you.")).toBe(isSaid)
  },
)

test.each([
  ["PENDING_SHIPMENT", true],
  ["SHIPPED", true],
  ["DELIVERED", false],
  ["RETURNED", false],
  ["CANCELLED", false],
  ["CANCELLED_BY_SUPPLIER", false],
])("an item that is %s says when it is expected: %s", async (status, isSaid) => {
  const item = {
    ...{ productId: "p1", name: "Lamp", thumbnailImage: "/lamp.svg", price: 20, quantity: 1, subTotal: 20 },
    ...{ returnedQuantity: 0, shippedQuantity: 0, estimatedDeliveryDate: "2026-03-04", returnRequest: null },
    ...{ id: "a", status, isCounted: true },
  }
  await renderShopPage(root, () => <OrderItems order={{ ...ORDER, items: [item] } as never} token={null} />, {
    request,
  })
  await until(() => expect(page.textContent).toContain("Lamp"))
  expect(page.textContent?.includes("Expected 04 Mar, 2026")).toBe(isSaid)
})

test.each([
  ["SHIPPED", true],
  ["DELIVERED", false],
])("a package whose item is %s says when it is expected: %s", async (status, isSaid) => {
  const parcel = {
    ...{ shipmentId: "s1", carrier: "UPS", shipMethod: "Ground", trackingNumber: "1Z1", trackingUrl: null },
    ...{ shippedDate: "2026-03-01", estimatedDeliveryDate: "2026-03-04" },
    lines: [{ itemId: "a", quantity: 1 }],
  }
  const order = { ...ORDER, items: [{ id: "a", name: "Lamp", status }], shipments: [parcel] }
  await renderShopPage(root, () => <Parcels order={order as never} />, { request })
  await until(() => expect(page.textContent).toContain("Shipped 01 Mar, 2026"))
  expect(page.textContent?.includes("Expected 04 Mar, 2026")).toBe(isSaid)
})

test("what has arrived is reviewed on the order's page, without a page of its product, also by its account", async () => {
  const item = {
    ...{ productId: "p1", name: "Lamp", thumbnailImage: "/lamp.svg", price: 20, quantity: 1, subTotal: 20 },
    ...{ returnedQuantity: 0, shippedQuantity: 1, estimatedDeliveryDate: null, returnRequest: null },
    ...{ id: "a", status: "DELIVERED", isCounted: true },
  }
  const store = createStore()
  store.dispatch(customerIn())
  const asked: Array<string> = []
  const rest = async ({ path }: RestCall) => {
    asked.push(path)
    return decodeEnvelope({ isSuccess: true, data: { review: null, mayWrite: true, author: "Ann L." } }, true)
  }
  await renderShopPage(root, () => <OrderItems order={{ ...ORDER, items: [item] } as never} token={null} />, {
    ...{ request, rest, store },
  })
  await press("Review this product: Lamp")
  await until(() => expect(page.textContent).toContain("Write a review of Lamp"))
  expect(asked).toEqual(["/api/orders/o1/reviews/p1"])
})

test.each([
  ["READY_TO_PICKUP", true],
  ["CANCELLED", false],
])("an item to be picked up that is %s has its store shown: %s", async (status, isShown) => {
  withSilentStream()
  const item = {
    ...{ productId: "p1", name: "Lamp", thumbnailImage: "/lamp.svg", price: 20, quantity: 1, subTotal: 20 },
    ...{ returnedQuantity: 0, shippedQuantity: 0, estimatedDeliveryDate: null, returnRequest: null },
    ...{ id: "a", status, isCounted: true, deliveryType: "DELIVERY_PICKUP" },
    pickupStore: { storeId: "denver", name: "Denver Tire", hours: "", phone: "" },
  }
  const order = { ...ORDER, status: "CANCELLED", items: [item] }
  await renderShopPage(root, Page, { request: requestOf(order, []) })
  await until(() => expect(page.textContent).toContain("Order VT-00001-00001"))
  expect(page.textContent?.includes("Store pickup")).toBe(isShown)
})

test("of two stores each says what is ready there, since the code is one for both", async () => {
  const item = (id: string, name: string, status: string) => ({
    ...{ id, name, quantity: 1, status, deliveryType: "DELIVERY_PICKUP" },
    pickupStore: { storeId: id, name: `Store ${id}`, hours: "", phone: "" },
  })
  const items = [item("a", "Lamp", "READY_TO_PICKUP"), item("b", "Radio", "PENDING_PICKUP")]
  const order = { ...ORDER, status: "CONFIRMED_BY_SUPPLIER", items }
  const code = (async () => ({ pickupCode: "123456" })) as unknown as ShopContext["request"]
  await renderShopPage(root, () => <Pickups order={order as never} token={null} />, { request: code })
  await until(() => expect(page.textContent).toContain("123456"))
  expect([...page.querySelectorAll("li")].map(({ textContent }) => textContent)).toEqual([
    "1 × LampReady for pickup",
    "1 × RadioPending pickup",
  ])
})
