import { EventLog } from "@voltread/domain/event.ts"
import { orderStream } from "@voltread/domain/stream.ts"
import { Effect, Stream } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, inject, onTestFinished, test } from "vitest"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import { upsertProducts } from "../catalogue/products.ts"
import { product } from "../catalogue/testing/catalogue-product.ts"
import { Database } from "../platform/postgres/pool.ts"
import { type CheckoutShop, checkoutShop } from "../testing/checkout-shop.ts"
import { orderChecks } from "../testing/order-checks.ts"
import { aPaymentRequest } from "../testing/payment-request.ts"
import { orderIdOf } from "./place-order.ts"

let shop: CheckoutShop

beforeAll(async () => {
  shop = await checkoutShop(inject("postgresUrl"), 2)
})
afterAll(() => shop.close())
beforeEach(() => shop.stock({ laptop: 50, mouse: 50 }))

const { shopper, salesOf, count, orderState, settledStatus, report } = orderChecks(() => shop)

describe("a checkout", () => {
  test("becomes a paid order at the shop's own prices, and the cart is empty afterwards", async () => {
    const { browser, cartId } = await shopper()
    await browser.add("mouse", 2)
    const result = await browser.checkOut({ nonce: "good-1" })
    expect(result).toMatchObject({ success: true, status: "PAYMENT_RECEIVED", errors: [] })
    // (999.00 + 2 × 25.99 + shipping 5.00) with 6.25 % tax, which Texas charges on shipping, too.
    expect(result.order).toMatchObject({ total: 1_121.98, tax: 66 })
    expect(result.order?.items.map(({ status }) => status)).toEqual(["PENDING_SHIPMENT", "PENDING_SHIPMENT"])
    expect(salesOf(result.order?.id)).toMatchObject([{ amount: 112_198 }])
    expect(await orderState(orderIdOf(cartId))).toMatchObject({
      lines: [
        { price: 99_900, originalPrice: 109_900, supplierCost: 7_000 },
        { price: 2_599, originalPrice: 10_000, supplierCost: 7_000 },
      ],
    })
    expect([await shop.available("laptop"), await shop.available("mouse")]).toEqual([49, 48])
    const next = await browser.cart()
    expect(next).toMatchObject({ items: [], pendingOrder: null })
    expect(next.id).not.toBe(cartId)
  })

  test("of items without a price is offered no payment method, and places no order", async () => {
    const gift = product("gift", { name: "Gift", salePrice: 0, shippingCost: 0 })
    await shop.run(Database.use(({ pool }) => Effect.asVoid(upsertProducts(pool, [gift]))))
    await shop.stock({ gift: 5 })
    const browser = shop.browse()
    const { id: cartId } = await browser.add("gift")
    const asked = `query ($c: ID!) {
      checkoutQuote(cartId: $c, state: "TX") { total problems }
      paymentMethods(cartId: $c, state: "TX") { id }
    }`
    expect(await browser.graphql(asked, { c: cartId })).toMatchObject({
      data: {
        checkoutQuote: { total: 0, problems: [expect.stringContaining("nothing to pay")] },
        paymentMethods: [],
      },
    })
    expect(await browser.checkOut({ nonce: "good-free", expectedTotal: 0 })).toMatchObject({
      success: false,
      errors: [{ code: "NOT_POSSIBLE", message: expect.stringContaining("nothing to pay") }],
      order: null,
    })
    expect(await shop.available("gift")).toBe(5)
  })

  test("names every wrong field in the words of the form, and charges nothing", async () => {
    const { browser } = await shopper()
    const result = await browser.checkOut({
      nonce: "good-2",
      change: {
        email: "nobody",
        isBillingShippingSame: false,
        shippingAddress: {
          firstName: "A",
          lastName: "L0ve!",
          address1: "",
          city: "Austin",
          state: "",
          postalCode: "7870",
          phone: "1",
        },
      },
    })
    expect(result.success).toBe(false)
    const errors = Object.fromEntries(
      result.fieldErrors.map(({ property, constraints }) => [property, Object.values(constraints)[0]]),
    )
    expect(errors).toMatchObject({
      email: "Please enter a valid email address",
      firstName: "its too Short",
      lastName: "Last Name must only have alphabets or numbers or -",
      address1: "Please enter your Address",
      state: "Please select a state",
      postalCode: "Please enter a valid US Postal Code",
      phone: "Please enter a valid US Phone Number",
      billingFirstName: "Please enter First Name",
    })
    expect(await shop.available("laptop")).toBe(50)
  })

  test.each(["josé@example.com", "a..b@example.com", "ann@exämple.com"])(
    "takes no order for %s, since its confirmation could not be mailed",
    async (email) => {
      const { browser, cartId } = await shopper()
      const result = await browser.checkOut({ nonce: "good-4", change: { email } })
      expect(result).toMatchObject({
        success: false,
        fieldErrors: [{ property: "email", constraints: { isEmail: "Please enter a valid email address" } }],
      })
      expect(salesOf(orderIdOf(cartId))).toEqual([])
    },
  )

  test("charges nothing when the total is not what the shopper saw, and says the new one", async () => {
    const { browser, cartId } = await shopper()
    const result = await browser.checkOut({ nonce: "good-3", expectedTotal: 1 })
    expect(result).toMatchObject({ success: false, errors: [{ code: "TOTAL_CHANGED" }], order: null })
    expect(result.message).toContain("$1,066.75")
    expect(salesOf(orderIdOf(cartId))).toEqual([])
    expect(await browser.checkOut({ nonce: "good-3" })).toMatchObject({ success: true })
  })

  test("charges only the total that the shopper saw, whatever happened to an earlier attempt", async () => {
    const { browser, cartId } = await shopper()
    const orderId = orderIdOf(cartId)
    await browser.checkOut({ nonce: "lost-30" })
    const meanwhile = await browser.checkOut({ nonce: "good-30a", expectedTotal: 0.01 })
    expect(meanwhile).toMatchObject({ success: false, errors: [{ code: "TOTAL_CHANGED" }] })
    expect(await settledStatus(orderId, 150_000)).toBe("PAYMENT_FAILED")
    const afterwards = await browser.checkOut({ nonce: "good-30b", expectedTotal: 0.01 })
    expect(afterwards).toMatchObject({ success: false, errors: [{ code: "TOTAL_CHANGED" }] })
    expect(salesOf(orderId)).toEqual([])
    expect(await browser.checkOut({ nonce: "good-30c" })).toMatchObject({ success: true })
    expect(salesOf(orderId)).toMatchObject([{ amount: 106_675 }])
  })

  test("that waited in vain for another attempt charges only the total that the shopper saw", async () => {
    const { browser, cartId } = await shopper()
    await browser.checkOut({ nonce: "lost-31" })
    const waiting = browser.checkOut({ nonce: "good-31", cartId, expectedTotal: 0.01 })
    expect(await settledStatus(orderIdOf(cartId), 150_000)).toBe("PAYMENT_FAILED")
    expect(await waiting).toMatchObject({ success: false, errors: [{ code: "TOTAL_CHANGED" }] })
    expect(salesOf(orderIdOf(cartId))).toEqual([])
  })

  test("is refused for another browser's cart as for one that does not exist", async () => {
    const { cartId } = await shopper()
    const stranger = shop.browse()
    await stranger.add("mouse")
    const notFound = { message: "This cart could not be found.", code: "NOT_FOUND" }
    expect(await stranger.refusedCheckOut(cartId)).toEqual(notFound)
    expect(
      await stranger.refusal("query ($c: ID!) { checkoutQuote(cartId: $c) { total } }", { c: cartId }),
    ).toEqual(notFound)
  })

  test("can have all units that there are", async () => {
    const { browser, cartId } = await shopper()
    await shop.stock({ laptop: 1 })
    const problems = "query ($c: ID!) { checkoutQuote(cartId: $c) { problems } }"
    expect(await browser.graphql(problems, { c: cartId })).toEqual({
      data: { checkoutQuote: { problems: [] } },
    })
    expect(await browser.checkOut({ nonce: "good-13" })).toMatchObject({ success: true })
  })

  test("takes a cart that another server has filled", async () => {
    const { browser, cartId } = await shopper()
    await browser.remove("laptop")
    const elsewhere = browser.through(shop.server(1))
    await elsewhere.add("mouse")
    const expectedTotal = await elsewhere.total(cartId)
    expect(await browser.checkOut({ nonce: "good-14", cartId, expectedTotal })).toMatchObject({
      success: true,
    })
  })

  test("of a guest is theirs by name in the order's history", async () => {
    const { browser, cartId } = await shopper()
    await browser.checkOut({ nonce: "good-15" })
    const [created] = await shop.run(
      EventLog.use((log) => Stream.runCollect(log.read(orderStream(orderIdOf(cartId))))),
    )
    expect(created?.metadata.actor).toMatchObject({ role: "guest", name: "Ada Lovelace" })
  })

  test("gives the last unit to one of two shoppers", async () => {
    const [one, other] = [await shopper(0), await shopper(1)]
    await shop.stock({ laptop: 1 })
    const results = await Promise.all([
      one.browser.checkOut({ nonce: "good-5a" }),
      other.browser.checkOut({ nonce: "good-5b" }),
    ])
    expect(results.filter(({ success }) => success)).toHaveLength(1)
    const [loser] = results.filter(({ success }) => !success)
    expect(loser).toMatchObject({ errors: [{ code: "OUT_OF_STOCK" }], order: null })
    expect(loser?.message).toBe('"Laptop" is out of stock. Please remove it from your cart.')
    expect(await shop.available("laptop")).toBe(0)
  })

  test("recalculates tax when the state of delivery changes between two attempts", async () => {
    const { browser } = await shopper()
    const first = await browser.checkOut({ nonce: "declined-6", state: "OR" })
    expect(first.order).toMatchObject({ tax: 0, total: 1_004, shipState: "OR" })
    const second = await browser.checkOut({ nonce: "good-6", state: "TX" })
    expect(second.order).toMatchObject({ tax: 62.75, total: 1_066.75, shipState: "TX" })
    expect(salesOf(second.order?.id)).toMatchObject([{ amount: 106_675 }])
  })
})

