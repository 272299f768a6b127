import { randomUUID } from "node:crypto"
import { orderToken } from "@voltread/api/platform/http/order-token.ts"
import { type CheckoutShop, checkoutShop } from "@voltread/api/testing/checkout-shop.ts"
import { orderChecks } from "@voltread/api/testing/order-checks.ts"
import { aShipment } from "@voltread/domain/ordering/order-examples.ts"
import { hasMoved, held, isOpen } from "@voltread/domain/ordering/order-money.ts"
import { orderTotals } from "@voltread/domain/ordering/order-state.ts"
import { sum } from "@voltread/domain/shared/money.ts"
import { Schema } from "effect"
import fc from "fast-check"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { startKlarnaBench } from "../../simulators/klarna/bench.ts"
import { consentToCart, ordersAtKlarna } from "../../simulators/klarna/klarna-checkout.ts"
import { askFor, cancelling, endWhileWorking, placedOrder, refunding, stockAgrees } from "./order-chaos.ts"

const LAPTOPS = 50
const PAY = "mutation ($input: PayOrderInput!) { payOrder(input: $input) { success } }"
const readWebhooks = Schema.decodeUnknownSync(
  Schema.Struct({ webhooks: Schema.Array(Schema.Struct({ state: Schema.String })) }),
)

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

const { shopper } = orderChecks(() => shop)

const happening = (weight: number, ...tags: ReadonlyArray<string>) => ({
  weight,
  arbitrary: fc.record({ tag: fc.constantFrom(...tags), place: fc.nat(20) }),
})

/** How the order comes about once the shopper has agreed in Klarna's form. `place`: where a process ends. */
const Begun = fc.oneof(happening(3, "submit"), happening(1, "deliver"))

/** What may happen then, in any order and as often as it likes. */
const Happening = fc.oneof(
  happening(2, "submit", "crash"),
  happening(4, "deliver", "deliverTwice", "deliverLastFirst", "lose", "look"),
  happening(4, "accept", "ship", "reject", "expire", "cancel", "refund"),
  happening(1, "payByCard", "vendorIsDown"),
)

const consented = async (email: string) => {
  await shop.stock({ laptop: LAPTOPS })
  // Only so many are looked up at a time: what earlier orders left behind would take this one's turn.
  await shop.sql("delete from payment_work")
  bench.shop.received.splice(0)
  const { browser } = await shopper()
  return consentToCart(bench, browser, email)
}
type Consented = Awaited<ReturnType<typeof consented>>

/** Messages that nobody has delivered, taken out once Klarna has nothing more to tell. */
const messages = async () => {
  await expect
    .poll(
      async () =>
        readWebhooks(await (await bench.admin("GET", "/webhooks")).json()).webhooks.every(
          ({ state }) => state === "delivered",
        ),
      { timeout: 10_000, interval: 10 },
    )
    .toBe(true)
  return bench.shop.received.splice(0)
}

const deliver = async (calls: Awaited<ReturnType<typeof messages>>) => {
  for (const { body, query } of calls) {
    const headers = { "content-type": "application/json" }
    const answer = await shop
      .server(0)
      .inject({ method: "POST", url: "/api/webhooks/klarna", query, headers, payload: body })
    expect(answer.statusCode).toBe(200)
  }
}

/** Whoever pays again while an attempt is open waits for what becomes of it. */
const attemptsEnd = async (orderId: string) => {
  if ((await placedOrder(shop, orderId))?.payments.some(isOpen) === true) await shop.work(300_000)
}

const decide = async (orderId: string, outcome: string) => {
  for (const { id } of await ordersAtKlarna(bench, orderId))
    await bench.admin("POST", `/orders/${id}/outcome`, { outcome })
}

const happen = async (
  { browser, expectedTotal, orderId, submit }: Consented,
  { place, tag }: { readonly tag: string; readonly place: number },
): Promise<unknown> => {
  switch (tag) {
    case "submit":
      await attemptsEnd(orderId)
      return submit()
    case "crash":
      return endWhileWorking(shop, bench, place)
    case "deliver":
      return deliver(await messages())
    case "deliverTwice": {
      const calls = await messages()
      return deliver([...calls, ...calls])
    }
    case "deliverLastFirst":
      return deliver((await messages()).toReversed())
    case "lose":
      return messages()
    case "look":
      return shop.work()
    case "accept":
    case "reject":
    case "expire":
      return decide(orderId, tag)
    case "vendorIsDown":
      await bench.admin("POST", "/faults", { kind: "drop", calls: 3 })
      await shop.work()
      return bench.admin("DELETE", "/faults")
    case "ship":
      return askFor(shop, orderId, ({ lines: [line] }) =>
        line === undefined
          ? []
          : [
              { type: "ChangeStatus", to: "PENDING_FULFILMENT", reason: "" },
              { type: "ChangeStatus", to: "CONFIRMED_BY_SUPPLIER", reason: "" },
              { type: "RecordShipment", shipment: aShipment([{ itemId: line.itemId, quantity: 1 }]) },
            ],
      )
    case "cancel":
      return askFor(shop, orderId, cancelling)
    case "refund":
      return askFor(shop, orderId, refunding)
    case "payByCard":
      await attemptsEnd(orderId)
      return browser.graphql(PAY, {
        input: {
          orderId,
          orderToken: orderToken(shop.config.sessionSecret, orderId),
          gatewayName: "braintree",
          token: `good-${randomUUID()}`,
          expectedTotal,
        },
      })
    default:
      throw new Error(`nobody knows how to ${tag}`)
  }
}

/** What Klarna owes the shop for an order, or has paid, in cents. */
const owed = (orders: Awaited<ReturnType<typeof ordersAtKlarna>>): number =>
  sum(
    orders
      .filter(({ fraud_status, status }) => fraud_status === "ACCEPTED" && !/CANCELLED|EXPIRED/.test(status))
      .map(({ order_amount, refunded_amount }) => order_amount - refunded_amount),
  )

test("what Klarna pays is on the books to the cent, and nobody pays twice without a refund", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom("ada@example.com", "ada+pend-accept@email.us", "ada+pend-reject@email.us"),
      Begun,
      fc.array(Happening, { minLength: 2, maxLength: 9 }),
      async (email, begun, happenings) => {
        const purchase = await consented(email)
        for (const each of [begun, ...happenings]) await happen(purchase, each)
        const { orderId } = purchase
        // No further message comes: what is not known yet has to be found by looking, an hour later, and once more.
        await messages()
        await shop.work()
        await decide(orderId, "accept")
        await messages()
        for (const later of [3_600_000, 3_700_000, 3_800_000]) await shop.work(later)

        const books = await ordersAtKlarna(bench, orderId)
        const order = await placedOrder(shop, orderId)
        if (order === undefined) {
          expect(owed(books)).toBe(0)
          return
        }
        const moved = order.payments.filter(
          (payment) => payment.gatewayName === "klarna" && hasMoved(payment),
        )
        const amounts = (isOf: (kind: string) => boolean) =>
          sum(moved.filter(({ kind }) => isOf(kind)).map(({ amount }) => amount))
        expect(amounts((kind) => kind === "sale") - amounts((kind) => kind !== "sale")).toBe(owed(books))

        const { total } = orderTotals(order)
        expect(held(order)).toBeLessThanOrEqual(total)
        if (order.status === "CANCELLED") expect(held(order)).toBe(0)
        expect(order.payments.filter(isOpen)).toEqual([])
        await stockAgrees(shop, order, LAPTOPS)
      },
    ),
    { numRuns: 10 },
  )
}, 300_000)
