import { randomUUID } from "node:crypto"
import type { OrderCommand } from "@voltread/domain/ordering/order-command.ts"
import { aPayment } from "@voltread/domain/ordering/order-examples.ts"
import { orderTotals } from "@voltread/domain/ordering/order-state.ts"
import type { OrderStatus } from "@voltread/domain/ordering/order-status.ts"
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import { orderToken } from "../order-link/order-token.ts"
import { type CheckoutShop, checkoutShop } from "../testing/checkout-shop.ts"
import { orderChecks } from "../testing/order-checks.ts"
import { sweepStock } from "./follow-stock.ts"
import { reserveStock } from "./stock.ts"

let shop: CheckoutShop

beforeAll(async () => {
  shop = await checkoutShop(inject("postgresUrl"))
})
afterAll(() => shop.close())
beforeEach(() => shop.stock({ laptop: 10, mouse: 10 }))

const { makeUnreadable } = orderChecks(() => shop)

const MINUTE = 60_000
const sweepIn = (minutes: number) => shop.run(sweepStock(() => Date.now() + minutes * MINUTE))

const buy = async (nonce: string) => {
  const browser = shop.browse()
  await browser.add("laptop", 2)
  await browser.add("mouse", 1)
  const { order } = await browser.checkOut({ nonce })
  if (order === null) throw new Error("not placed")
  const { state } = await shop.run(CommandHandlers.use(({ orders }) => orders.load(order.id)))
  if (state._tag !== "placed") throw new Error("not placed")
  return { browser, orderId: order.id, laptop: state.lines.find(({ productId }) => productId === "laptop") }
}

const tell = (orderId: string, ...commands: ReadonlyArray<OrderCommand>) =>
  shop.run(
    CommandHandlers.use(({ orders }) =>
      orders.handle(orderId, () => commands, {
        commandId: randomUUID(),
        correlationId: "r",
        actor: { id: "sam", name: "Sam", role: "customersupport" },
        now: new Date().toISOString(),
      }),
    ),
  )

const change = (to: OrderStatus): OrderCommand => ({ type: "ChangeStatus", to, reason: "test" })