describe("the order in the answer", () => {
  test("is the same whether it was folded from what was just stored or read from its stream", async () => {
    const { browser, cartId } = await shopper()
    const expectedTotal = await browser.total(cartId)
    const first = await browser.checkOut({ nonce: "good-12", cartId, expectedTotal })
    expect(first.order?.paymentDetails).toHaveLength(1)
    const again = await browser.checkOut({ nonce: "good-12", cartId, expectedTotal })
    expect(again.order).toEqual(first.order)
  })
})

describe("the same cart", () => {
  test("submitted 50 times at once to two servers is one order and one charge", async () => {
    const { browser, cartId } = await shopper()
    const total = await browser.total(cartId)
    const elsewhere = browser.through(shop.server(1))
    const submissions = Array.from({ length: 50 }, (_, n) => {
      const sender = n % 2 === 0 ? browser : elsewhere
      return sender.checkOut({ nonce: "good-7", cartId, expectedTotal: total })
    })
    const results = await Promise.all(submissions)
    expect(new Set(results.map(({ order }) => order?.id)).size).toBe(1)
    expect(results.every(({ success, status }) => success && status === "PAYMENT_RECEIVED")).toBe(true)
    expect(salesOf(orderIdOf(cartId))).toHaveLength(1)
    expect(await shop.available("laptop")).toBe(49)
    const orders = "select count(*) as n from events where stream = $1 and type = 'OrderCreated'"
    expect(await count(orders, [`order-${orderIdOf(cartId)}`])).toBe(1)
  })

  test("submitted at once with two cards is charged once", async () => {
    const { browser, cartId } = await shopper()
    const total = await browser.total(cartId)
    const results = await Promise.all([
      browser.checkOut({ nonce: "good-8a", cartId, expectedTotal: total }),
      browser.through(shop.server(1)).checkOut({ nonce: "good-8b", cartId, expectedTotal: total }),
    ])
    expect(results.map(({ success }) => success)).toEqual([true, true])
    expect(salesOf(orderIdOf(cartId))).toHaveLength(1)
  })

  test("is paid with another card after a decline, as the same order", async () => {
    const { browser, cartId } = await shopper()
    const declined = await browser.checkOut({ nonce: "declined-9" })
    expect(declined).toMatchObject({
      success: false,
      status: "PAYMENT_FAILED",
      message: "Your card was declined. Try another card or call your bank.",
      errors: [{ code: "2000" }],
    })
    expect(await browser.cart()).toMatchObject({
      id: cartId,
      items: [{ productId: "laptop" }],
      pendingOrder: { id: declined.order?.id, status: "PAYMENT_FAILED" },
    })
    const paid = await browser.checkOut({ nonce: "good-9" })
    expect(paid).toMatchObject({ success: true, order: { id: declined.order?.id } })
    expect(paid.order?.paymentDetails.map(({ result }) => result)).toEqual(["declined", "succeeded"])
    expect(await shop.available("laptop")).toBe(49)
  })

  test("is paid after a decline although what its order holds is no longer sold, and its cart lacks nothing", async () => {
    const { browser } = await shopper()
    await browser.checkOut({ nonce: "declined-30" })
    onTestFinished(async () => {
      await shop.sql("update product set is_live = true where product_id = 'laptop'")
    })
    await shop.sql("update product set is_live = false where product_id = 'laptop'")
    expect(await browser.cart()).toMatchObject({ items: [{ productId: "laptop", inStock: true }] })
    expect(await browser.checkOut({ nonce: "good-30" })).toMatchObject({ success: true })
  })

  test("sent again after two more carts were begun gets the same answer", async () => {
    const { browser, cartId } = await shopper()
    const expectedTotal = await browser.total(cartId)
    const first = await browser.checkOut({ nonce: "good-16", cartId, expectedTotal })
    await browser.add("mouse")
    await browser.checkOut({ nonce: "good-17" })
    await browser.add("mouse")
    const again = await browser.checkOut({ nonce: "good-16", cartId, expectedTotal })
    expect(again).toMatchObject({ success: true, order: { id: first.order?.id } })
  })

  test.each([
    ["paid", "good-31", ["good-31", "good-31-another"]],
    ["not paid on the gateway's page", "hosted-31", ["hosted-31"]],
  ])(
    "sent again once its order was canceled leads to it, and thanks nobody: %s before",
    async (_, nonce, submissions) => {
      const { browser, cartId } = await shopper()
      const expectedTotal = await browser.total(cartId)
      const first = await browser.checkOut({ nonce, cartId, expectedTotal })
      expect(first.success).toBe(true)
      const orderId = orderIdOf(cartId)
      await shop.run(
        CommandHandlers.use(({ orders }) =>
          orders.handle(orderId, () => [{ type: "CancelOrder", reason: "asked to" }], {
            commandId: `cancel-${orderId}`,
            correlationId: "r",
            actor: { id: "sam", name: "Sam", role: "customersupport" },
            now: new Date().toISOString(),
          }),
        ),
      )
      for (const again of submissions)
        expect(await browser.checkOut({ nonce: again, cartId, expectedTotal }), again).toMatchObject({
          success: false,
          message: "This order was canceled. Anything you paid is refunded the way you paid it.",
          errors: [{ code: "ORDER_OVER" }],
          paymentGatewayUrl: null,
          order: { id: orderId, status: "CANCELLED" },
        })
    },
  )

  test("sent again with a declined card's nonce gets the same answer, without another attempt", async () => {
    const { browser } = await shopper()
    const first = await browser.checkOut({ nonce: "declined-10" })
    const again = await browser.checkOut({ nonce: "declined-10" })
    expect(again.message).toBe(first.message)
    expect(again.order?.paymentDetails).toHaveLength(1)
  })

  test("is placed by the next submission when a server stopped after closing it", async () => {
    const { browser, cartId } = await shopper()
    const intent = {
      commandId: "a server that stops",
      correlationId: "r",
      actor: { id: "guest", name: "Guest", role: "guest" as const },
      now: new Date().toISOString(),
    }
    await shop.run(
      CommandHandlers.use(({ carts }) =>
        carts.handle(cartId, () => [{ type: "CheckOut", orderId: orderIdOf(cartId) }], intent),
      ),
    )
    expect(await browser.cart()).toMatchObject({ id: cartId, items: [{ productId: "laptop" }] })
    expect(await browser.checkOut({ nonce: "good-11" })).toMatchObject({ success: true })
    expect(salesOf(orderIdOf(cartId))).toHaveLength(1)
  })
})

