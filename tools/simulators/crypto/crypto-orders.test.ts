import { randomUUID } from "node:crypto"
import { CommandHandlers } from "@voltread/api/aggregates/command-handlers.ts"
import { orderIdOf } from "@voltread/api/checkout/place-order.ts"
import { orderToken } from "@voltread/api/order-link/order-token.ts"
import { sweepStock } from "@voltread/api/stock/follow-stock.ts"
import type { OrderCommand } from "@voltread/domain/ordering/order-command.ts"
import { orderTotals } from "@voltread/domain/ordering/order-state.ts"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { chargeId, checkOutWith } from "./crypto-checkout.ts"
import { type Kind, madeFor } from "./crypto-payment.ts"
import { type CryptoShop, startCryptoShop } from "./crypto-shop.ts"
import { chargesOf, invoicesOf } from "./running.ts"

let crypto: CryptoShop
beforeAll(async () => {
  crypto = await startCryptoShop(inject("postgresUrl"))
})
afterAll(() => crypto.close())

const HOUR = 3_600_000
const PAY =
  "mutation ($input: PayOrderInput!) { payOrder(input: $input) { success message paymentGatewayUrl } }"

const work = async () => {
  await crypto.deliver()
  await crypto.shop.work()
}
/** No message comes: the shop must look it up. */
const lookUp = async (later = 0) => {
  crypto.messages()
  await crypto.shop.work(later)
}
const statusOf = async (orderId: string) => (await crypto.state(orderId)).status
const notesOf = (orderId: string) =>
  crypto.shop.sql("select from events where stream = $1 and type = 'OrderCustomNotesAdded'", [
    `order-${orderId}`,
  ])
const tell = (orderId: string, command: OrderCommand) =>
  crypto.shop.run(
    CommandHandlers.use(({ orders }) =>
      orders.handle(orderId, () => [command], {
        commandId: randomUUID(),
        correlationId: "r",
        actor: { id: "sam", name: "Sam", role: "admin" },
        now: new Date().toISOString(),
      }),
    ),
  )

/** Simulates a new address in another state; returns the order's new total. */
const addTax = async (orderId: string): Promise<number> => {
  const order = await crypto.state(orderId)
  for (const { itemId, tax } of order.lines)
    await tell(orderId, {
      type: "UpdateItem",
      itemId,
      change: { tax: tax + 1_000 },
      reason: "delivered elsewhere",
    })
  return orderTotals(await crypto.state(orderId)).total
}

