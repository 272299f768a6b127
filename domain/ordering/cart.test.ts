import { Result } from "effect"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { fold } from "../decider.ts"
import { given } from "../given.ts"
import { MAX_QUANTITY } from "../shared/text.ts"
import { cart, MAX_CART_LINES } from "./cart.ts"
import { cartCodec } from "./cart-codec.ts"
import type { CartCommand, CartEvent, CartItem } from "./cart-event.ts"
import { cartTotals } from "./cart-state.ts"

const anItem = (productId = "p1", quantity = 1): CartItem => ({
  productId,
  sku: `SKU-${productId}`,
  name: "Sound bar",
  brand: "Acme",
  size: "",
  quantity,
  price: 10_000,
  shippingCost: 500,
  productType: "electronics",
  partner: "Best Buy",
  isPromotion: false,
  thumbnailImage: "",
  smallImage: "",
  largeImage: "",
  pickupStoreId: null,
})
const create: CartCommand = {
  type: "CreateCart",
  cartId: "cart-1",
  username: null,
  successorOf: null,
  items: [],
}
const add = (productId = "p1", quantity = 1, available = 10): CartCommand => ({
  type: "AddItem",
  item: anItem(productId, quantity),
  available,
})
const change = (quantity: number, available = 10, productId = "p1"): CartCommand => ({
  type: "ChangeQuantity",
  productId,
  quantity,
  available,
})
const merge = (items: ReadonlyArray<CartItem>, available: Readonly<Record<string, number>>): CartCommand => ({
  type: "MergeCart",
  fromCartId: "guest-cart",
  items,
  available,
})
const checkOut = (orderId = "order-1"): CartCommand => ({ type: "CheckOut", orderId })
const closeInto = (cartId: string): CartCommand => ({ type: "CloseInto", cartId })

const history = (...commands: ReadonlyArray<CartCommand>): ReadonlyArray<CartEvent> => {
  const events: Array<CartEvent> = []
  for (const command of commands) {
    const decided = cart.decide(command, fold(cart, events))
    if (Result.isFailure(decided)) throw new Error(`${command.type}: ${decided.failure.message}`)
    events.push(...decided.success)
  }
  return events
}
const rejected = (code: string, message?: string) => ({
  rejection: message === undefined ? { code } : { code, message },
})

