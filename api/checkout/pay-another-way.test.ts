import { randomUUID } from "node:crypto"
import type { OrderCommand } from "@voltread/domain/ordering/order-command.ts"
import { recordPayment } from "@voltread/domain/ordering/order-examples.ts"
import { type OrderLine, orderTotals } from "@voltread/domain/ordering/order-state.ts"
import { Schema } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import { readCheckout } from "../testing/answers.ts"
import { ADDRESS, type Browser } from "../testing/browser.ts"
import { type CheckoutShop, checkoutShop } from "../testing/checkout-shop.ts"
import { orderChecks } from "../testing/order-checks.ts"

let shop: CheckoutShop

beforeAll(async () => {
  shop = await checkoutShop(inject("postgresUrl"))
})
afterAll(() => shop.close())
beforeEach(() => shop.stock({ laptop: 50, mouse: 50 }))

const { shopper, orderState, settledStatus } = orderChecks(() => shop)

const PAY = `mutation ($input: PayOrderInput!) {
  payOrder(input: $input) {
    success message status transactionId orderToken paymentGatewayUrl
    errors { name code message } fieldErrors { property constraints }
    order {
      id uniqueId position revision status total tax shipState createdAt updatedAt orderSubmittedDate
      items { productId quantity status } paymentDetails { paymentId kind result amount at }
    }
  }
}`

const Paid = Schema.Struct({ data: Schema.Struct({ payOrder: Schema.Unknown }) })

const pay = async (browser: Browser, input: object) => {
  const { data } = Schema.decodeUnknownSync(Paid)(await browser.graphql(PAY, { input }))
  return readCheckout({ data: { checkoutWithBraintree: data.payOrder } })
}

/** As staff do. */
const command = (
  orderId: string,
  commandsFor: (lines: ReadonlyArray<OrderLine>) => ReadonlyArray<OrderCommand>,
) =>
  shop.run(
    CommandHandlers.use(({ orders }) =>
      orders.handle(orderId, (state) => (state._tag === "placed" ? commandsFor(state.lines) : []), {
        commandId: randomUUID(),
        correlationId: "r",
        actor: { id: "sam", name: "Sam", role: "admin" },
        now: new Date().toISOString(),
      }),
    ),
  )

/** Cents. */
const changePrice = (orderId: string, price: number, further: { shippingCost?: number; tax?: number } = {}) =>
  command(orderId, (lines) =>
    lines.map(({ itemId }) => ({
      type: "UpdateItem",
      itemId,
      change: { price, ...further },
      reason: "wrong price",
    })),
  )

const hosted = async (token: string) => {
  const { browser } = await shopper()
  const started = await browser.checkOut({ nonce: `hosted-${token}` })
  const orderId = started.order?.id ?? ""
  const again = {
    orderId,
    orderToken: started.orderToken,
    gatewayName: "other",
    token: `good-${token}`,
    expectedTotal: started.order?.total,
  }
  return { browser, orderId, started, again }
}

describe("an order that is paid in part", () => {
  const CART = "{ cart { items { productId } } }"

  /** A gateway's page brought 10.00, and staff let the rest be paid. */
  const inPart = async (token: string) => {
    const { browser, orderId, again } = await hosted(token)
    const total = again.expectedTotal ?? 0
    await command(orderId, () => [
      recordPayment({ paymentId: "coins", result: "settled", amount: 1_000, transactionId: `t-${token}` }),
      { type: "ChangeStatus", to: "PENDING_PAYMENT", reason: "pays the rest" },
    ])
    const rest = Math.round(total * 100 - 1_000) / 100
    return { browser, orderId, again: { ...again, gatewayName: "braintree", expectedTotal: rest }, total }
  }

  test("is charged the rest of it, by whatever takes a part, and nothing goes back", async () => {
    const { browser, orderId, again, total } = await inPart("part-1")
    expect(await pay(browser, { ...again, expectedTotal: total })).toMatchObject({
      success: false,
      errors: [{ code: "TOTAL_CHANGED" }],
    })
    expect(await pay(browser, { ...again, gatewayName: "other" })).toMatchObject({
      success: false,
      errors: [{ code: "NOT_OFFERED" }],
    })
    expect(await pay(browser, again)).toMatchObject({ success: true })
    expect(await settledStatus(orderId)).toBe("PAYMENT_RECEIVED")
    const { payments } = Object(await orderState(orderId))
    expect(payments.map(({ kind }: { kind: string }) => kind)).not.toContain("refund")
  })

  test("is no cart anymore", async () => {
    const { browser, orderId } = await inPart("part-2")
    expect(await browser.graphql(CART)).toEqual({ data: { cart: { items: [] } } })
    await browser.add("mouse")
    expect(await settledStatus(orderId)).toBe("PENDING_PAYMENT")
  })
})