describe.each<Kind>(["plisio", "coinbase"])("an order paid by %s", (kind) => {
  test("counts after the gateway was switched off; no new payment starts there", async () => {
    const { orderId, total } = await crypto.order(kind)
    const browser = crypto.shop.browse()
    await browser.add("laptop")
    await crypto.shop.switchOff(kind, async () => {
      expect(await checkOutWith(browser, kind, kind === "coinbase" ? { chargeId: "any" } : {})).toMatchObject(
        {
          success: false,
          errors: [{ code: "NOT_OFFERED" }],
          order: null,
        },
      )
      await crypto.send(kind, orderId, total)
      await crypto.confirm(kind)
      await work()
      expect(await statusOf(orderId)).toBe("PAYMENT_RECEIVED")
    })
  })

  test("waits for its payment, then for the network, and is paid once that has confirmed it", async () => {
    const { orderId, total, url } = await crypto.order(kind)
    expect(url).toContain(crypto.simulators[kind].simulator.url)
    expect(await crypto.sale(orderId)).toMatchObject({ result: "started", paymentUrl: url, amount: total })
    await crypto.send(kind, orderId, total)
    await work()
    expect(await crypto.sale(orderId)).toMatchObject({ result: "started", detected: total })
    expect(await statusOf(orderId)).toBe("PENDING_PAYMENT")
    await crypto.confirm(kind)
    await work()
    expect(await crypto.sale(orderId)).toMatchObject({ result: "settled", amount: total })
    expect(await statusOf(orderId)).toBe("PAYMENT_RECEIVED")
  })

  test("in two parts says how much is missing, and is paid when the rest has come", async () => {
    const { orderId, total } = await crypto.order(kind)
    await crypto.send(kind, orderId, 50_000)
    await work()
    expect(await crypto.sale(orderId)).toMatchObject({
      result: "started",
      detected: 50_000,
      message: expect.stringContaining("$500.00"),
    })
    await crypto.send(kind, orderId, total - 50_000)
    await crypto.confirm(kind)
    await lookUp()
    expect(await crypto.sale(orderId)).toMatchObject({ result: "settled", amount: total })
    expect(await statusOf(orderId)).toBe("PAYMENT_RECEIVED")
  })

  test("with too little before the time is over is reviewed, with what came on its books", async () => {
    const { orderId } = await crypto.order(kind)
    await crypto.send(kind, orderId, 50_000)
    await crypto.confirm(kind)
    await crypto.expire(kind, orderId)
    await work()
    expect(await crypto.sale(orderId)).toMatchObject({
      result: "settled",
      amount: 50_000,
      review: expect.stringContaining("$500.00 of"),
    })
    expect(await statusOf(orderId)).toBe("PENDING_REVIEW")
  })

  test("that expires unpaid fails and releases its stock, and is reviewed when money comes late", async () => {
    const { orderId, total } = await crypto.order(kind)
    await crypto.expire(kind, orderId)
    await lookUp()
    expect(await statusOf(orderId)).toBe("PAYMENT_FAILED")
    const units = () =>
      crypto.shop.sql("select quantity::int from stock_reservation_line where order_id = $1", [orderId])
    expect(await units()).toEqual([{ quantity: 1 }])
    await crypto.shop.run(sweepStock(() => Date.now() + 11 * 60_000))
    expect(await units()).toEqual([])
    crypto.messages()
    await crypto.send(kind, orderId, total)
    await crypto.confirm(kind)
    await lookUp(HOUR)
    expect(await crypto.sale(orderId)).toMatchObject({ result: "settled", amount: total })
    expect(await statusOf(orderId)).toBe("PENDING_REVIEW")
    await expect.poll(units).toEqual([{ quantity: 1 }])
  })

  test("whose answer was lost is found again, with one page to pay at", async () => {
    await crypto.shop.stock({ laptop: 50 })
    const browser = crypto.shop.browse()
    await browser.add("laptop")
    const operation = "create"
    if (kind === "plisio")
      await crypto.simulators[kind].admin("POST", "/faults", {
        kind: "drop",
        when: "after",
        calls: 3,
        operation,
      })
    const checkOut = checkOutWith(browser, kind)
    const answered = await checkOut
    const orderId = answered.order?.id ?? ""
    if (kind === "plisio") {
      expect(answered).toMatchObject({
        success: false,
        errors: [{ name: "PaymentUnanswered", code: "TIMEOUT" }],
      })
      expect(await crypto.sale(orderId)).toMatchObject({ result: "unanswered" })
    }
    await lookUp()
    expect(await crypto.sale(orderId)).toMatchObject({
      result: "started",
      paymentUrl: expect.stringContaining(crypto.simulators[kind].simulator.url),
    })
    const made =
      kind === "plisio"
        ? await invoicesOf(crypto.simulators.plisio, orderId)
        : await chargesOf(crypto.simulators.coinbase, orderId)
    expect(made).toHaveLength(1)
  })

  test("that is paid by card instead: crypto that comes later is refunded by staff", async () => {
    const { orderId, total, browser } = await crypto.order(kind)
    await browser.graphql(PAY, {
      input: {
        orderId,
        orderToken: orderToken(crypto.shop.config.sessionSecret, orderId),
        gatewayName: "braintree",
        token: `good-${orderId}`,
        expectedTotal: total / 100,
      },
    })
    expect(await statusOf(orderId)).toBe("PAYMENT_RECEIVED")
    await crypto.send(kind, orderId, total)
    await crypto.confirm(kind)
    await work()
    await work()
    const { payments, status } = await crypto.state(orderId)
    expect(status).toBe("PAYMENT_RECEIVED")
    const refund = payments.find((payment) => payment.kind === "refund")
    expect(refund).toMatchObject({
      result: "started",
      amount: total,
      refersTo: `${orderId}:pay:1`,
      message: expect.stringContaining("by hand"),
    })
    const refundId = refund?.paymentId ?? ""
    await tell(orderId, { type: "ConfirmPayout", refundId, reference: "0xabc" })
    await tell(orderId, { type: "ConfirmPayout", refundId, reference: "0xabc" })
    await expect(tell(orderId, { type: "ConfirmPayout", refundId, reference: "0xdef" })).rejects.toThrow(
      "This refund has been paid out already: 0xabc.",
    )
    const paidOut = (await crypto.state(orderId)).payments.find(({ paymentId }) => paymentId === refundId)
    expect(paidOut).toMatchObject({ result: "succeeded", transactionId: "0xabc" })
  })

  test("shows one page to pay at, however often and wherever the shopper asks for it", async () => {
    const { orderId, total, url, browser } = await crypto.order(kind)
    const pay = async (token: string) =>
      browser.graphql(PAY, {
        input: {
          orderId,
          orderToken: orderToken(crypto.shop.config.sessionSecret, orderId),
          gatewayName: kind,
          token,
          choice: kind === "plisio" ? "LTC" : null,
          expectedTotal: total / 100,
        },
      })
    const again = { data: { payOrder: { success: true, paymentGatewayUrl: url } } }
    expect(await pay("second tab")).toMatchObject(again)
    await crypto.send(kind, orderId, 10_000)
    expect(await pay("next day")).toMatchObject(again)
    expect((await crypto.state(orderId)).payments).toHaveLength(1)
  })

  test("is paid at a new page after its total changed, not at the earlier one", async () => {
    const { orderId, total, browser } = await crypto.order(kind)
    const now = await addTax(orderId)
    expect(await statusOf(orderId)).toBe("PENDING_PAYMENT")
    expect(await crypto.sale(orderId)).toMatchObject({ result: "failed", code: "superseded" })
    await lookUp(5_000)
    const [first] = await madeFor(crypto.simulators, kind, orderId)
    expect(first?.status).toBe(kind === "plisio" ? "new" : "CANCELED")
    const pay = (expectedTotal: number) =>
      browser.graphql(PAY, {
        input: {
          orderId,
          orderToken: orderToken(crypto.shop.config.sessionSecret, orderId),
          gatewayName: kind,
          token: `again-${expectedTotal}`,
          choice: kind === "plisio" ? "BTC" : null,
          expectedTotal: expectedTotal / 100,
        },
      })
    expect(await pay(total)).toMatchObject({ data: { payOrder: { success: false } } })
    expect(await pay(now)).toMatchObject({ data: { payOrder: { success: true } } })
    await crypto.send(kind, orderId, now)
    await crypto.confirm(kind)
    await work()
    expect(await statusOf(orderId)).toBe("PAYMENT_RECEIVED")
  })

  test("whose earlier page is paid anyway is reviewed, with the money on its books", async () => {
    const { orderId, total } = await crypto.order(kind)
    await addTax(orderId)
    await crypto.send(kind, orderId, total)
    await crypto.confirm(kind)
    await lookUp(HOUR)
    expect(await crypto.sale(orderId)).toMatchObject({ result: "settled", amount: total })
    expect(await statusOf(orderId)).toBe("PENDING_REVIEW")
  })

  test("that was canceled before the money came owes a refund", async () => {
    const { orderId } = await crypto.order(kind)
    await tell(orderId, { type: "CancelOrder", reason: "asked to" })
    await crypto.send(kind, orderId, 10_000)
    await crypto.confirm(kind)
    await crypto.expire(kind, orderId)
    await work()
    await work()
    expect((await crypto.state(orderId)).payments).toMatchObject([
      { kind: "sale", result: "settled", amount: 10_000 },
      { kind: "refund", result: "started", amount: 10_000 },
    ])
  })
})