describe("a cart", () => {
  test("is created once, with its predecessor's items", () => {
    const again: CartCommand = {
      ...create,
      type: "CreateCart",
      successorOf: "old",
      items: [anItem("p1", 2), anItem("p2")],
    }
    expect(given(cart, []).when(again)).toEqual({
      events: [
        { type: "CartCreated", data: { cartId: "cart-1", username: null, successorOf: "old" } },
        { type: "CartItemAdded", data: { item: anItem("p1", 2) } },
        { type: "CartItemAdded", data: { item: anItem("p2") } },
      ],
    })
    expect(given(cart, history(create, add())).when(again)).toEqual({ events: [] })
    expect(given(cart, history(create)).when({ ...create, cartId: "cart-2" })).toMatchObject(
      rejected("already-exists"),
    )
  })

  test("is created with all of its predecessor's items, even if a merge had made those too many", () => {
    const items = Array.from({ length: MAX_CART_LINES + 1 }, (_, index) => anItem(`p${index}`))
    expect(given(cart, []).when({ ...create, type: "CreateCart", items })).toHaveProperty(
      "events.length",
      1 + items.length,
    )
  })

  test("is created with its predecessor's promotion code, and one line for each product", () => {
    const items = [anItem("p1", 2), anItem("p2"), anItem("p1", 3)]
    const state = fold(cart, history({ ...create, type: "CreateCart", promotionCode: "SPRING", items }))
    expect(state).toMatchObject({ promotionCode: "SPRING", items: [anItem("p1", 5), anItem("p2")] })
  })

  test("is not created with half a unit", () => {
    const items = [anItem("p1", 0.5)]
    expect(given(cart, []).when({ ...create, type: "CreateCart", items })).toMatchObject(rejected("invalid"))
  })

  test("that does not exist accepts nothing", () => {
    expect(given(cart, []).when(add())).toMatchObject(rejected("not-found"))
  })

  test("adds up quantities of the same product", () => {
    expect(given(cart, history(create, add("p1", 2))).when(add("p1", 3))).toEqual({
      events: [{ type: "CartItemQuantityChanged", data: { productId: "p1", from: 2, to: 5 } }],
    })
  })

  test.each<[string, CartCommand, string]>([
    ["more than there are", add("p2", 4, 3), 'Only 3 of "Sound bar" available.'],
    ["one more than there are", add("p1", 2, 3), 'Only 3 of "Sound bar" available; 2 in your cart already.'],
    ["what is sold out", add("p2", 1, 0), '"Sound bar" is out of stock.'],
    ["a quantity above what there is", change(4, 3), 'Only 3 of "Sound bar" available.'],
    ["a quantity nobody knows the stock of", change(4, Number.NaN), '"Sound bar" is out of stock.'],
  ])("rejects %s and reports how many there are", (_, command, message) => {
    expect(given(cart, history(create, add("p1", 2))).when(command)).toMatchObject(
      rejected("out-of-stock", message),
    )
  })

  test("sells the last unit there is", () => {
    const past = history(create, add("p1", 2))
    expect(given(cart, past).when(add("p1", 1, 3))).toHaveProperty("events.length", 1)
    expect(given(cart, past).when(change(3, 3))).toHaveProperty("events.length", 1)
  })

  test.each<[string, CartCommand]>([
    ["units less", add("p1", -1)],
    ["half units", add("p1", 0.5)],
    ["units beyond the limit together", add("p1", MAX_QUANTITY - 1, MAX_QUANTITY * 2)],
    ["a changed quantity beyond the limit", change(MAX_QUANTITY + 1, MAX_QUANTITY * 2)],
    ["a changed quantity with a fraction", change(1.5)],
  ])("takes no %s of what it holds", (_, command) => {
    expect(given(cart, history(create, add("p1", 2))).when(command)).toMatchObject(rejected("invalid"))
  })

  test.each([0, -1, 1.5, MAX_QUANTITY + 1, Number.NaN])("does not add %d units", (quantity) => {
    expect(given(cart, history(create)).when(add("p1", quantity, 2 * MAX_QUANTITY))).toMatchObject(
      rejected("invalid"),
    )
  })

  test("changes a quantity; below 1 removes the product", () => {
    const past = history(create, add("p1", 2))
    expect(given(cart, past).when(change(3))).toEqual({
      events: [{ type: "CartItemQuantityChanged", data: { productId: "p1", from: 2, to: 3 } }],
    })
    expect(given(cart, past).when(change(1))).toEqual({
      events: [{ type: "CartItemQuantityChanged", data: { productId: "p1", from: 2, to: 1 } }],
    })
    expect(given(cart, past).when(change(2))).toEqual({ events: [] })
    for (const quantity of [0, -1, 0.5])
      expect(given(cart, past).when(change(quantity))).toEqual({
        events: [{ type: "CartItemRemoved", data: { productId: "p1" } }],
      })
  })

  test("rejects products that are not in it", () => {
    const past = history(create, add())
    for (const command of [change(2, 10, "p2"), change(0, 10, "p2")])
      expect(given(cart, past).when(command)).toMatchObject(rejected("not-found"))
    expect(given(cart, past).when({ type: "RemoveItem", productId: "p2" })).toMatchObject(
      rejected("not-found"),
    )
  })

  test("keeps a promotion code that is chosen again, and gives it up", () => {
    const choice: CartCommand = { type: "ChoosePromotion", code: "SPRING" }
    expect(given(cart, history(create, choice)).when(choice)).toEqual({ events: [] })
    expect(given(cart, history(create, choice)).when({ ...choice, code: null })).toEqual({
      events: [{ type: "CartPromotionChosen", data: { code: null } }],
    })
  })

  test("is cleared, once", () => {
    expect(given(cart, history(create, add())).when({ type: "ClearCart" })).toEqual({
      events: [{ type: "CartCleared", data: {} }],
    })
    expect(given(cart, history(create)).when({ type: "ClearCart" })).toEqual({ events: [] })
  })

  test(`holds at most ${MAX_CART_LINES} different products`, () => {
    const full = history(create, ...Array.from({ length: MAX_CART_LINES }, (_, index) => add(`p${index}`)))
    expect(given(cart, full).when(add("one-more"))).toMatchObject(rejected("not-allowed-now"))
    expect(given(cart, full).when(add("p7"))).toMatchObject({ events: [{ type: "CartItemQuantityChanged" }] })
  })

  test("costs the sum of quantity times price", () => {
    expect(cartTotals([anItem("p1", 3), { ...anItem("p2"), price: 99 }])).toEqual({
      subTotal: 30_099,
      shipping: 0,
      discount: 0,
      total: 30_099,
    })
  })
})

