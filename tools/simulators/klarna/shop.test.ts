import { CommandHandlers } from "@voltread/api/aggregates/command-handlers.ts"
import { readCheckout } from "@voltread/api/testing/answers.ts"
import type { Browser } from "@voltread/api/testing/browser.ts"
import { ADDRESS } from "@voltread/api/testing/browser.ts"
import { type CheckoutShop, checkoutShop } from "@voltread/api/testing/checkout-shop.ts"
import { orderChecks } from "@voltread/api/testing/order-checks.ts"
import { EventLog } from "@voltread/domain/event.ts"
import { orderCodec } from "@voltread/domain/ordering/order-codec.ts"
import type { OrderCommand } from "@voltread/domain/ordering/order-command.ts"
import { aShipment } from "@voltread/domain/ordering/order-examples.ts"
import { hasMoved } from "@voltread/domain/ordering/payment-result.ts"
import { orderStream } from "@voltread/domain/stream.ts"
import { Effect, Schema, Stream } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest"
import { auditedAgainstGateways } from "../audited.ts"
import { startKlarnaBench } from "./bench.ts"
import { ordersAtKlarna } from "./klarna-checkout.ts"

const DAY = 86_400_000
const SESSION = `mutation ($input: KlarnaSessionInput!) {
  klarnaSession(input: $input) { clientToken widgetUrl fieldErrors { property } }
}`
const CHECKOUT = `mutation ($input: KlarnaCheckoutInput!) {
  checkoutWithKlarna(input: $input) {
    success message status transactionId orderToken paymentGatewayUrl
    errors { name code message } fieldErrors { property constraints }
    order {
      id uniqueId position revision status total tax shipState createdAt updatedAt orderSubmittedDate
      items { productId quantity status } paymentDetails { paymentId kind result amount at }
    }
  }
}`
const Session = Schema.Struct({
  data: Schema.Struct({
    klarnaSession: Schema.Struct({
      clientToken: Schema.NullOr(Schema.String),
      fieldErrors: Schema.Array(Schema.Struct({ property: Schema.String })),
    }),
  }),
})
const Placed = Schema.Struct({ data: Schema.Struct({ checkoutWithKlarna: Schema.Unknown }) })

