import { Effect } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest"
import { Streams } from "../aggregates/streams.ts"
import type { GatewayMessage, WebhookRequest } from "../payments/gateway-message.ts"
import { type CheckoutShop, checkoutShop } from "../testing/checkout-shop.ts"
import { orderIdOf } from "./place-order.ts"

let shop: CheckoutShop

beforeAll(async () => {
  shop = await checkoutShop(inject("postgresUrl"), 2)
})
afterAll(() => shop.close())
beforeEach(() => shop.stock({ laptop: 50, mouse: 50 }))

/** A browser whose cart holds one laptop. */
const shopper = async (process = 0) => {
  const browser = shop.browse(process)
  const cart = await browser.add("laptop")
  return { browser, cartId: cart.id }
}

const salesOf = (orderId: string | undefined) =>
  shop.cards.sales().filter((transaction) => transaction.orderId === orderId)

const count = async (text: string, values: ReadonlyArray<unknown>): Promise<number> =>
  Number((await shop.sql(text, values))[0]?.n)

const orderState = (orderId: string) =>
  shop.run(Streams.use(({ orders }) => Effect.map(orders.load(orderId), ({ state }) => state)))

/** The order's status once the events so far have been worked on. */
const settledStatus = async (orderId: string, later = 0): Promise<string | undefined> => {
  await shop.work(later)
  const state = await orderState(orderId)
  return state._tag === "placed" ? state.status : undefined
}