describe("an order whose payment waits at a gateway's own page", () => {
  test("can be paid another way, from any device with its link; the waiting payment is canceled", async () => {
    const { orderId, again, started } = await hosted("way-1")
    expect(await pay(shop.browse(0), again)).toMatchObject({ success: true, order: { id: orderId } })
    expect(await settledStatus(orderId)).toBe("PAYMENT_RECEIVED")
    await settledStatus(orderId, 60_000)
    expect(await orderState(orderId)).toMatchObject({
      payments: [
        { gatewayName: "braintree", result: "failed", code: "voided" },
        { gatewayName: "other", result: "succeeded" },
      ],
    })
    expect(shop.cards.transactions.find(({ id }) => id === started.transactionId)?.status).toBe("voided")
  })

  test("and is paid twice gets the second payment refunded automatically", async () => {
    const { orderId, again, started } = await hosted("way-2")
    shop.cards.payAtGateway(started.transactionId ?? "")
    await pay(shop.browse(0), again)
    await settledStatus(orderId)
    expect(await settledStatus(orderId, 60_000)).toBe("PAYMENT_RECEIVED")
    const state = await orderState(orderId)
    expect(state).toMatchObject({
      payments: expect.arrayContaining([
        expect.objectContaining({ kind: "sale", gatewayName: "braintree", result: "succeeded" }),
        expect.objectContaining({ kind: "sale", gatewayName: "other", result: "succeeded" }),
        expect.objectContaining({ kind: "refund", gatewayName: "braintree", result: "succeeded" }),
      ]),
    })
  })

  test("and is canceled cancels the payment there", async () => {
    const { browser, orderId, started } = await hosted("way-3")
    await browser.add("mouse")
    expect(await settledStatus(orderId, 60_000)).toBe("CANCELLED")
    expect(shop.cards.transactions.find(({ id }) => id === started.transactionId)?.status).toBe("voided")
  })

  test("and is canceled says so to whoever still pays it in another tab", async () => {
    const { browser, orderId, again } = await hosted("way-6")
    await browser.add("mouse")
    expect(await settledStatus(orderId, 60_000)).toBe("CANCELLED")
    expect(await pay(browser, again)).toMatchObject({
      success: false,
      message: "An order that is “Canceled” cannot be paid.",
    })
  })

  test("is charged once however often the same attempt is sent", async () => {
    const { orderId, again } = await hosted("way-4")
    const before = shop.other.sales().length
    await Promise.all([pay(shop.browse(0), again), pay(shop.browse(0), again)])
    expect(await settledStatus(orderId)).toBe("PAYMENT_RECEIVED")
    expect(shop.other.sales()).toHaveLength(before + 1)
  })

  describe("and is checked out again", () => {
    test("goes on at that page", async () => {
      const { browser, orderId, started } = await hosted("on-1")
      expect(await browser.checkOut({ nonce: "hosted-on-1b" })).toMatchObject({
        success: true,
        transactionId: started.transactionId,
        paymentGatewayUrl: started.paymentGatewayUrl,
      })
      expect(await orderState(orderId)).toMatchObject({ payments: [{ result: "started" }] })
    })

    test("begins anew where the page has ended", async () => {
      const { browser, started } = await hosted("on-2")
      shop.cards.change(started.transactionId ?? "", { status: "voided" })
      const again = await browser.checkOut({ nonce: "hosted-on-2b" })
      expect([again.success, again.transactionId === started.transactionId]).toEqual([true, false])
    })

    test("is told that it was canceled, though the page is still there", async () => {
      const { browser, started, again } = await hosted("on-5")
      await browser.add("mouse")
      expect(await pay(browser, { ...again, gatewayName: "braintree", token: "hosted-on-5b" })).toMatchObject(
        { success: false, message: "An order that is “Canceled” cannot be paid." },
      )
      expect(shop.cards.transactions.find(({ id }) => id === started.transactionId)?.status).toBe("waiting")
    })

    test("begins anew to go to another address", async () => {
      const { browser, orderId, started } = await hosted("on-3")
      const shippingAddress = { ...ADDRESS, address1: "2 Elsewhere Avenue" }
      const again = await browser.checkOut({ nonce: "hosted-on-3b", change: { shippingAddress } })
      expect([again.success, again.transactionId === started.transactionId]).toEqual([true, false])
      expect(await orderState(orderId)).toMatchObject({ shippingAddress: { address1: "2 Elsewhere Avenue" } })
    })
  })

  test("is not paid there once staff have changed its total, which the shopper sees first", async () => {
    const { browser, orderId, started } = await hosted("on-4")
    await changePrice(orderId, 100_000)
    const stale = await browser.checkOut({ nonce: "hosted-on-4b", expectedTotal: started.order?.total ?? 0 })
    expect(stale).toMatchObject({ success: false, errors: [{ code: "TOTAL_CHANGED" }] })
    const again = await browser.checkOut({ nonce: "hosted-on-4c" })
    expect([again.success, again.transactionId === started.transactionId]).toEqual([true, false])
    expect(shop.cards.transactions.find(({ id }) => id === again.transactionId)?.amount).toBe(
      Math.round((again.order?.total ?? 0) * 100),
    )
  })

  test("links to its payment page until it is paid, and no longer", async () => {
    const { browser, orderId, started, again } = await hosted("way-5")
    const QUERY =
      "query ($id: ID!, $t: String) { order(id: $id, token: $t) { paymentDetails { paymentUrl } } }"
    const seen = () => browser.graphql(QUERY, { id: orderId, t: started.orderToken })
    const showing = (paymentUrl: string | null) => ({ data: { order: { paymentDetails: [{ paymentUrl }] } } })
    await shop.work()
    expect(await seen()).toMatchObject(showing(started.paymentGatewayUrl))
    await pay(browser, again)
    await settledStatus(orderId, 60_000)
    await expect.poll(seen, { timeout: 5_000 }).toMatchObject({
      data: { order: { paymentDetails: [{ paymentUrl: null }, { paymentUrl: null }] } },
    })
  })
})