describe("Plisio", () => {
  test("an overpaid invoice counts as paid, and staff are told of the excess once", async () => {
    const { orderId, total } = await crypto.order("plisio")
    await crypto.send("plisio", orderId, total + 2_500)
    await crypto.confirm("plisio")
    await work()
    await work()
    expect(await crypto.sale(orderId)).toMatchObject({ result: "settled", amount: total + 2_500 })
    expect(await statusOf(orderId)).toBe("PAYMENT_RECEIVED")
    expect(await notesOf(orderId)).toHaveLength(1)
  })

  test("an invoice paid in another coin is the same payment, by the invoice that replaced the first", async () => {
    const { orderId, total, url } = await crypto.order("plisio")
    await fetch(`${url}/coin`, { method: "POST", body: new URLSearchParams({ coin: "DOGE" }) })
    const [first, second] = await invoicesOf(crypto.simulators.plisio, orderId)
    expect(first?.status).toBe("cancelled_duplicate")
    await work()
    expect(await statusOf(orderId)).toBe("PENDING_PAYMENT")
    await crypto.send("plisio", orderId, total)
    await crypto.confirm("plisio")
    await lookUp()
    expect((await crypto.state(orderId)).payments).toMatchObject([
      { result: "settled", amount: total, transactionId: second?.id },
    ])
    expect(await statusOf(orderId)).toBe("PAYMENT_RECEIVED")
  })

  test("errors of Plisio and of the shop have messages of their own", async () => {
    const browser = crypto.shop.browse()
    await crypto.shop.stock({ mouse: 50 })
    await browser.add("mouse")
    expect(await checkOutWith(browser, "plisio", { currency: "ETH" })).toMatchObject({
      success: false,
      message: expect.stringContaining("$150.00"),
    })
    await crypto.simulators.plisio.admin("POST", "/faults", {
      kind: "status",
      status: 401,
      calls: 1,
      operation: "create",
    })
    expect(await checkOutWith(browser, "plisio")).toMatchObject({
      success: false,
      errors: [{ name: "PaymentUnavailable", code: "UNAVAILABLE" }],
    })
  })
})