describe("the way of delivery", () => {
  const choose = (pickupStoreId: string | null, available: number | null): CartCommand => ({
    type: "ChooseDelivery",
    productId: "p1",
    pickupStoreId,
    available,
  })
  const past = history(create, add("p1", 2))

  test("is chosen for a product, and can be chosen again", () => {
    expect(given(cart, past).when(choose("denver", 2))).toEqual({
      events: [{ type: "CartItemDeliveryChosen", data: { productId: "p1", pickupStoreId: "denver" } }],
    })
    const chosen = history(create, add("p1", 2), choose("denver", 2))
    expect(given(cart, chosen).when(choose("denver", 0))).toEqual({ events: [] })
    expect(given(cart, chosen).when(choose(null, 5))).toEqual({
      events: [{ type: "CartItemDeliveryChosen", data: { productId: "p1", pickupStoreId: null } }],
    })
  })

  test.each([
    ["to be sent", null, '"Sound bar" can only be picked up at a store.'],
    ["to a store that the shop does not have", "nowhere", '"Sound bar" cannot be picked up at this store.'],
  ])("rejects %s where it is not offered", (_, store, message) => {
    const chosen = history(create, add("p1", 2), choose("denver", 2))
    expect(given(cart, chosen).when(choose(store, null))).toMatchObject(rejected("not-allowed-now", message))
  })

  test("is rejected where there are too few units", () => {
    expect(given(cart, past).when(choose("denver", 1))).toMatchObject(rejected("out-of-stock"))
  })

  test("stays when the quantity changes and when the cart is merged", () => {
    const chosen = fold(
      cart,
      history(create, add("p1", 2), choose("denver", 2), change(3), merge([anItem()], { p1: 9 })),
    )
    expect(chosen).toMatchObject({ items: [{ quantity: 4, pickupStoreId: "denver" }] })
  })

  test("is not chosen in carts from before it existed", () => {
    const { pickupStoreId: _, ...item } = anItem()
    const stored = { type: "CartItemAdded", schemaVersion: 1, data: { item } }
    expect(cartCodec.decodeOrThrow(stored)).toMatchObject({ data: { item: { pickupStoreId: null } } })
  })
})

describe("merging a guest's cart", () => {
  test.each([
    ["sums", 2, 3, 10, 5],
    ["stops at what is available", 2, 3, 4, 4],
    ["never goes below what this cart held", 5, 1, 3, 5],
    ["never goes below what the guest's cart held", 1, 5, 3, 5],
  ])("%s", (_, own, guests, available, together) => {
    const past = history(create, add("p1", own))
    expect(given(cart, past).when(merge([anItem("p1", guests)], { p1: available }))).toEqual({
      events: [{ type: "CartMerged", data: { fromCartId: "guest-cart", items: [anItem("p1", together)] } }],
    })
  })

  test("takes over its promotion code, and keeps this one's where it had none", () => {
    const merging = (promotionCode: string | null) =>
      fold(
        cart,
        history(
          create,
          add(),
          { type: "ChoosePromotion", code: "SPRING" },
          {
            type: "MergeCart",
            fromCartId: "guest-cart",
            promotionCode,
            items: [anItem("p2")],
            available: { p2: 9 },
          },
        ),
      )
    expect(merging("TIRES10")).toMatchObject({ promotionCode: "TIRES10" })
    expect(merging(null)).toMatchObject({ promotionCode: "SPRING" })
  })

  test("loses nothing, even beyond the maximum number of lines", () => {
    const full = history(create, ...Array.from({ length: MAX_CART_LINES }, (_, index) => add(`p${index}`)))
    const merged = given(cart, full).when(merge([anItem("p0"), anItem("more")], { p0: 10 }))
    expect(merged).toHaveProperty("events.0.data.items.length", MAX_CART_LINES + 1)
  })

  test("happens once, and not for an empty cart or for itself", () => {
    const command = merge([anItem()], { p1: 10 })
    expect(given(cart, history(create, command)).when(command)).toEqual({ events: [] })
    expect(given(cart, history(create)).when(merge([], {}))).toEqual({ events: [] })
    expect(given(cart, history({ ...create, cartId: "guest-cart" })).when(command)).toMatchObject(
      rejected("invalid"),
    )
  })

  test("closes the guest's cart", () => {
    const closed = history(create, add(), closeInto("cart-2"))
    expect(given(cart, closed).when(closeInto("cart-2"))).toEqual({ events: [] })
    for (const command of [
      closeInto("cart-3"),
      add(),
      change(2),
      merge([anItem()], {}),
      checkOut(),
      { type: "ClearCart" } as const,
    ])
      expect(given(cart, closed).when(command)).toMatchObject(
        rejected("not-allowed-now", "The cart was merged into another one."),
      )
    expect(given(cart, history(create)).when(closeInto("cart-1"))).toMatchObject(rejected("invalid"))
  })
})