describe("units that are held", () => {
  test("by a checkout that never placed its order are released, but not while it may still run", async () => {
    await shop.run(reserveStock("interrupted", 3, [{ productId: "laptop", storeId: null, quantity: 4 }]))
    await sweepIn(14)
    expect(await shop.available("laptop")).toBe(6)
    await sweepIn(16)
    expect(await shop.available("laptop")).toBe(10)
  })

  test("are released although an older order cannot be read", async () => {
    const { orderId } = await buy("declined-unreadable")
    await makeUnreadable(orderId)
    await buy("declined-readable")
    await sweepIn(11)
    expect(await shop.available("laptop")).toBe(8)
    await shop.sql("delete from stock_reservation where order_id = $1", [orderId])
  })

  test("by an order whose card was declined are released after minutes", async () => {
    await buy("declined-1")
    await sweepIn(9)
    expect(await shop.available("laptop")).toBe(8)
    await sweepIn(11)
    expect(await shop.available("laptop")).toBe(10)
  })

  test("by an order that still waits for its payment are released after an hour", async () => {
    const { orderId } = await buy("declined-6")
    await tell(orderId, { type: "ChangeStatus", to: "PENDING_PAYMENT", reason: "asked to wait" })
    await sweepIn(59)
    expect(await shop.available("laptop")).toBe(8)
    await sweepIn(61)
    expect(await shop.available("laptop")).toBe(10)
  })

  test("are reserved again when the shopper comes back, or the shopper learns that they are gone", async () => {
    const { browser } = await buy("declined-2")
    await shop.stock({ laptop: 0 })
    const inStock = async () => (await browser.cart()).items.map((item) => item.inStock)
    const quote = async () =>
      browser.graphql('query ($c: ID!) { checkoutQuote(cartId: $c, state: "TX") { problems } }', {
        c: (await browser.cart()).id,
      })
    expect(await inStock()).toEqual([true, true])
    expect(await quote()).toEqual({ data: { checkoutQuote: { problems: [] } } })
    await sweepIn(61)
    await shop.stock({ laptop: 1 })
    expect(await inStock()).toEqual([false, true])
    expect(await quote()).toEqual({
      data: { checkoutQuote: { problems: ['Only 1 of "Laptop" available. Please change the quantity.'] } },
    })
    expect(await browser.checkOut({ nonce: "good-2" })).toMatchObject({ errors: [{ code: "OUT_OF_STOCK" }] })
    await shop.stock({ laptop: 2 })
    expect(await browser.checkOut({ nonce: "good-2" })).toMatchObject({ success: true })
    expect(await shop.available("laptop")).toBe(0)
  })

  test("by a paid order stay reserved", async () => {
    await buy("good-3")
    await sweepIn(10_000)
    expect([await shop.available("laptop"), await shop.available("mouse")]).toEqual([8, 9])
  })

  test("by an order with a payment on a gateway's page stay reserved while that is open, and not forever", async () => {
    await buy("hosted-16")
    await sweepIn(1_439)
    expect(await shop.available("laptop")).toBe(8)
    await sweepIn(1_441)
    expect(await shop.available("laptop")).toBe(10)
  })

  test("by an order whose charge is undecided stay reserved for a day, and late money reserves them again", async () => {
    const { orderId } = await buy("silent-4")
    await sweepIn(1_439)
    expect(await shop.available("laptop")).toBe(8)
    await sweepIn(1_441)
    expect(await shop.available("laptop")).toBe(10)
    await sweepIn(1_442)
    expect(await shop.available("laptop")).toBe(10)
    await shop.work(60_000)
    await expect.poll(() => shop.available("laptop")).toBe(8)
    const { state } = await shop.run(CommandHandlers.use(({ orders }) => orders.load(orderId)))
    expect(state).toMatchObject({ status: "PAYMENT_RECEIVED" })
  })

  test("by an order under review are released after a week without money, and never with it", async () => {
    const { orderId } = await buy("declined-20")
    await tell(orderId, change("PENDING_REVIEW"))
    await shop.work()
    await sweepIn(7 * 1_440 - 1)
    expect(await shop.available("laptop")).toBe(8)
    await sweepIn(7 * 1_440 + 1)
    expect(await shop.available("laptop")).toBe(10)
    const paid = await buy("good-21")
    await tell(paid.orderId, change("PENDING_REVIEW"))
    await shop.work()
    await sweepIn(1_000_000)
    expect(await shop.available("laptop")).toBe(8)
  })

  test("by an order under review are released a week after its money was given back", async () => {
    const { orderId } = await buy("declined-23")
    const part = { ...aPayment({}), paymentId: `${orderId}:pay:1`, amount: 10_000 }
    await tell(orderId, { type: "RecordPayment", payment: { ...part, result: "succeeded" } })
    await shop.work()
    await sweepIn(1_000_000)
    expect(await shop.available("laptop")).toBe(8)
    const refund = { paymentId: `${orderId}:refund`, kind: "refund", refersTo: part.paymentId } as const
    await tell(orderId, { type: "RecordPayment", payment: { ...part, ...refund, result: "succeeded" } })
    await shop.caughtUp()
    const { state } = await shop.run(CommandHandlers.use(({ orders }) => orders.load(orderId)))
    expect(state).toMatchObject({ status: "PENDING_REVIEW" })
    await sweepIn(7 * 1_440 - 1)
    expect(await shop.available("laptop")).toBe(8)
    await sweepIn(7 * 1_440 + 1)
    expect(await shop.available("laptop")).toBe(10)
  })

  test("by one line of an order are released when that line is canceled", async () => {
    const { orderId, laptop } = await buy("good-5")
    await tell(orderId, {
      type: "ChangeItemStatus",
      itemId: laptop?.itemId ?? "",
      to: "CANCELLED",
      reason: "asked to",
    })
    await expect.poll(() => shop.available("laptop")).toBe(10)
    expect(await shop.available("mouse")).toBe(9)
  })
})

