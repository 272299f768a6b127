import { type CheckoutShop, checkoutShop } from "@voltread/api/testing/checkout-shop.ts"
import { orderChecks } from "@voltread/api/testing/order-checks.ts"
import { held } from "@voltread/domain/ordering/order-money.ts"
import { orderTotals } from "@voltread/domain/ordering/order-state.ts"
import { hasMoved, isOpen } from "@voltread/domain/ordering/payment-result.ts"
import { sum } from "@voltread/domain/shared/money.ts"
import fc from "fast-check"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { type Bench, startBench } from "../../simulators/braintree/running.ts"
import { settleSales } from "../../simulators/braintree/transactions.ts"
import { startKlarnaBench } from "../../simulators/klarna/bench.ts"
import { consentToCart, ordersAtKlarna } from "../../simulators/klarna/klarna-checkout.ts"
import { COMMON_STEPS, type CommonStep, payByCard, runCommonStep } from "./common-steps.ts"
import {
  beginAnew,
  endWhileWorking,
  type Happening,
  HOUR,
  happening,
  hasToldAll,
  placedOrder,
  RUNS_WITHIN,
  remindersAgree,
  runs,
  stockAgrees,
} from "./order-chaos.ts"

let cards: Bench
let bench: Awaited<ReturnType<typeof startKlarnaBench>>
let shop: CheckoutShop
beforeAll(async () => {
  bench = await startKlarnaBench(inject("postgresUrl"))
  cards = await startBench()
  shop = await checkoutShop(inject("postgresUrl"), 1, { ...vendors().urls, ...vendors().environment })
})
afterAll(async () => {
  await shop.close()
  await bench.close()
  await cards.close()
})

const vendors = () => ({
  urls: { ...bench.urls, ...cards.urls },
  environment: { ...bench.environment, ...cards.environment },
})

const { shopper } = orderChecks(() => shop)

/** How the order is created once the shopper has authorized it in Klarna's form. */
const Begun = fc.oneof(happening(3, "submit"), happening(1, "deliver"))

const TELLING = ["deliver", "deliver twice", "deliver the last first", "lose"] as const
const DECIDING = ["accept", "reject", "expire"] as const
type Tag =
  | "submit"
  | "crash"
  | "pay by card"
  | "vendor is down"
  | (typeof TELLING)[number]
  | (typeof DECIDING)[number]
  | CommonStep

/** What may happen then, in any order and any number of times. */
const Happenings = fc.array(
  fc.oneof<fc.MaybeWeightedArbitrary<Happening<Tag>>[]>(
    happening(2, "submit", "crash"),
    happening(3, ...TELLING),
    happening(2, ...DECIDING),
    happening(6, ...COMMON_STEPS),
    happening(1, "pay by card", "vendor is down"),
  ),
  { minLength: 2, maxLength: 10 },
)

const consented = async (email: string) => {
  await beginAnew(shop)
  bench.shop.received.splice(0)
  const { browser } = await shopper()
  await browser.add("laptop")
  return consentToCart(bench, browser, email)
}
type Consented = Awaited<ReturnType<typeof consented>>

/** Takes out the messages that have not been delivered, once Klarna has nothing more to report. */
const messages = async () => {
  await hasToldAll(bench.admin)
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

/** A shopper who pays again while an attempt is open waits for its outcome. */
const attemptsEnd = async (orderId: string) => {
  if ((await placedOrder(shop, orderId))?.payments.some(isOpen) === true) await shop.work(300_000)
}

const decide = async (orderId: string, outcome: string) => {
  for (const { id } of await ordersAtKlarna(bench, orderId))
    await bench.admin("POST", `/orders/${id}/outcome`, { outcome })
}

const happen = async (
  { browser, orderId, submit }: Consented,
  { place, tag }: Happening<Tag>,
): Promise<unknown> => {
  switch (tag) {
    case "submit":
      await attemptsEnd(orderId)
      return submit()
    case "crash":
      return endWhileWorking(shop, vendors(), place)
    case "deliver":
      return deliver(await messages())
    case "deliver twice": {
      const calls = await messages()
      return deliver([...calls, ...calls])
    }
    case "deliver the last first":
      return deliver((await messages()).toReversed())
    case "lose":
      return messages()
    case "accept":
    case "reject":
    case "expire":
      return decide(orderId, tag)
    case "vendor is down":
      await bench.admin("POST", "/faults", { kind: "drop", calls: 3 })
      await shop.work()
      return bench.admin("DELETE", "/faults")
    case "pay by card":
      return payByCard(shop, browser, orderId, "fake-valid-nonce")
    default:
      return runCommonStep(shop, orderId, tag)
  }
}

/** What Klarna must pay the shop for an order, or has paid, in cents. */
const netAmount = (orders: Awaited<ReturnType<typeof ordersAtKlarna>>): number =>
  sum(
    orders
      .filter(({ fraud_status, status }) => fraud_status === "ACCEPTED" && !/CANCELLED|EXPIRED/.test(status))
      .map(({ order_amount, refunded_amount }) => order_amount - refunded_amount),
  )

test(
  "what Klarna pays is on the books to the cent, and nobody pays twice without a refund",
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom("ada@example.com", "ada+pend-accept@email.us", "ada+pend-reject@email.us"),
        Begun,
        Happenings,
        async (email, begun, happenings) => {
          const purchase = await consented(email)
          for (const each of [begun, ...happenings]) await happen(purchase, each)
          const { orderId } = purchase
          // No further message comes: what is not known yet must be found by looking it up, an hour later, and once
          // more.
          await messages()
          await shop.work()
          await decide(orderId, "accept")
          await messages()
          for (const later of [1.1 * HOUR, 1.2 * HOUR]) await shop.work(later)
          // A partial refund of a card payment is made once that is settled.
          await settleSales(cards, orderId)
          for (const later of [1.3 * HOUR, 1.4 * HOUR]) await shop.work(later)

          const books = await ordersAtKlarna(bench, orderId)
          const order = await placedOrder(shop, orderId)
          if (order === undefined) {
            expect(netAmount(books)).toBe(0)
            return
          }
          const moved = order.payments.filter(
            (payment) => payment.gatewayName === "klarna" && hasMoved(payment),
          )
          const amounts = (isOf: (kind: string) => boolean) =>
            sum(moved.filter(({ kind }) => isOf(kind)).map(({ amount }) => amount))
          expect(amounts((kind) => kind === "sale") - amounts((kind) => kind !== "sale")).toBe(
            netAmount(books),
          )

          const { total } = orderTotals(order)
          expect(held(order)).toBeLessThanOrEqual(total)
          if (order.status === "CANCELLED") expect(held(order)).toBe(0)
          expect(order.payments.filter(isOpen)).toEqual([])
          await stockAgrees(shop, order)
          await remindersAgree(shop, orderId)
        },
      ),
      runs(10),
    )
  },
  RUNS_WITHIN,
)