describe("a shop that takes Klarna", () => {
  let bench: Awaited<ReturnType<typeof startKlarnaBench>>
  let shop: CheckoutShop
  beforeAll(async () => {
    bench = await startKlarnaBench(inject("postgresUrl"))
    shop = await checkoutShop(inject("postgresUrl"), 1, { ...bench.urls, ...bench.environment })
  })
  afterAll(async () => {
    await shop.close()
    await bench.close()
  })
  beforeEach(async () => {
    await bench.admin("PUT", "/clock", { offsetMs: 0 })
    await shop.stock({ laptop: 50, mouse: 50 })
  })

  const { shopper, orderState, settledStatus } = orderChecks(() => shop)

  const session = async (browser: Browser, input: object) => {
    const answer = await browser.graphql(SESSION, { input })
    return Schema.decodeUnknownSync(Session)(answer).data.klarnaSession
  }
  const form = (cartId: string, email: string) => ({
    cartId,
    email,
    shippingAddress: ADDRESS,
    isBillingShippingSame: true,
  })

  const bought = async (email = "ada@example.com") => {
    const { browser, cartId } = await shopper()
    await browser.add("mouse", 2)
    const { clientToken } = await session(browser, form(cartId, email))
    const authorizationToken = await bench.consent(clientToken ?? "", email)
    const expectedTotal = await browser.total(cartId)
    const input = { ...form(cartId, email), authorizationToken, expectedTotal }
    const send = async () => {
      const { data } = Schema.decodeUnknownSync(Placed)(await browser.graphql(CHECKOUT, { input }))
      return readCheckout({ data: { checkoutWithBraintree: data.checkoutWithKlarna } })
    }
    const placed = await send()
    return { browser, cartId, placed, send, orderId: placed.order?.id ?? "", id: placed.transactionId ?? "" }
  }
  const command = (orderId: string, each: OrderCommand, commandId: string) =>
    shop.run(
      CommandHandlers.use(({ orders }) =>
        orders.handle(orderId, () => [each], {
          commandId: `${orderId}:${commandId}`,
          correlationId: commandId,
          actor: { id: "support", name: "Support", role: "customersupport" },
          now: new Date().toISOString(),
        }),
      ),
    )
  const ship = async (orderId: string, productId: string, quantity: number) => {
    const state = await orderState(orderId)
    const itemId =
      state._tag === "placed" ? state.lines.find((line) => line.productId === productId)?.itemId : ""
    const shipment = aShipment([{ itemId: itemId ?? "", quantity }], {
      shipmentId: `${productId}-${quantity}`,
    })
    await command(orderId, { type: "RecordShipment", shipment }, `ship-${productId}-${quantity}`)
  }
  /** Delivers Klarna's calls to the shop. */
  const notify = async (id: string) => {
    const call = bench.called(id, "notification")
    const posted = await shop.server(0).inject({
      method: "POST",
      url: "/api/webhooks/klarna",
      query: { ...call?.query },
      headers: { "content-type": "application/json" },
      payload: Buffer.from(call?.body ?? ""),
    })
    expect(posted.statusCode).toBe(200)
  }
  const books = (id: string) => Effect.runPromise(bench.gateway.find(id))
  const payments = async (orderId: string) => {
    const state = await orderState(orderId)
    return state._tag === "placed"
      ? state.payments.map(({ kind, result, amount }) => ({ kind, result, amount }))
      : []
  }

  /** The captured amounts in the order's history, one after the other. */
  const takenOf = async (orderId: string) => {
    const events = await shop.run(EventLog.use((log) => Stream.runCollect(log.read(orderStream(orderId)))))
    return [...events].flatMap((recorded) => {
      const event = orderCodec.decodeOrThrow(recorded)
      return event.type === "OrderPaymentDetailsUpdated" &&
        event.data.payment.kind === "sale" &&
        hasMoved(event.data.payment)
        ? [event.data.payment.captured]
        : []
    })
  }

  test("is paid once, for what the server priced, and sent twice is one order", async () => {
    const { placed, send, orderId, id } = await bought()
    expect(placed).toMatchObject({ success: true, status: "PAYMENT_RECEIVED", errors: [] })
    expect(await send()).toMatchObject({ success: true, transactionId: id, order: { id: orderId } })
    const sale = await books(id)
    expect(sale).toMatchObject({ orderId, status: "authorized", gatewayType: "KLARNA", captured: 0 })
    expect(await payments(orderId)).toEqual([{ kind: "sale", result: "succeeded", amount: sale?.amount }])
  })

  test("a refusal has Klarna's message, and the same checkout sent twice gets the same one", async () => {
    const { browser, cartId } = await shopper()
    const expectedTotal = await browser.total(cartId)
    const input = { ...form(cartId, "ada@example.com"), authorizationToken: "of-nobody", expectedTotal }
    const send = async () => {
      const { data } = Schema.decodeUnknownSync(Placed)(await browser.graphql(CHECKOUT, { input }))
      return readCheckout({ data: { checkoutWithBraintree: data.checkoutWithKlarna } })
    }
    const refused = await send()
    expect(refused).toMatchObject({
      success: false,
      message: expect.stringMatching(/confirm with Klarna again/),
      errors: [{ name: "NOT_FOUND", code: "NOT_FOUND", message: expect.stringMatching(/\w/) }],
    })
    expect(refused.errors[0]?.message).not.toBe(refused.message)
    expect((await send()).errors).toEqual(refused.errors)
  })

  test("switched off, it starts nothing new, and messages about earlier purchases count", async () => {
    const { orderId, id } = await bought("ada+pend-accept@email.us")
    const { browser, cartId } = await shopper()
    const expectedTotal = await browser.total(cartId)
    const input = { ...form(cartId, "ada@example.com"), authorizationToken: "any", expectedTotal }
    await shop.switchOff("klarna", async () => {
      expect(await browser.graphql(CHECKOUT, { input })).toMatchObject({
        data: { checkoutWithKlarna: { success: false, errors: [{ code: "NOT_OFFERED" }], order: null } },
      })
      await bench.admin("POST", `/orders/${id}/outcome`, { outcome: "accept" })
      await expect.poll(() => bench.called(id, "notification"), { timeout: 5_000 }).toBeDefined()
      await notify(id)
      expect(await settledStatus(orderId)).toBe("PAYMENT_RECEIVED")
    })
  })

  test("names missing fields before Klarna is asked", async () => {
    const { browser, cartId } = await shopper()
    const input = { ...form(cartId, "no-address"), shippingAddress: { ...ADDRESS, postalCode: "1" } }
    const { clientToken, fieldErrors } = await session(browser, input)
    expect(clientToken).toBeNull()
    expect(fieldErrors.map(({ property }) => property)).toEqual(["email", "postalCode"])
  })

  test("does not open a session for the cart of somebody else", async () => {
    const { cartId } = await shopper()
    const { browser: stranger } = await shopper()
    expect(await stranger.refusal(SESSION, { input: form(cartId, "ada@example.com") })).toMatchObject({
      code: "NOT_FOUND",
    })
  })

  test("does not open a session for a cart of which nothing is left", async () => {
    const { browser, cartId } = await shopper()
    const { items } = await browser.cart()
    for (const { productId } of items) await browser.remove(productId)
    expect(await browser.refusal(SESSION, { input: form(cartId, "ada@example.com") })).toEqual({
      code: "CONFLICT",
      message: "Your cart is empty.",
    })
  })

  test("does not open a session for a cart that was bought meanwhile", async () => {
    const { browser, cartId, placed } = await bought()
    expect(placed.success).toBe(true)
    expect(await browser.refusal(SESSION, { input: form(cartId, "ada@example.com") })).toMatchObject({
      code: "CONFLICT",
    })
  })

  test("opens no more sessions where too many were opened in the minute", async () => {
    const { browser, cartId } = await shopper()
    const input = form(cartId, "ada@example.com")
    await shop.sql("delete from attempt")
    expect((await session(browser, input)).clientToken).not.toBeNull()
    await shop.sql("update attempt set count = 1000000")
    expect(await browser.refusal(SESSION, { input })).toMatchObject({ code: "TOO_MANY_REQUESTS" })
    await shop.sql("delete from attempt")
  })

  test("captures parcel by parcel, releases what is canceled, and refunds what is returned", async () => {
    const { orderId, id } = await bought()
    const total = (await books(id))?.amount ?? 0
    await ship(orderId, "laptop", 1)
    await shop.work()
    const first = (await books(id))?.captured ?? 0
    expect(first).toBeGreaterThan(0)
    expect(first).toBeLessThan(total)
    // Reported again, nothing is captured twice.
    await shop.work()
    expect((await books(id))?.captured).toBe(first)
    expect(await takenOf(orderId)).toEqual([undefined, first])

    const state = await orderState(orderId)
    const mouse =
      state._tag === "placed" ? state.lines.find(({ productId }) => productId === "mouse") : undefined
    const cancelOne: OrderCommand = {
      type: "CancelUnits",
      itemId: mouse?.itemId ?? "",
      quantity: 1,
      reason: "one is enough",
    }
    await command(orderId, cancelOne, "cancel")
    await shop.work()
    expect((await books(id))?.captured).toBe(first)
    await ship(orderId, "mouse", 1)
    await shop.work()
    const sale = await books(id)
    const [, released] = await payments(orderId)
    expect(released).toMatchObject({ kind: "refund", result: "succeeded" })
    expect(sale).toMatchObject({ status: "settled", refunded: 0, captured: total - (released?.amount ?? 0) })
    expect((await payments(orderId))[0]).toMatchObject({ kind: "sale", result: "settled", amount: total })
    expect(await takenOf(orderId)).toEqual([undefined, first, sale?.captured])

    await command(
      orderId,
      {
        type: "RequestRefund",
        paymentId: `${orderId}:pay:1`,
        refundId: `${orderId}:pay:1:refund:9`,
        amount: 500,
        reason: "dented",
      },
      "refund",
    )
    await shop.work()
    expect(await books(id)).toMatchObject({ refunded: 500 })
  })

  test("captures items that staff mark as shipped without a parcel as soon as it captures a parcel", async () => {
    const { orderId, id } = await bought()
    const state = await orderState(orderId)
    const [line] = state._tag === "placed" ? state.lines : []
    await shop.work()
    const reason = "the supplier sent it"
    const shipped: OrderCommand = {
      type: "ChangeItemStatus",
      itemId: line?.itemId ?? "",
      to: "SHIPPED",
      reason,
    }
    await command(orderId, shipped, "shipped")
    await shop.caughtUp()
    const due = await shop.sql("select kind from payment_work where order_id = $1", [orderId])
    expect(due).toContainEqual({ kind: "goods-sent" })
    await shop.work()
    expect((await books(id))?.captured).toBeGreaterThan(0)
  })

  test("two refunds at once are both taken off what is authorized", async () => {
    const { orderId, id } = await bought()
    const total = (await books(id))?.amount ?? 0
    for (const amount of [500, 700]) {
      const paymentId = `${orderId}:pay:1`
      const refundId = `${paymentId}:refund:${amount}`
      await command(
        orderId,
        { type: "RequestRefund", paymentId, refundId, amount, reason: "dented" },
        refundId,
      )
    }
    await shop.work()
    expect((await payments(orderId)).slice(1)).toEqual([
      { kind: "refund", result: "succeeded", amount: 500 },
      { kind: "refund", result: "succeeded", amount: 700 },
    ])
    expect(await ordersAtKlarna(bench, orderId)).toMatchObject([
      { id, order_amount: total - 1_200, refunded_amount: 0 },
    ])
  })

  test("an order canceled before anything was shipped is canceled at Klarna", async () => {
    const { orderId, id } = await bought()
    await command(orderId, { type: "CancelOrder", reason: "changed my mind" }, "cancel")
    await shop.work()
    expect(await books(id)).toMatchObject({ status: "voided", captured: 0 })
    expect((await payments(orderId))[1]).toMatchObject({ kind: "refund", result: "succeeded" })
  })

  test.each([
    ["pend-accept", "accept", "PAYMENT_RECEIVED"],
    ["pend-reject", "reject", "PAYMENT_FAILED"],
  ])("a purchase that Klarna watches (%s) waits in review until it is decided", async (word, end, status) => {
    const { orderId, id, placed } = await bought(`ada+${word}@email.us`)
    expect(placed.message).toMatch(/reviewed/)
    expect(await settledStatus(orderId)).toBe("PENDING_REVIEW")
    await bench.admin("POST", `/orders/${id}/outcome`, { outcome: end })
    await expect.poll(() => bench.called(id, "notification"), { timeout: 5_000 }).toBeDefined()
    await notify(id)
    expect(await settledStatus(orderId)).toBe(status)
  })

  test("one that is sent again in review is answered without waiting for the decision", async () => {
    const { placed, send } = await bought("ada+pend-accept@email.us")
    expect(await send()).toMatchObject({ message: placed.message, transactionId: placed.transactionId })
  }, 10_000)

  const notesOf = (orderId: string) =>
    shop.sql("select from events where stream = $1 and type = 'OrderCustomNotesAdded'", [
      orderStream(orderId),
    ])

  describe("that Klarna stops as fraud after all", () => {
    const stopped = async (id: string) => {
      await bench.admin("POST", `/orders/${id}/outcome`, { outcome: "stop" })
      await expect.poll(() => bench.called(id, "notification"), { timeout: 5_000 }).toBeDefined()
      await notify(id)
    }
    test("is reviewed once it is paid", async () => {
      const { orderId, id } = await bought()
      await stopped(id)
      expect(await settledStatus(orderId)).toBe("PENDING_REVIEW")
      expect(await payments(orderId)).toMatchObject([{ kind: "sale" }, { kind: "void", result: "succeeded" }])
    })

    test("ends while it is fulfilled, and its units are for sale again", async () => {
      const { orderId, id } = await bought()
      await command(orderId, { type: "ChangeStatus", to: "PENDING_FULFILMENT", reason: "ordered" }, "fulfil")
      await stopped(id)
      expect(await settledStatus(orderId)).toBe("CANCELLED")
      await expect.poll(() => shop.available("laptop"), { timeout: 10_000 }).toBe(50)
    })

    test("is left to staff once a part of it was shipped", async () => {
      const { orderId, id } = await bought()
      await ship(orderId, "mouse", 1)
      await stopped(id)
      expect(await settledStatus(orderId)).toBe("CONFIRMED_BY_SUPPLIER")
      expect(await notesOf(orderId)).toHaveLength(1)
    })
  })

  test("an authorization is extended until the items are shipped; one that expires anyway ends the order", async () => {
    const { orderId, id } = await bought()
    await bench.admin("PUT", "/clock", { offsetMs: 26 * DAY })
    await shop.work(26 * DAY)
    const extended = Date.parse((await books(id))?.expiresAt ?? "")
    expect(extended).toBeGreaterThan(Date.now() + 50 * DAY)
    await bench.admin("POST", `/orders/${id}/outcome`, { outcome: "expire" })
    expect(await settledStatus(orderId)).toBe("CANCELLED")
    expect((await payments(orderId)).map(({ kind }) => kind)).toEqual(["sale", "void"])
    await expect.poll(() => shop.available("laptop"), { timeout: 10_000 }).toBe(50)
  })

  test.each(["expire", "release"])(
    "what is left of an authorization (%s) after a part was captured is not paid, and staff are told",
    async (outcome) => {
      const { orderId, id } = await bought()
      const total = (await books(id))?.amount ?? 0
      await ship(orderId, "laptop", 1)
      await shop.work()
      const captured = (await books(id))?.captured ?? 0
      await bench.admin("POST", `/orders/${id}/outcome`, { outcome })
      await ship(orderId, "mouse", 2)
      await shop.work()
      await shop.work(2 * DAY)
      await shop.work(4 * DAY)
      expect(await payments(orderId)).toEqual([
        { kind: "sale", result: "settled", amount: total },
        { kind: "void", result: "succeeded", amount: total - captured },
      ])
      expect(await notesOf(orderId)).toHaveLength(1)
      expect(await auditedAgainstGateways(shop, orderId)).toEqual([])
    },
  )
})