describe("checking out", () => {
  const closed = history(create, add(), checkOut())

  test("needs something in the cart", () => {
    expect(given(cart, history(create)).when(checkOut())).toMatchObject(
      rejected("not-allowed-now", "The cart is empty."),
    )
  })

  test("happens once; again it is the same order or none", () => {
    expect(given(cart, history(create, add())).when(checkOut())).toEqual({
      events: [{ type: "CartCheckedOut", data: { orderId: "order-1" } }],
    })
    expect(given(cart, closed).when(checkOut())).toEqual({ events: [] })
    const other = given(cart, closed).when(checkOut("order-2"))
    expect(other).toMatchObject(rejected("already-exists"))
    expect(JSON.stringify(other)).not.toContain("order-1")
  })

  test("closes the cart, which keeps its items", () => {
    for (const command of [
      add(),
      change(2),
      { type: "RemoveItem", productId: "p1" } as const,
      closeInto("cart-2"),
    ])
      expect(given(cart, closed).when(command)).toMatchObject(
        rejected("not-allowed-now", "The cart has been checked out."),
      )
    expect(given(cart, closed).when(create)).toEqual({ events: [] })
    expect(fold(cart, closed)).toMatchObject({ _tag: "checkedOut", items: [anItem()], orderId: "order-1" })
  })
})

test("any commands leave a cart of whole, positive quantities that its events explain, stored and read", () => {
  const quantity = fc.oneof(
    { weight: 5, arbitrary: fc.integer({ min: 0, max: 5 }) },
    { weight: 1, arbitrary: fc.constantFrom(-1, 0.5, MAX_QUANTITY + 1, Number.NaN) },
  )
  const productId = fc.constantFrom("p1", "p2", "__proto__", "constructor")
  const item = fc.tuple(productId, quantity).map(([id, units]) => anItem(id, units))
  const available = fc.oneof(fc.integer({ min: 0, max: 20 }), fc.constant(Number.NaN))
  const cartId = fc.constantFrom("cart-1", "cart-2")
  const command: fc.Arbitrary<CartCommand> = fc.oneof(
    fc.tuple(cartId, fc.array(item)).map(
      ([id, items]): CartCommand => ({
        ...create,
        type: "CreateCart",
        cartId: id,
        items,
        username: null,
        successorOf: null,
      }),
    ),
    fc
      .tuple(item, available)
      .map(([added, stock]): CartCommand => ({ type: "AddItem", item: added, available: stock })),
    fc.tuple(quantity, available, productId).map(([units, stock, id]) => change(units, stock, id)),
    productId.map((id): CartCommand => ({ type: "RemoveItem", productId: id })),
    fc
      .tuple(fc.array(item), fc.dictionary(productId, available))
      .map(([items, stock]) => merge(items, stock)),
    { weight: 1, arbitrary: fc.constant<CartCommand>({ type: "ClearCart" }) },
  )
  const sequence = fc
    .tuple(
      fc.array(command, { maxLength: 25, size: "max" }),
      fc.option(fc.oneof(fc.constant(checkOut()), fc.constant(closeInto("cart-9")))),
      fc.array(command),
    )
    .map(([before, close, after]) => [create, ...before, ...(close === null ? [] : [close]), ...after])
  const closedStates = new Set<string>()
  fc.assert(
    fc.property(sequence, (commands) => {
      let events: ReadonlyArray<CartEvent> = []
      for (const each of commands) {
        const before = fold(cart, events)
        const decided = Result.getOrElse(cart.decide(each, before), () => [])
        if (before._tag !== "open" && before._tag !== "none") expect(decided).toEqual([])
        events = [...events, ...decided]
      }
      const state = fold(cart, events)
      closedStates.add(state._tag)
      if (state._tag === "open" || state._tag === "checkedOut") {
        for (const { quantity: units } of state.items)
          expect(Number.isInteger(units) && units >= 1).toBe(true)
        expect(new Set(state.items.map((line) => line.productId)).size).toBe(state.items.length)
      }
      if (state._tag === "checkedOut") expect(state.items.length).toBeGreaterThan(0)
      for (const event of events)
        expect(cartCodec.decodeOrThrow(JSON.parse(JSON.stringify(cartCodec.encode(event))))).toEqual(event)
    }),
    { numRuns: 300 },
  )
  expect([...closedStates].sort()).toEqual(["checkedOut", "merged", "open"])
})