describe("units of an order", () => {
  test("are released when it is canceled, though nothing else has happened to it", async () => {
    const { orderId } = await buy("good-19")
    expect(await shop.available("laptop")).toBe(8)
    await tell(orderId, { type: "CancelOrder", reason: "asked to" })
    await expect.poll(() => shop.available("laptop")).toBe(10)
    expect(await shop.available("mouse")).toBe(10)
  })

  test("that its supplier does not have are not put in stock when it is canceled", async () => {
    const { orderId, laptop } = await buy("good-10")
    await tell(
      orderId,
      change("PENDING_FULFILMENT"),
      {
        type: "ChangeItemStatus",
        itemId: laptop?.itemId ?? "",
        to: "CANCELLED_BY_SUPPLIER",
        reason: "none left",
      },
      { type: "CancelOrder", reason: "the supplier has none" },
    )
    await expect.poll(() => shop.available("mouse")).toBe(10)
    expect(await shop.available("laptop")).toBe(8)
  })

  test("that a lender declined are released when nobody pays instead", async () => {
    const { orderId } = await buy("declined-11")
    await tell(orderId, change("LOAN_IN_PROCESS"))
    await shop.work()
    await sweepIn(30 * 1_440 - 1)
    expect(await shop.available("laptop")).toBe(8)
    await tell(orderId, change("PENDING_PAYMENT"))
    await shop.work()
    await sweepIn(59)
    expect(await shop.available("laptop")).toBe(8)
    await sweepIn(61)
    expect(await shop.available("laptop")).toBe(10)
  })

  test("that a lender never decides about are released after 30 days", async () => {
    const { orderId } = await buy("declined-22")
    await tell(orderId, change("LOAN_IN_PROCESS"))
    await shop.work()
    await sweepIn(30 * 1_440 + 1)
    expect(await shop.available("laptop")).toBe(10)
  })

  const DAYS = 24 * 60
  const unsigned = async (nonce: string) => {
    const { orderId } = await buy(nonce)
    await tell(orderId, change("LOAN_IN_PROCESS"), change("PENDING_ESIGNATURE"))
    await shop.work()
    return orderId
  }
  const stateOf = async (orderId: string) =>
    (await shop.run(CommandHandlers.use(({ orders }) => orders.load(orderId)))).state

  test("whose contract nobody signs are released after a week, and a later signature reserves them again", async () => {
    const orderId = await unsigned("declined-17")
    await sweepIn(7 * DAYS - 1)
    expect(await shop.available("laptop")).toBe(8)
    await sweepIn(7 * DAYS + 1)
    expect(await shop.available("laptop")).toBe(10)
    await tell(orderId, change("PAYMENT_RECEIVED"))
    await expect.poll(() => shop.available("laptop")).toBe(8)
    await shop.work()
    expect(await stateOf(orderId)).toMatchObject({ status: "PAYMENT_RECEIVED" })
  })

  test("whose contract nobody signs and that are gone are not paid another way", async () => {
    const orderId = await unsigned("declined-24")
    await sweepIn(7 * DAYS + 1)
    const order = await stateOf(orderId)
    if (order._tag !== "placed") throw new Error("not placed")
    const pay = (token: string) =>
      shop
        .browse()
        .graphql(
          "mutation ($i: PayOrderInput!) { payOrder(input: $i) { success errors { code } order { status } } }",
          {
            i: {
              orderId,
              orderToken: orderToken(shop.config.sessionSecret, orderId),
              gatewayName: "braintree",
              token,
              expectedTotal: orderTotals(order).total / 100,
            },
          },
        )
    await shop.stock({ laptop: 1, mouse: 10 })
    expect(await pay("good-24a")).toMatchObject({
      data: { payOrder: { success: false, errors: [{ code: "OUT_OF_STOCK" }] } },
    })
    await shop.stock({ laptop: 2 })
    expect(await pay("good-24b")).toMatchObject({ data: { payOrder: { success: true } } })
    expect(await shop.available("laptop")).toBe(0)
  })

  test("whose contract is signed when they are gone are reported to staff, who decide", async () => {
    const orderId = await unsigned("declined-18")
    await sweepIn(7 * DAYS + 1)
    await shop.stock({ laptop: 1, mouse: 10 })
    await tell(orderId, change("PAYMENT_RECEIVED"))
    await expect.poll(() => stateOf(orderId)).toMatchObject({ status: "PENDING_REVIEW" })
    await shop.work()
  })

  test("that were released are reserved again when the money arrives after all", async () => {
    const { orderId } = await buy("declined-12")
    await sweepIn(61)
    expect(await shop.available("laptop")).toBe(10)
    await tell(orderId, lateMoney(orderId))
    await expect.poll(() => shop.available("laptop")).toBe(8)
  })

  test("that somebody else has bought meanwhile are not sold twice: staff are told, once", async () => {
    const { orderId } = await buy("declined-13")
    await sweepIn(61)
    await shop.stock({ laptop: 1 })
    await tell(orderId, lateMoney(orderId))
    await shop.work()
    expect(await shop.available("laptop")).toBe(0)
    await tell(orderId, change("PAYMENT_RECEIVED"))
    await shop.work()
    const { state } = await shop.run(CommandHandlers.use(({ orders }) => orders.load(orderId)))
    expect(state).toMatchObject({ status: "PAYMENT_RECEIVED" })
    const notes = await shop.sql("select from events where stream = $1 and type = 'OrderCustomNotesAdded'", [
      `order-${orderId}`,
    ])
    expect(notes).toHaveLength(1)
  })

  test("of a paid order that are not in stock send it to staff", async () => {
    const { orderId } = await buy("declined-14")
    await tell(orderId, change("PENDING_PAYMENT"))
    await sweepIn(61)
    await shop.stock({ laptop: 0 })
    await tell(orderId, lateMoney(orderId))
    await shop.work()
    await expect
      .poll(async () => (await shop.run(CommandHandlers.use(({ orders }) => orders.load(orderId)))).state)
      .toMatchObject({ status: "PENDING_REVIEW" })
  })

  test("of an unpaid order that are not there are no matter for staff: the checkout says so", async () => {
    const { orderId, laptop } = await buy("declined-25")
    await tell(orderId, change("PENDING_PAYMENT"))
    const itemId = laptop?.itemId ?? ""
    await tell(orderId, { type: "UpdateItem", itemId, change: { quantity: 12 }, reason: null })
    await shop.work()
    expect(await shop.available("laptop")).toBe(0)
    expect(await stateOf(orderId)).toMatchObject({ status: "PENDING_PAYMENT" })
    const notes = await shop.sql("select from events where stream = $1 and type = 'OrderCustomNotesAdded'", [
      `order-${orderId}`,
    ])
    expect(notes).toEqual([])
  })

  test("follow what staff change in it", async () => {
    const { orderId, laptop } = await buy("declined-15")
    const itemId = laptop?.itemId ?? ""
    await tell(orderId, { type: "UpdateItem", itemId, change: { quantity: 5 }, reason: null })
    await expect.poll(() => shop.available("laptop")).toBe(5)
    await tell(orderId, { type: "UpdateItem", itemId, change: { quantity: 1 }, reason: null })
    await expect.poll(() => shop.available("laptop")).toBe(9)
    await tell(orderId, { type: "DeleteItem", itemId, reason: null })
    await expect.poll(() => shop.available("laptop")).toBe(10)
    expect(await shop.available("mouse")).toBe(9)
  })
})

const lateMoney = (orderId: string): OrderCommand => ({
  type: "RecordPayment",
  payment: aPayment({ paymentId: `${orderId}:pay:1`, amount: 206_489, result: "succeeded" }),
})
