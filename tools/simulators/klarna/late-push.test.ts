import { randomUUID } from "node:crypto"
import { CommandHandlers } from "@voltread/api/aggregates/command-handlers.ts"
import { orderToken } from "@voltread/api/order-link/order-token.ts"
import { recognizeSale } from "@voltread/api/payments/recognize-sale.ts"
import { type CheckoutShop, checkoutShop } from "@voltread/api/testing/checkout-shop.ts"
import { orderChecks } from "@voltread/api/testing/order-checks.ts"
import type { OrderCommand } from "@voltread/domain/ordering/order-command.ts"
import { held } from "@voltread/domain/ordering/order-money.ts"
import { orderTotals } from "@voltread/domain/ordering/order-state.ts"
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest"
import { runUntilEnd } from "../../faults/points/run-until-end.ts"
import { startKlarnaBench } from "./bench.ts"
import { consentToCart, klarnaSession, ordersAtKlarna } from "./klarna-checkout.ts"

const PAY = "mutation ($input: PayOrderInput!) { payOrder(input: $input) { success } }"
const EMAIL = "ada@example.com"
/**
 * After this, a charge that its gateway does not know counts as never made, or as one that staff must find out about.
 */
const SOON = 180_000
/** After this, a charge whose gateway cannot be reached is given up. */
const GIVEN_UP = 3 * 86_400_000