describe("paying an order that exists", () => {
  test("is rejected without its link or its account, as if it did not exist", async () => {
    const { again } = await hosted("way-6")
    for (const orderToken of [null, "20000.x", `${again.orderToken}x`]) {
      const refused = await shop.browse(0).refusal(PAY, { input: { ...again, orderToken } })
      expect(refused).toMatchObject({ code: "NOT_FOUND" })
    }
  })

  test("charges nothing but the total that was seen, and asks for a token", async () => {
    const { again } = await hosted("way-7")
    expect(await pay(shop.browse(0), { ...again, expectedTotal: 0.01 })).toMatchObject({
      success: false,
      errors: [{ code: "TOTAL_CHANGED" }],
    })
    expect(await shop.browse(0).refusal(PAY, { input: { ...again, token: " " } })).toMatchObject({
      code: "BAD_REQUEST",
    })
  })

  test("is told to the gateway as what it has come to, without what was canceled", async () => {
    const { browser } = await shopper()
    await browser.add("mouse")
    const { order, orderToken } = await browser.checkOut({ nonce: "declined-way-12" })
    const orderId = order?.id ?? ""
    await command(orderId, (lines) =>
      lines
        .filter(({ productId }) => productId === "mouse")
        .map(({ itemId, quantity }) => ({ type: "CancelUnits", itemId, quantity, reason: "not wanted" })),
    )
    const state = await orderState(orderId)
    const { total } = state._tag === "placed" ? orderTotals(state) : { total: 0 }
    expect(
      await pay(browser, {
        orderId,
        orderToken,
        gatewayName: "braintree",
        token: "good-way-12",
        choice: "BTC",
        deviceData: "of the browser",
        expectedTotal: total / 100,
      }),
    ).toMatchObject({ success: true })
    const told = shop.cards.asked.findLast((request) => request.orderId === orderId)
    expect(told).toMatchObject({
      amount: total,
      token: "good-way-12",
      choice: "BTC",
      deviceData: "of the browser",
      order: { number: order?.uniqueId, totals: { total } },
    })
    expect(told?.order.lines.map(({ productId }) => productId)).toEqual(["laptop"])
  })

  test("is answered as paid where the money came on the page, though a card was declined since", async () => {
    const { orderId, started, again } = await hosted("way-9")
    expect(await pay(shop.browse(0), { ...again, token: "declined-way-9" })).toMatchObject({ success: false })
    shop.cards.payAtGateway(started.transactionId ?? "")
    expect(await settledStatus(orderId)).toBe("PAYMENT_RECEIVED")
    expect(await pay(shop.browse(0), { ...again, token: "good-way-9" })).toMatchObject({
      success: true,
      message: "Thank you! Your order is paid.",
      transactionId: started.transactionId,
    })
  })

  test("is not possible where it comes to nothing", async () => {
    const { browser } = await shopper()
    const { order, orderToken } = await browser.checkOut({ nonce: "declined-way-10" })
    await changePrice(order?.id ?? "", 0, { shippingCost: 0, tax: 0 })
    const paid = {
      orderId: order?.id,
      orderToken,
      gatewayName: "other",
      token: "good-way-10",
      expectedTotal: 0,
    }
    expect(await pay(browser, paid)).toMatchObject({
      success: false,
      errors: [{ code: "NOT_POSSIBLE", message: expect.stringContaining("nothing to pay") }],
    })
  })

  test("is not possible once it is paid", async () => {
    const { orderId, again } = await hosted("way-8")
    await pay(shop.browse(0), again)
    const sales = shop.other.sales().length
    const second = await pay(shop.browse(0), { ...again, token: "good-way-8-b" })
    expect(second.order?.status).toBe("PAYMENT_RECEIVED")
    expect(shop.other.sales()).toHaveLength(sales)
    expect(await settledStatus(orderId)).toBe("PAYMENT_RECEIVED")
  })
})