describe("a checkout", () => {
  test("becomes a paid order at the shop's own prices, and the cart is empty afterwards", async () => {
    const { browser, cartId } = await shopper()
    await browser.add("mouse", 2)
    const result = await browser.checkOut({ nonce: "good-1" })
    expect(result).toMatchObject({ success: true, status: "PAYMENT_RECEIVED", errors: [] })
    // (999.00 + 2 × 25.99 + shipping 5.00) with 6.25 % tax, which Texas takes of shipping, too.
    expect(result.order).toMatchObject({ total: 1_121.98, tax: 66 })
    expect(result.order?.items.map(({ status }) => status)).toEqual(["PENDING_SHIPMENT", "PENDING_SHIPMENT"])
    expect(salesOf(result.order?.id)).toMatchObject([{ amount: 112_198 }])
    expect([await shop.available("laptop"), await shop.available("mouse")]).toEqual([49, 48])
    const next = await browser.cart()
    expect(next).toMatchObject({ items: [], pendingOrder: null })
    expect(next.id).not.toBe(cartId)
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
      email: "Please enter a valid email",
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

  test("charges nothing when the total is not what the shopper saw, and says the new one", async () => {
    const { browser, cartId } = await shopper()
    const result = await browser.checkOut({ nonce: "good-3", expectedTotal: 1 })
    expect(result).toMatchObject({ success: false, errors: [{ code: "TOTAL_CHANGED" }], order: null })
    expect(result.message).toContain("$1066.75")
    expect(salesOf(orderIdOf(cartId))).toEqual([])
    expect(await browser.checkOut({ nonce: "good-3" })).toMatchObject({ success: true })
  })

  test("is refused for another browser's cart as for one that does not exist", async () => {
    const { cartId } = await shopper()
    const stranger = shop.browse()
    await stranger.add("mouse")
    await expect(stranger.checkOut({ nonce: "good-4", cartId, expectedTotal: 1 })).rejects.toThrow()
    expect(
      await stranger.refusal("query ($c: ID!) { checkoutQuote(cartId: $c) { total } }", { c: cartId }),
    ).toEqual({ message: "This cart could not be found.", code: "NOT_FOUND" })
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

  test("taxes by the state of delivery when that changes between two tries", async () => {
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

describe("a payment at a gateway with pages of its own", () => {
  test("says where to pay, and the order is paid when the gateway says so", async () => {
    const { browser } = await shopper()
    const result = await browser.checkOut({ nonce: "hosted-1" })
    expect(result).toMatchObject({
      success: true,
      status: "PENDING_PAYMENT",
      paymentGatewayUrl: expect.stringContaining(result.transactionId ?? ""),
      errors: [],
    })
    const orderId = result.order?.id ?? ""
    expect(await settledStatus(orderId, 150_000)).toBe("PENDING_PAYMENT")
    const transaction = shop.cards.payAtGateway(result.transactionId ?? "")
    const at = "2026-11-21T10:00:00Z"
    await report({ _tag: "TransactionChanged", eventId: `paid-${orderId}`, at, transaction })
    expect(await settledStatus(orderId)).toBe("PAYMENT_RECEIVED")
    const state = await orderState(orderId)
    expect(state).toMatchObject({ payments: [{ gatewayType: "CRYPTO", result: "succeeded" }] })
  })

  test("is found to be paid when the gateway never says so", async () => {
    const { browser } = await shopper()
    const result = await browser.checkOut({ nonce: "hosted-2" })
    shop.cards.payAtGateway(result.transactionId ?? "")
    expect(await settledStatus(result.order?.id ?? "")).toBe("PAYMENT_RECEIVED")
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

  test("sent again with a declined card's nonce is told the same, without another attempt", async () => {
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
      Streams.use(({ carts }) =>
        carts.handle(cartId, () => [{ type: "CheckOut", orderId: orderIdOf(cartId) }], intent),
      ),
    )
    expect(await browser.cart()).toMatchObject({ id: cartId, items: [{ productId: "laptop" }] })
    expect(await browser.checkOut({ nonce: "good-11" })).toMatchObject({ success: true })
    expect(salesOf(orderIdOf(cartId))).toHaveLength(1)
  })
})

describe("a charge without an answer", () => {
  test("is told as such, and the order is paid when the gateway turns out to have the money", async () => {
    const { browser } = await shopper()
    const result = await browser.checkOut({ nonce: "silent-1" })
    expect(result).toMatchObject({
      success: false,
      status: "PENDING_PAYMENT",
      errors: [{ code: "UNANSWERED" }],
    })
    expect(result.message).toContain("checking with the bank")
    const orderId = result.order?.id ?? ""
    expect(await settledStatus(orderId)).toBe("PAYMENT_RECEIVED")
    expect(salesOf(orderId)).toHaveLength(1)
  })

  test("keeps the shopper from changing the cart or paying again before it is known", async () => {
    const { browser } = await shopper()
    await browser.checkOut({ nonce: "silent-2" })
    expect(
      await browser.refusal('mutation { addItem(productId: "mouse", quantity: 1) { id } }'),
    ).toMatchObject({ code: "CONFLICT", message: expect.stringContaining("being processed") })
  })

  test("is given up after two minutes when the gateway never heard of it, and can be paid again", async () => {
    const { browser } = await shopper()
    const orderId = (await browser.checkOut({ nonce: "lost-3" })).order?.id ?? ""
    expect(await settledStatus(orderId, 60_000)).toBe("PENDING_PAYMENT")
    expect(await settledStatus(orderId, 150_000)).toBe("PAYMENT_FAILED")
    expect(await browser.checkOut({ nonce: "good-lost-3" })).toMatchObject({
      success: true,
      order: { id: orderId },
    })
    expect(salesOf(orderId)).toHaveLength(1)
  })

  test("of a server that stopped before it heard the answer is found, too", async () => {
    const { browser } = await shopper()
    const orderId = (await browser.checkOut({ nonce: "declined-4" })).order?.id ?? ""
    const sale = { orderId, paymentId: `${orderId}:pay:2`, amount: 106_675, token: "good-4" }
    await shop.run(shop.cards.service.pay(sale))
    await shop.run(
      Streams.use(({ orders }) =>
        orders.handle(
          orderId,
          (state) => {
            const [payment] = state._tag === "placed" ? state.payments : []
            if (payment === undefined) throw new Error("no payment")
            const requested = {
              ...payment,
              paymentId: sale.paymentId,
              result: "requested" as const,
              transactionId: null,
              code: null,
              message: null,
            }
            return [{ type: "RecordPayment", payment: requested }]
          },
          {
            commandId: "a server that stops after asking",
            correlationId: "r",
            actor: { id: "guest", name: "Guest", role: "guest" },
            now: new Date().toISOString(),
          },
        ),
      ),
    )
    expect(await settledStatus(orderId)).toBe("PAYMENT_RECEIVED")
  })

  test("that could not be sent says so at once, and the next try is a new attempt", async () => {
    const { browser } = await shopper()
    const refused = await browser.checkOut({ nonce: "unreachable-5" })
    expect(refused).toMatchObject({ success: false, status: "PAYMENT_FAILED" })
    expect(refused.message).toContain("you have not been charged")
    expect(await browser.checkOut({ nonce: "good-5" })).toMatchObject({ success: true })
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

  test("can ask for all the units there are, its own order's among them", async () => {
    const { browser } = await shopper()
    await shop.stock({ laptop: 2 })
    await browser.checkOut({ nonce: "declined-23" })
    expect(await shop.available("laptop")).toBe(1)
    expect((await browser.setQuantity("laptop", 2)).items).toMatchObject([{ quantity: 2, inStock: true }])
  })

  test("can remove the only item", async () => {
    const { browser } = await shopper()
    await browser.checkOut({ nonce: "declined-21" })
    expect(await browser.remove("laptop")).toMatchObject({ items: [], pendingOrder: null })
    expect(await browser.cart()).toMatchObject({ items: [] })
  })

  test("gives back money that comes after all", async () => {
    const { browser } = await shopper()
    const orderId = (await browser.checkOut({ nonce: "lost-22" })).order?.id ?? ""
    expect(await settledStatus(orderId, 150_000)).toBe("PAYMENT_FAILED")
    await browser.setQuantity("laptop", 2)
    expect(await orderState(orderId)).toMatchObject({ status: "CANCELLED" })

    const late = await shop.run(
      shop.cards.service.pay({ orderId, paymentId: `${orderId}:late`, amount: 106_675, token: "good-late" }),
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

describe("a message of the gateway", () => {
  test("is refused when it is not signed, and nothing is stored", async () => {
    const answer = await post({ body: Buffer.from("forged"), headers: {} })
    expect(answer.statusCode).toBe(400)
    expect(answer.body).not.toContain("signed")
  })

  test("that comes three times settles the payment once", async () => {
    const { browser } = await shopper()
    const { order } = await browser.checkOut({ nonce: "good-30" })
    const [sale] = salesOf(order?.id)
    const transaction = shop.cards.settle(sale?.id ?? "")
    for (let copies = 0; copies < 3; copies++) {
      await report({
        _tag: "TransactionChanged",
        eventId: `settled-${transaction.id}`,
        at: "2026-11-21T10:00:00Z",
        transaction,
      })
      await shop.work()
    }
    const settled =
      "select count(*) as n from events where stream = $1 and data->'payment'->>'result' = 'settled'"
    expect(await count(settled, [`order-${order?.id}`])).toBe(1)
  })

  test("that the bank took the money back sends the order to people", async () => {
    const { browser } = await shopper()
    const { order } = await browser.checkOut({ nonce: "good-31" })
    const [sale] = salesOf(order?.id)
    if (sale === undefined) throw new Error("a paid order has a sale")
    const transaction = { ...sale, status: "settlement-declined" as const, reason: "4001" }
    await report({
      _tag: "TransactionChanged",
      eventId: "declined-31",
      at: "2026-11-21T10:00:00Z",
      transaction,
    })
    await shop.work()
    expect(await orderState(order?.id ?? "")).toMatchObject({ status: "PENDING_REVIEW" })
  })

  test("of a dispute is noted on the order for staff", async () => {
    const { browser } = await shopper()
    const { order, transactionId } = await browser.checkOut({ nonce: "good-32" })
    await report({
      _tag: "Dispute",
      eventId: "dispute-32",
      at: "2026-11-21T10:00:00Z",
      disputeId: "d32",
      status: "open",
      transactionId: transactionId ?? "",
      amount: 106_675,
    })
    await shop.work()
    const notes = "select count(*) as n from events where stream = $1 and type = 'OrderCustomNotesAdded'"
    expect(await count(notes, [`order-${order?.id}`])).toBe(1)
  })

  test("is kept as it came, once, under the gateway's name", async () => {
    const transaction = { ...shop.cards.transactions[0], orderId: null, status: "settled" as const }
    const kept = "select gateway, body from gateway_message where event_id = 'kept-33'"
    const text = `  ${JSON.stringify({
      _tag: "TransactionChanged",
      eventId: "kept-33",
      at: "2026-11-21T10:00:00Z",
      transaction,
    })}\n`
    for (let copies = 0; copies < 2; copies++) {
      expect((await post(shop.cards.signedText(text))).statusCode).toBe(200)
    }
    expect(await shop.sql(kept)).toEqual([{ gateway: "braintree", body: Buffer.from(text) }])
  })

  test("of a gateway that the shop does not have is not found", async () => {
    const answer = await post(shop.cards.signedText("{}"), "plisio")
    expect(answer.statusCode).toBe(404)
    expect((await shop.server(0).inject("/api/webhooks/plisio")).statusCode).toBe(404)
  })

  test("that checks the address is answered", async () => {
    const answer = await shop.server(0).inject("/api/webhooks/braintree?bt_challenge=abc123")
    expect([answer.statusCode, answer.body]).toEqual([200, "double|abc123"])
  })
})

const post = ({ body, headers }: Pick<WebhookRequest, "body" | "headers">, gateway = "braintree") =>
  shop.server(0).inject({
    method: "POST",
    url: `/api/webhooks/${gateway}`,
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    payload: Buffer.from(body),
  })

const report = async (message: GatewayMessage): Promise<void> => {
  expect((await post(shop.cards.signed(message))).statusCode).toBe(200)
}

describe("a refund", () => {
  const cancel = (orderId: string) =>
    shop.run(
      Streams.use(({ orders }) =>
        orders.handle(orderId, () => [{ type: "CancelOrder", reason: "asked to" }], {
          commandId: `cancel ${orderId}`,
          correlationId: "r",
          actor: { id: "sam", name: "Sam", role: "customersupport" },
          now: new Date().toISOString(),
        }),
      ),
    )

  test("of an order cancelled before the payment settled voids it, and its units can be had again", async () => {
    const { browser } = await shopper()
    const orderId = (await browser.checkOut({ nonce: "good-40" })).order?.id ?? ""
    expect(await shop.available("laptop")).toBe(49)
    await cancel(orderId)
    await settledStatus(orderId)
    expect(salesOf(orderId)).toMatchObject([{ status: "voided" }])
    expect(await orderState(orderId)).toMatchObject({
      payments: [{ kind: "sale" }, { kind: "refund", result: "succeeded" }],
    })
    await expect.poll(() => shop.available("laptop")).toBe(50)
  })

  test("of a part waits until the payment has settled", async () => {
    const { browser } = await shopper()
    const orderId = (await browser.checkOut({ nonce: "good-41" })).order?.id ?? ""
    await shop.run(
      Streams.use(({ orders }) =>
        orders.handle(
          orderId,
          () => [
            {
              type: "RequestRefund",
              paymentId: `${orderId}:pay:1`,
              refundId: `${orderId}:part`,
              amount: 1_000,
              reason: "late delivery",
            },
          ],
          {
            commandId: `refund ${orderId}`,
            correlationId: "r",
            actor: { id: "ada", name: "Ada", role: "admin" },
            now: new Date().toISOString(),
          },
        ),
      ),
    )
    await settledStatus(orderId)
    expect(await orderState(orderId)).toMatchObject({ payments: [{}, { result: "requested" }] })
    shop.cards.settle(salesOf(orderId)[0]?.id ?? "")
    await settledStatus(orderId)
    expect(await orderState(orderId)).toMatchObject({
      payments: [{}, { result: "succeeded", amount: 1_000 }],
    })
  })
})
