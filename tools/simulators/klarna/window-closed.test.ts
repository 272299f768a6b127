import { CommandHandlers } from "@voltread/api/aggregates/command-handlers.ts"
import { type CheckoutShop, checkoutShop } from "@voltread/api/testing/checkout-shop.ts"
import { orderChecks } from "@voltread/api/testing/order-checks.ts"
import type { OrderCommand } from "@voltread/domain/ordering/order-command.ts"
import type { PlacedOrder } from "@voltread/domain/ordering/order-state.ts"
import { hasMoved } from "@voltread/domain/ordering/payment-result.ts"
import { Schema } from "effect"
import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { startKlarnaBench } from "./bench.ts"
import { consentToCart, klarnaSession, ordersAtKlarna } from "./klarna-checkout.ts"

const readWebhooks = Schema.decodeUnknownSync(
  Schema.Struct({ webhooks: Schema.Array(Schema.Struct({ id: Schema.String, subject: Schema.String })) }),
)

describe("a shopper who agrees in Klarna's form and closes the window", () => {
  let bench: Awaited<ReturnType<typeof startKlarnaBench>>
  let shop: CheckoutShop
  beforeAll(async () => {
    bench = await startKlarnaBench(inject("postgresUrl"))
    shop = await checkoutShop(inject("postgresUrl"), 2, { ...bench.urls, ...bench.environment })
    await shop.stock({ laptop: 500, mouse: 500 })
  })
  afterAll(async () => {
    await shop.close()
    await bench.close()
  })

  const { shopper, orderState, count } = orderChecks(() => shop)
  const EMAIL = "ada@example.com"

  const isLive = async (authorizationToken: string) => {
    const order = await bench.vendor("DELETE", `/payments/v1/authorizations/${authorizationToken}`)
    return order.status === 204
  }

  /**
   * Up to Klarna's authorization; `submit` does what the browser would do next, `arrived` are Klarna's calls so far.
   */
  const consented = async () => {
    const { browser } = await shopper()
    const consent = await consentToCart(bench, browser, EMAIL)
    const { authorizationToken } = consent
    const arrived = () => bench.shop.received.filter(({ body }) => body.includes(authorizationToken))
    return {
      ...consent,
      arrived,
      /** Delivers the `nth` call that has arrived to the shop. */
      call: async (change: Record<string, string> = {}, process = 0, nth = 0) => {
        const { statusCode } = await shop.server(process).inject({
          method: "POST",
          url: "/api/webhooks/klarna",
          query: { ...arrived()[nth]?.query, ...change },
          headers: { "content-type": "application/json" },
          payload: arrived()[nth]?.body ?? "",
        })
        return statusCode
      },
      isLive: () => isLive(authorizationToken),
    }
  }
  const agreed = async () => {
    const agreement = await consented()
    await expect.poll(agreement.arrived, { timeout: 5_000 }).toHaveLength(1)
    return agreement
  }
  /** What the simulator must do with its next call. */
  const next = (mischief: object) => bench.admin("PUT", "/webhooks/next", { messages: 1, ...mischief })
  const booked = async (orderId: string) =>
    (await ordersAtKlarna(bench, orderId)).map(({ original_order_amount }) => original_order_amount)
  const paid = async (orderId: string) => {
    const state = await orderState(orderId)
    return state._tag === "placed"
      ? state.payments
          .filter((payment) => payment.kind === "sale" && hasMoved(payment))
          .map(({ amount }) => amount)
      : null
  }
  const nothingKept = async () =>
    expect(await count("select count(*)::int as n from begun_payment where token is not null", [])).toBe(0)

  test("has an order that is paid all the same, and no copy of the form is kept", async () => {
    const { call, orderId } = await agreed()
    expect(await call()).toBe(200)
    await shop.work()
    expect(await orderState(orderId)).toMatchObject({
      status: "PAYMENT_RECEIVED",
      created: { username: null, contact: { email: EMAIL } },
    })
    expect(await paid(orderId)).toEqual(await booked(orderId))
    await nothingKept()
  })

  test("gets no order from a forged call", async () => {
    const { call, orderId } = await agreed()
    expect(await call({ token: "x".repeat(43) })).toBe(400)
    expect(await call({ begun: crypto.randomUUID() })).toBe(400)
    await shop.work()
    expect(await paid(orderId)).toBeNull()
  })

  test("pays once, whichever call comes first, however often, in any process", async () => {
    const step = fc.constantFrom("submit", "call", "call elsewhere", "work" as const)
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 2, maxLength: 6 }),
        fc.boolean(),
        async (steps, atOnce) => {
          const { call, orderId, submit } = await agreed()
          const done = {
            submit,
            call,
            "call elsewhere": () => call({}, 1),
            work: () => shop.work(),
          }
          if (atOnce) await Promise.all(steps.map((each) => done[each]()))
          else for (const each of steps) await done[each]()
          await call()
          await shop.work()
          const sales = await paid(orderId)
          expect(sales).toHaveLength(1)
          expect(await booked(orderId)).toEqual(sales)
          await nothingKept()
        },
      ),
      { numRuns: 12 },
    )
  }, 120_000)

  test("pays once when the call comes twice", async () => {
    await next({ copies: 2 })
    const { arrived, call, orderId } = await consented()
    await expect.poll(arrived, { timeout: 5_000 }).toHaveLength(2)
    expect([await call(), await call({}, 1, 1)]).toEqual([200, 200])
    await shop.work()
    expect(await paid(orderId)).toHaveLength(1)
    expect(await booked(orderId)).toEqual(await paid(orderId))
    await nothingKept()
  })

  test("pays once when the call comes after the browser has returned", async () => {
    await next({ delayMs: 3_600_000 })
    const { arrived, authorizationToken, call, orderId, submit } = await consented()
    await submit()
    expect(arrived()).toEqual([])
    await sendNow(authorizationToken)
    await expect.poll(arrived, { timeout: 5_000 }).toHaveLength(1)
    expect(await call()).toBe(200)
    await shop.work()
    expect(await paid(orderId)).toHaveLength(1)
    expect(await booked(orderId)).toEqual(await paid(orderId))
    await nothingKept()
  })

  test("gets no order when the call is lost, and one when Klarna calls again", async () => {
    await next({ dropped: true })
    const { arrived, authorizationToken, call, orderId } = await consented()
    await shop.work()
    expect(arrived()).toEqual([])
    expect(await paid(orderId)).toBeNull()
    await sendNow(authorizationToken)
    await expect.poll(arrived, { timeout: 5_000 }).toHaveLength(1)
    expect(await call()).toBe(200)
    await shop.work()
    expect(await paid(orderId)).toHaveLength(1)
    expect(await booked(orderId)).toEqual(await paid(orderId))
  })

  test("gets no order from a call to another address, and one from the true call that follows", async () => {
    await next({ misSigned: true })
    const { arrived, authorizationToken, call, orderId } = await agreed()
    expect(await call()).toBe(400)
    await shop.work()
    expect(await paid(orderId)).toBeNull()
    await sendNow(authorizationToken)
    await expect.poll(arrived, { timeout: 5_000 }).toHaveLength(2)
    expect(await call({}, 0, 1)).toBe(200)
    await shop.work()
    expect(await paid(orderId)).toHaveLength(1)
  })

  /** Makes the simulator send its pending call about this authorization. */
  const sendNow = async (authorizationToken: string) => {
    const { webhooks } = readWebhooks(await (await bench.admin("GET", "/webhooks")).json())
    const pending = webhooks.find(({ subject }) => subject === authorizationToken)
    expect((await bench.admin("POST", `/webhooks/${pending?.id}/replay`, {})).status).toBe(202)
  }

  test("is not charged, and is released, once the cart has changed", async () => {
    const { browser, call, isLive, orderId } = await agreed()
    await browser.add("mouse")
    expect(await call()).toBe(200)
    await shop.work()
    expect(await paid(orderId)).toBeNull()
    expect(await isLive()).toBe(false)
    await nothingKept()
  })

  test("is not charged, and is released, once the shop has switched Klarna off", async () => {
    const { call, isLive, orderId } = await agreed()
    await shop.switchOff("klarna", async () => {
      expect(await call()).toBe(200)
      await shop.work()
    })
    expect(await paid(orderId)).toBeNull()
    expect(await isLive()).toBe(false)
    await nothingKept()
  })

  test("is not charged again after paying by card, and is released", async () => {
    const { browser, call, isLive, orderId } = await agreed()
    await browser.checkOut({ nonce: `good-${orderId}` })
    expect(await call()).toBe(200)
    await shop.work()
    expect(await paid(orderId)).toHaveLength(1)
    expect(await booked(orderId)).toEqual([])
    expect(await isLive()).toBe(false)
  })

  describe("on the page of an order that was placed before", () => {
    /** After a declined card, up to the authorization; `change` is a command of staff before Klarna's call arrives. */
    const agreedOnOrder = async (change: (order: PlacedOrder) => OrderCommand | null = () => null) => {
      const { browser } = await shopper()
      const { order, orderToken } = await browser.checkOut({ nonce: "declined" })
      const orderId = order?.id ?? ""
      const token = await bench.consent(await klarnaSession(browser, { orderId, orderToken }), EMAIL)
      const own = () => bench.shop.received.find(({ body }) => body.includes(token))
      await expect.poll(own, { timeout: 5_000 }).toBeDefined()
      await shop.run(
        CommandHandlers.use(({ orders }) =>
          orders.handle(
            orderId,
            (state) => (state._tag === "placed" ? [change(state)].filter((each) => each !== null) : []),
            {
              commandId: crypto.randomUUID(),
              correlationId: "test",
              actor: { id: "sam", name: "Sam", role: "customersupport" },
              now: new Date().toISOString(),
            },
          ),
        ),
      )
      await shop.server(0).inject({
        method: "POST",
        url: "/api/webhooks/klarna",
        query: { ...own()?.query },
        headers: { "content-type": "application/json" },
        payload: own()?.body ?? "",
      })
      await shop.work()
      return { orderId, isLive: () => isLive(token) }
    }

    test("pays it", async () => {
      const { orderId } = await agreedOnOrder()
      expect(await orderState(orderId)).toMatchObject({ status: "PAYMENT_RECEIVED" })
      expect(await paid(orderId)).toEqual(await booked(orderId))
    })

    test("is not charged, and is released, once staff have changed the address", async () => {
      const address1 = "2 Elsewhere Avenue"
      const { isLive: isBound, orderId } = await agreedOnOrder(({ shippingAddress }) =>
        shippingAddress === null
          ? null
          : { type: "UpdateShippingAddress", address: { ...shippingAddress, address1 } },
      )
      expect(await orderState(orderId)).toMatchObject({
        status: "PAYMENT_FAILED",
        shippingAddress: { address1 },
      })
      expect(await booked(orderId)).toEqual([])
      expect(await isBound()).toBe(false)
    })

    test("is not charged, and is released, once the total has changed", async () => {
      const { isLive: isBound, orderId } = await agreedOnOrder(({ lines: [line] }) =>
        line === undefined
          ? null
          : { type: "UpdateItem", itemId: line.itemId, change: { tax: line.tax + 100 }, reason: "test" },
      )
      expect(await paid(orderId)).toEqual([])
      expect(await isBound()).toBe(false)
    })
  })
})