describe("a purchase at Klarna that is reported only after the process ended", () => {
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
  beforeEach(() => shop.stock({ laptop: 50 }))

  const { shopper, orderState, settledStatus } = orderChecks(() => shop)

  const lost = async () => {
    const { browser } = await shopper()
    const { expectedTotal, orderId, submit } = await consentToCart(bench, browser, EMAIL)
    const hasEnded = await runUntilEnd(
      { databaseUrl: shop.config.databaseUrl, vendors: bench },
      async (victim) => submit(browser.through(await victim.app())),
      { at: "gateway", side: "after" },
    )
    expect(hasEnded).toBe(true)
    const pushed = () =>
      bench.shop.received.find(({ query }) => query.order === orderId && query.about === "push")
    await expect.poll(pushed, { timeout: 5_000 }).toBeDefined()
    const token = orderToken(shop.config.sessionSecret, orderId)
    const pay = (gatewayName: string, nonce: string) =>
      browser.graphql(PAY, {
        input: { orderId, orderToken: token, gatewayName, token: nonce, expectedTotal },
      })
    return {
      orderId,
      payByCard: (nonce: string) => pay("braintree", `${nonce}-${randomUUID()}`),
      payByKlarna: async () => {
        const clientToken = await klarnaSession(browser, { orderId, orderToken: token })
        return pay("klarna", await bench.consent(clientToken, EMAIL))
      },
      push: async () => {
        const { body = "", query = {} } = pushed() ?? {}
        const { statusCode } = await shop.server(0).inject({
          method: "POST",
          url: "/api/webhooks/klarna",
          query,
          headers: { "content-type": "application/json" },
          payload: body,
        })
        expect(statusCode).toBe(200)
      },
    }
  }
  const command = (orderId: string, each: OrderCommand) =>
    shop.run(
      CommandHandlers.use(({ orders }) =>
        orders.handle(orderId, () => [each], {
          commandId: randomUUID(),
          correlationId: "test",
          actor: { id: "sam", name: "Sam", role: "customersupport" },
          now: new Date().toISOString(),
        }),
      ),
    )
  /** The order's timeline of its payments, for staff. */
  const timeline = async (orderId: string) => {
    const rows = await shop.sql(
      `select entry->>'title' as title from read.order_timeline
       where order_id = $1 and entry->>'category' = 'payments' order by revision`,
      [orderId],
    )
    return rows.map(({ title }) => title)
  }
  const tells = (orderId: string, ...titles: ReadonlyArray<string>) =>
    expect.poll(() => timeline(orderId), { timeout: 5_000 }).toEqual(titles)
  /** Klarna stays unreachable until the charge is given up. */
  const givenUp = async (orderId: string) => {
    await bench.admin("POST", "/faults", { kind: "status", status: 503, calls: 1_000 })
    const status = await settledStatus(orderId, GIVEN_UP)
    await bench.admin("DELETE", "/faults")
    return status
  }
  const isPaidOnce = async (orderId: string) => {
    const state = await orderState(orderId)
    if (state._tag !== "placed") throw new Error("the order is not placed")
    expect(held(state)).toBe(orderTotals(state).total)
  }

  test("pays an order that still waits for it", async () => {
    const { orderId, push } = await lost()
    await push()
    expect(await settledStatus(orderId)).toBe("PAYMENT_RECEIVED")
    await isPaidOnce(orderId)
    expect(await ordersAtKlarna(bench, orderId)).toMatchObject([{ status: "AUTHORIZED" }])
  })

  test("whose message is lost, too, is left for staff to find at Klarna, and pays when the message comes after all", async () => {
    const { orderId, push } = await lost()
    expect(await settledStatus(orderId, SOON)).toBe("PENDING_REVIEW")
    expect(await settledStatus(orderId, GIVEN_UP)).toBe("PENDING_REVIEW")
    expect(await orderState(orderId)).toMatchObject({
      conversations: [expect.stringContaining("unheard-of")],
    })
    expect(await ordersAtKlarna(bench, orderId)).toHaveLength(1)
    await push()
    expect(await settledStatus(orderId)).toBe("PAYMENT_RECEIVED")
    await isPaidOnce(orderId)
  })

  test("that staff find at Klarna is looked up by its order ID, and belongs to no other order", async () => {
    const staff = await lost()
    const other = await lost()
    for (const { orderId } of [staff, other])
      expect(await settledStatus(orderId, SOON)).toBe("PENDING_REVIEW")
    const idOf = async (orderId: string) => (await ordersAtKlarna(bench, orderId))[0]?.id ?? ""
    const lookUp = async (transactionId: string) => shop.run(recognizeSale(staff.orderId, transactionId))
    expect(await lookUp("nothing")).toContain("no such order")
    expect(await lookUp(await idOf(other.orderId))).toContain("no such order")
    await bench.admin("POST", "/faults", { kind: "status", status: 503, calls: 20, operation: "find" })
    expect(await lookUp(await idOf(staff.orderId))).toContain("does not answer")
    await bench.admin("DELETE", "/faults")
    const found = await lookUp(await idOf(staff.orderId))
    if (typeof found === "string") throw new Error(found)
    await command(staff.orderId, found)
    expect(await settledStatus(staff.orderId)).toBe("PAYMENT_RECEIVED")
    await isPaidOnce(staff.orderId)
    expect(await lookUp(await idOf(staff.orderId))).toContain("is known")
    // The late message of the same order changes nothing.
    await staff.push()
    expect(await settledStatus(staff.orderId)).toBe("PAYMENT_RECEIVED")
    await isPaidOnce(staff.orderId)
    expect(await settledStatus(other.orderId)).toBe("PENDING_REVIEW")
  })

  test("that staff do not find at Klarna: the order can be paid another way, and the purchase is refunded if it comes up", async () => {
    const { orderId, payByCard, push } = await lost()
    await settledStatus(orderId, SOON)
    expect(await payByCard("good")).toMatchObject({ data: { payOrder: { success: false } } })
    await command(orderId, { type: "ChangeStatus", to: "PENDING_PAYMENT", reason: "not there" })
    expect(await settledStatus(orderId)).toBe("PAYMENT_FAILED")
    expect(await payByCard("good")).toMatchObject({ data: { payOrder: { success: true } } })
    expect(await settledStatus(orderId)).toBe("PAYMENT_RECEIVED")
    await push()
    await settledStatus(orderId)
    await shop.work()
    await isPaidOnce(orderId)
    expect(await ordersAtKlarna(bench, orderId)).toMatchObject([{ status: "CANCELLED" }])
  })

  test("that nobody decides about fails in the end, and the order can be paid another way", async () => {
    const { orderId, payByCard } = await lost()
    await settledStatus(orderId, SOON)
    expect(await settledStatus(orderId, 7 * 86_400_000 + SOON)).toBe("PAYMENT_FAILED")
    expect(await payByCard("good")).toMatchObject({ data: { payOrder: { success: true } } })
    await isPaidOnce(orderId)
  })

  test("that never reached Klarna was not charged, and the order can be paid again", async () => {
    const { browser } = await shopper()
    const { authorizationToken, orderId, submit } = await consentToCart(bench, browser, EMAIL)
    await bench.admin("POST", "/faults", { kind: "drop", when: "before", calls: 1, operation: "order" })
    await submit()
    expect(await settledStatus(orderId, SOON)).toBe("PAYMENT_FAILED")
    expect(await ordersAtKlarna(bench, orderId)).toEqual([])
    // It can no longer succeed.
    const path = `/payments/v1/authorizations/${authorizationToken}`
    expect((await bench.vendor("DELETE", path)).status).toBe(404)
    expect(await shop.sql("select from klarna_attempt where payment_id like $1", [`${orderId}%`])).toEqual([])
  })

  test("is reviewed where the attempt has failed meanwhile, and pays once it is approved", async () => {
    const { orderId, push } = await lost()
    expect(await givenUp(orderId)).toBe("PAYMENT_FAILED")
    await push()
    expect(await settledStatus(orderId)).toBe("PENDING_REVIEW")
    await tells(orderId, "Payment requested", "Payment failed", "Payment approved")
    await command(orderId, { type: "ChangeStatus", to: "PAYMENT_RECEIVED", reason: "it is theirs" })
    await isPaidOnce(orderId)
    expect(await ordersAtKlarna(bench, orderId)).toMatchObject([{ status: "AUTHORIZED" }])
  })

  test("is refunded where the order was paid by card meanwhile", async () => {
    const { orderId, payByCard, push } = await lost()
    await givenUp(orderId)
    await payByCard("good")
    await push()
    expect(await settledStatus(orderId)).toBe("PAYMENT_RECEIVED")
    await shop.work()
    await tells(
      orderId,
      ...["Payment requested", "Payment failed"],
      ...["Payment requested", "Payment approved"],
      ...["Payment approved", "Refund requested", "Refund approved"],
    )
    await isPaidOnce(orderId)
    expect(await ordersAtKlarna(bench, orderId)).toMatchObject([{ status: "CANCELLED" }])
  })

  test("is not taken for a card's charge whose outcome nobody knows yet", async () => {
    const { orderId, payByCard, push } = await lost()
    await givenUp(orderId)
    await payByCard("silent")
    await push()
    await settledStatus(orderId)
    await settledStatus(orderId, SOON)
    const state = await orderState(orderId)
    expect(state).toMatchObject({ status: "PAYMENT_RECEIVED" })
    await isPaidOnce(orderId)
    const sales = state._tag === "placed" ? state.payments.filter(({ kind }) => kind === "sale") : []
    const [made] = await ordersAtKlarna(bench, orderId)
    expect(sales.find(({ transactionId }) => transactionId === made?.id)).toMatchObject({
      gatewayName: "klarna",
    })
  })

  test("is not taken for a later purchase at Klarna whose outcome nobody knows yet", async () => {
    const { orderId, payByKlarna, push } = await lost()
    await givenUp(orderId)
    const [first] = await ordersAtKlarna(bench, orderId)
    await bench.admin("POST", "/faults", { kind: "drop", when: "after", calls: 1, operation: "order" })
    await payByKlarna()
    await push()
    expect(await settledStatus(orderId)).toBe("PAYMENT_RECEIVED")
    expect(await orderState(orderId)).toMatchObject({
      payments: [
        { result: "succeeded", transactionId: first?.id },
        { result: "unanswered", transactionId: null },
      ],
    })
  })

  test.each([
    ["before the attempt is given up", false],
    ["after the attempt has failed", true],
  ])("is given back where the order was canceled %s", async (_, isGivenUp) => {
    const { orderId, push } = await lost()
    if (isGivenUp) await givenUp(orderId)
    await command(orderId, { type: "CancelOrder", reason: "changed their mind" })
    await push()
    expect(await settledStatus(orderId)).toBe("CANCELLED")
    await shop.work()
    await tells(
      orderId,
      "Payment requested",
      ...(isGivenUp ? ["Payment failed"] : []),
      ...["Payment approved", "Refund requested", "Refund approved"],
    )
    expect(await ordersAtKlarna(bench, orderId)).toMatchObject([{ status: "CANCELLED" }])
    await expect.poll(() => shop.available("laptop"), { timeout: 10_000 }).toBe(50)
  })
})