describe("going back from an unpaid order", () => {
  test("opens a cart with the same items and the change, cancels the order and frees its units", async () => {
    const { browser, cartId } = await shopper()
    await shop.stock({ laptop: 1 })
    const declined = await browser.checkOut({ nonce: "declined-20" })
    expect(await shop.available("laptop")).toBe(0)
    const cart = await browser.add("mouse")
    expect(cart.id).not.toBe(cartId)
    expect(cart.items.map(({ productId, inStock }) => [productId, inStock])).toEqual([
      ["laptop", true],
      ["mouse", true],
    ])
    expect(await orderState(declined.order?.id ?? "")).toMatchObject({ status: "CANCELLED" })
    expect(await shop.available("laptop")).toBe(1)
    expect(await browser.checkOut({ nonce: "good-20" })).toMatchObject({ success: true })
  })

  test("can have all units in stock, including those of its own order", async () => {
    const { browser } = await shopper()
    await shop.stock({ laptop: 2 })
    await browser.checkOut({ nonce: "declined-23" })
    expect(await shop.available("laptop")).toBe(1)
    expect((await browser.setQuantity("laptop", 2)).items).toMatchObject([{ quantity: 2, inStock: true }])
  })

  test("is not possible, nor is a second payment, while all of its money was seen and is not final", async () => {
    const { browser, cartId } = await shopper()
    const { order, transactionId } = await browser.checkOut({ nonce: "hosted-24" })
    const { id, amount } = shop.cards.change(transactionId ?? "", { status: "authorizing" })
    shop.cards.change(id, { detected: amount })
    await shop.work()
    expect(await browser.cart()).toMatchObject({ id: cartId, pendingOrder: { isBeingPaid: true } })
    const adding = await browser.refusal('mutation { addItem(productId: "mouse", quantity: 1) { id } }')
    expect(adding.code).toBe("CONFLICT")
    expect(await browser.checkOut({ nonce: "good-24" })).toMatchObject({ transactionId: id })
    expect(salesOf(orderIdOf(cartId))).toHaveLength(1)
    shop.cards.payAtGateway(id)
    expect(await settledStatus(order?.id ?? "")).toBe("PAYMENT_RECEIVED")
  })

  test("happens by itself for who corrects their email, whose order would stay under the first one", async () => {
    const { browser, cartId } = await shopper()
    const typo = { email: "erin@exmaple.com" }
    const declined = await browser.checkOut({ nonce: "declined-25", change: typo })
    const corrected = { nonce: "good-25", change: { email: "erin@example.com" } }
    expect(await browser.checkOut(corrected)).toMatchObject({
      success: false,
      order: null,
      message: expect.stringContaining(`Order ${declined.order?.uniqueId} was placed with another email`),
    })
    expect(await orderState(orderIdOf(cartId))).toMatchObject({ status: "CANCELLED" })
    expect((await browser.cart()).items).toMatchObject([{ productId: "laptop" }])
    const { order } = await browser.checkOut(corrected)
    expect(await orderState(order?.id ?? "")).toMatchObject({
      status: "PAYMENT_RECEIVED",
      created: { contact: { email: "erin@example.com" } },
    })
    expect([salesOf(orderIdOf(cartId)), salesOf(order?.id)].map(({ length }) => length)).toEqual([0, 1])
  })

  test("is left alone by a submission of an earlier cart that comes once more, under another email", async () => {
    const { browser, cartId } = await shopper()
    const total = await browser.total(cartId)
    await browser.checkOut({ nonce: "good-27", cartId })
    await browser.add("mouse")
    const { order } = await browser.checkOut({ nonce: "declined-27" })
    const late = { nonce: "good-28", cartId, expectedTotal: total, change: { email: "erin@example.com" } }
    expect(await browser.checkOut(late)).toMatchObject({ order: { id: orderIdOf(cartId) } })
    expect(await orderState(order?.id ?? "")).toMatchObject({ status: "PAYMENT_FAILED" })
  })

  test("is left alone by an email that is only written otherwise", async () => {
    const { browser, cartId } = await shopper()
    await browser.checkOut({ nonce: "declined-26", change: { email: "erin@example.com" } })
    const { order } = await browser.checkOut({ nonce: "good-26", change: { email: "Erin@Example.com" } })
    expect(order).toMatchObject({ id: orderIdOf(cartId), status: "PAYMENT_RECEIVED" })
  })

  test("can remove the only item", async () => {
    const { browser } = await shopper()
    await browser.checkOut({ nonce: "declined-21" })
    expect(await browser.remove("laptop")).toMatchObject({ items: [], pendingOrder: null })
    expect(await browser.cart()).toMatchObject({ items: [] })
  })

  test("refunds money that arrives afterwards", async () => {
    const { browser } = await shopper()
    const orderId = (await browser.checkOut({ nonce: "lost-22" })).order?.id ?? ""
    expect(await settledStatus(orderId, 150_000)).toBe("PAYMENT_FAILED")
    await browser.setQuantity("laptop", 2)
    expect(await orderState(orderId)).toMatchObject({ status: "CANCELLED" })

    const late = await shop.run(
      shop.cards.service.pay(
        aPaymentRequest({ orderId, paymentId: `${orderId}:late`, amount: 106_675, token: "good-late" }),
      ),
    )
    if (late._tag !== "Settling") throw new Error("the double charges good cards")
    const transaction = shop.cards.settle(late.transaction.id)
    await report({
      _tag: "TransactionChanged",
      eventId: `late-${orderId}`,
      at: transaction.createdAt ?? "",
      transaction,
    })
    await shop.work()
    expect(await orderState(orderId)).toMatchObject({
      status: "CANCELLED",
      payments: [
        { kind: "sale", result: "settled", transactionId: transaction.id },
        { kind: "refund", result: "requested", amount: 106_675 },
      ],
    })
    await settledStatus(orderId)
    expect(await orderState(orderId)).toMatchObject({
      payments: [{ kind: "sale" }, { kind: "refund", result: "succeeded" }],
    })
    expect(shop.cards.transactions.filter((each) => each.orderId === orderId)).toMatchObject([
      { kind: "sale", status: "settled" },
      { kind: "refund", amount: 106_675 },
    ])
  })
})