describe("Coinbase", () => {
  test("an overpaid charge is reviewed until it is resolved at Coinbase", async () => {
    const { orderId, total } = await crypto.order("coinbase")
    await crypto.send("coinbase", orderId, total + 2_500)
    await crypto.confirm("coinbase")
    await work()
    expect(await crypto.sale(orderId)).toMatchObject({
      amount: total + 2_500,
      review: expect.stringContaining("too much"),
    })
    expect(await statusOf(orderId)).toBe("PENDING_REVIEW")
    const [charge] = await chargesOf(crypto.simulators.coinbase, orderId)
    await crypto.simulators.coinbase.admin("POST", `/charges/${charge?.code}/status`, { status: "RESOLVED" })
    await work()
    expect(await statusOf(orderId)).toBe("PAYMENT_RECEIVED")
    expect(await crypto.sale(orderId)).not.toHaveProperty("review")
  })

  test("a charge that Coinbase takes for paid with a little less is paid", async () => {
    const { orderId, total } = await crypto.order("coinbase")
    await crypto.send("coinbase", orderId, total - 400)
    await crypto.confirm("coinbase")
    await work()
    expect(await crypto.sale(orderId)).toMatchObject({ result: "settled", amount: total })
    expect(await statusOf(orderId)).toBe("PAYMENT_RECEIVED")
  })

  test("a charge paid twice is on the books twice, and staff are told", async () => {
    const { orderId, total } = await crypto.order("coinbase")
    await crypto.send("coinbase", orderId, total)
    await crypto.confirm("coinbase")
    await work()
    await crypto.send("coinbase", orderId, total)
    await crypto.confirm("coinbase")
    await work()
    expect(await crypto.sale(orderId)).toMatchObject({ amount: 2 * total })
    expect(await notesOf(orderId)).toHaveLength(1)
    expect(await statusOf(orderId)).toBe("PAYMENT_RECEIVED")
  })

  test("a refusal has a message, and the same attempt gets the same one again", async () => {
    const browser = crypto.shop.browse()
    await crypto.shop.stock({ mouse: 50 })
    await browser.add("mouse")
    const refusal = { type: "validation_error", message: "local_price: too small" }
    await crypto.simulators.coinbase.admin("POST", "/faults", {
      kind: "status",
      status: 400,
      calls: 1,
      operation: "create",
      body: { error: refusal },
    })
    const input = { chargeId: "charge-of-nobody" }
    const answered = await checkOutWith(browser, "coinbase", input)
    expect(answered).toMatchObject({
      success: false,
      message: expect.stringContaining("another way to pay"),
      errors: [{ name: refusal.type, code: refusal.type, message: refusal.message }],
    })
    expect((await checkOutWith(browser, "coinbase", input)).errors).toEqual(answered.errors)
  })

  test("does not say of a charge alone that an order is placed", async () => {
    const browser = crypto.shop.browse()
    await crypto.shop.stock({ mouse: 2 })
    const { id: cartId } = await browser.add("mouse")
    const i = { cartId, state: "TX", expectedTotal: await browser.total(cartId) }
    expect(
      await browser.graphql(
        "query ($i: CoinbaseChargeInput!) { generateCoinbaseChargeId(input: $i) { success message } }",
        { i },
      ),
    ).toEqual({
      data: {
        generateCoinbaseChargeId: {
          success: true,
          message: "The charge is ready. It can be paid once the order is placed.",
        },
      },
    })
    expect((await browser.cart()).pendingOrder).toBeNull()
  })

  test("is asked for no charge of another total than the shopper saw, nor for items that are gone", async () => {
    const browser = crypto.shop.browse()
    await crypto.shop.stock({ mouse: 2 })
    const { id: cartId } = await browser.add("mouse", 2)
    const asked = async (expectedTotal: number) =>
      browser.graphql(
        "query ($i: CoinbaseChargeInput!) { generateCoinbaseChargeId(input: $i) { chargeId errors { code } } }",
        { i: { cartId, state: "TX", expectedTotal } },
      )
    const refused = (code: string) => ({
      data: { generateCoinbaseChargeId: { chargeId: null, errors: [{ code }] } },
    })
    const total = await browser.total(cartId)
    expect(await asked(total - 0.01)).toEqual(refused("TOTAL_CHANGED"))
    await crypto.shop.stock({ mouse: 1 })
    expect(await asked(total)).toEqual(refused("OUT_OF_STOCK"))
    await browser.remove("mouse")
    expect(await asked(0)).toEqual(refused("CART_EMPTY"))
    expect(await chargesOf(crypto.simulators.coinbase, orderIdOf(cartId))).toEqual([])
  })

  test("is asked for no more charges where too many were begun in the minute", async () => {
    const browser = crypto.shop.browse()
    await crypto.shop.stock({ mouse: 2 })
    const { id: cartId } = await browser.add("mouse")
    const input = { cartId, state: "TX", expectedTotal: await browser.total(cartId) }
    await crypto.shop.sql("delete from attempt")
    expect(await chargeId(browser, input)).toMatch(/\S/)
    await crypto.shop.sql("update attempt set count = 1000000")
    expect(
      await browser.refusal(
        "query ($i: CoinbaseChargeInput!) { generateCoinbaseChargeId(input: $i) { chargeId } }",
        { i: input },
      ),
    ).toMatchObject({ code: "TOO_MANY_REQUESTS" })
    await crypto.shop.sql("delete from attempt")
  })

  test("shows the charge that waits when the page is opened again, and no second one", async () => {
    const { browser, orderId, total } = await crypto.order("coinbase")
    const { id: cartId } = await browser.cart()
    const input = { cartId, state: "TX", expectedTotal: total / 100 }
    const { transactionId } = await crypto.sale(orderId)
    expect(await chargeId(browser, input)).toBe(transactionId)
    expect(await chargesOf(crypto.simulators.coinbase, orderId)).toHaveLength(1)
    await crypto.send("coinbase", orderId, total)
    await work()
    expect(
      await browser.graphql(
        "query ($i: CoinbaseChargeInput!) { generateCoinbaseChargeId(input: $i) { chargeId errors { code } } }",
        { i: input },
      ),
    ).toMatchObject({
      data: { generateCoinbaseChargeId: { chargeId: null, errors: [{ code: "NOT_POSSIBLE" }] } },
    })
  })

  test("a charge that is no longer needed is canceled there", async () => {
    const { orderId } = await crypto.order("coinbase")
    await tell(orderId, { type: "CancelOrder", reason: "asked to" })
    await lookUp()
    expect(await chargesOf(crypto.simulators.coinbase, orderId)).toMatchObject([{ status: "CANCELED" }])
    expect(await crypto.sale(orderId)).toMatchObject({ result: "failed" })
  })
})

test("a refund made at Coinbase itself is booked, and ends the order", async () => {
  const { orderId, total } = await crypto.order("coinbase")
  await crypto.send("coinbase", orderId, total)
  await crypto.confirm("coinbase")
  await work()
  expect(await statusOf(orderId)).toBe("PAYMENT_RECEIVED")
  const { transactionId } = await crypto.sale(orderId)
  await crypto.simulators.coinbase.admin("POST", `/charges/${transactionId}/status`, { status: "REFUNDED" })
  await lookUp(HOUR)
  expect(await crypto.state(orderId)).toMatchObject({
    status: "CANCELLED",
    payments: [
      { kind: "sale", amount: total },
      { kind: "void", result: "succeeded", amount: total, code: "voided" },
    ],
  })
})
