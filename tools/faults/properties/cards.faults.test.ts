import { orderIdOf } from "@voltread/api/checkout/place-order.ts"
import { type CheckoutShop, checkoutShop } from "@voltread/api/testing/checkout-shop.ts"
import { orderChecks } from "@voltread/api/testing/order-checks.ts"
import { held } from "@voltread/domain/ordering/order-money.ts"
import { orderTotals } from "@voltread/domain/ordering/order-state.ts"
import { isOpen } from "@voltread/domain/ordering/payment-result.ts"
import fc from "fast-check"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { chooseCard } from "../../simulators/braintree/google-pay-sheet.ts"
import { type Bench, startBench } from "../../simulators/braintree/running.ts"
import { keptOf, settleSales } from "../../simulators/braintree/transactions.ts"
import { startShop } from "../../simulators/listening-shop.ts"
import { COMMON_STEPS, type CommonStep, runCommonStep } from "./common-steps.ts"
import {
  beginAnew,
  endWhileWorking,
  type Happening,
  happening,
  hasToldAll,
  MINUTE,
  placedOrder,
  RUNS_WITHIN,
  remindersAgree,
  runs,
  stockAgrees,
} from "./order-chaos.ts"

let relay: Awaited<ReturnType<typeof startShop>>
let cards: Bench
let shop: CheckoutShop
beforeAll(async () => {
  relay = await startShop()
  cards = await startBench({ webhookUrl: relay.url })
  shop = await checkoutShop(inject("postgresUrl"), 1, { ...cards.urls, ...cards.environment })
})
afterAll(async () => {
  await shop.close()
  await cards.close()
  await relay.close()
})

const { post, shopper } = orderChecks(() => shop)

const PAYING = [
  "pay",
  "pay by Google Pay",
  "pay with a bad card",
  "pay, unanswered",
  "pay, unheard",
  "pay while the vendor is away",
] as const
const TELLING = ["tell", "tell twice", "tell the last first", "lose"] as const
type Tag = (typeof PAYING)[number] | (typeof TELLING)[number] | "settle" | "crash" | CommonStep

/** What may happen to a cart that is paid by card, in any order and any number of times. */
const Happenings = fc.array(
  fc.oneof<fc.MaybeWeightedArbitrary<Happening<Tag>>[]>(
    happening(5, ...PAYING),
    happening(3, ...TELLING),
    happening(2, "settle"),
    happening(2, "crash"),
    happening(6, ...COMMON_STEPS),
  ),
  { minLength: 3, maxLength: 12 },
)

/** Takes out the messages that have not been delivered. */
const messages = async () => {
  await hasToldAll(cards.admin)
  return relay.received.splice(0)
}

const deliver = async (calls: Awaited<ReturnType<typeof messages>>) => {
  for (const { body } of calls)
    expect((await post({ body: Buffer.from(body), headers: {} })).statusCode).toBe(200)
}

type Buyer = Awaited<ReturnType<typeof shopper>> & { readonly expectedTotal: number }

const pay = async ({ browser, cartId, expectedTotal }: Buyer, nonce: string) => {
  // A shopper who pays again while an attempt is open waits for its outcome.
  if ((await placedOrder(shop, orderIdOf(cartId)))?.payments.some(isOpen) === true)
    await shop.work(5 * MINUTE)
  await browser.checkOut({ nonce, cartId, expectedTotal }).catch(() => "the order is over")
}

/** All of the shop's calls for money fail like this. */
const payInTrouble = async (buyer: Buyer, fault: object) => {
  await cards.admin("POST", "/faults", { ...fault, calls: 3, operation: "sale" })
  await pay(buyer, await cards.tokenize(GOOD_CARD))
  await cards.admin("DELETE", "/faults")
}

const GOOD_CARD = "4111111111111111"
const BAD_CARD = "4000000000000002"

const happen = async (buyer: Buyer, { place, tag }: Happening<Tag>): Promise<unknown> => {
  const orderId = orderIdOf(buyer.cartId)
  switch (tag) {
    case "pay":
      return pay(buyer, await cards.tokenize(GOOD_CARD))
    case "pay by Google Pay":
      return pay(buyer, await chooseCard(cards, "visa"))
    case "pay with a bad card":
      return pay(buyer, await cards.tokenize(BAD_CARD))
    case "pay, unanswered":
      return payInTrouble(buyer, { kind: "drop", when: "after" })
    case "pay, unheard":
      return payInTrouble(buyer, { kind: "drop" })
    case "pay while the vendor is away":
      return payInTrouble(buyer, { kind: "status", status: 503 })
    case "settle":
      return settleSales(cards, orderId)
    case "tell":
      return deliver(await messages())
    case "tell twice": {
      const calls = await messages()
      return deliver([...calls, ...calls])
    }
    case "tell the last first":
      return deliver((await messages()).toReversed())
    case "lose":
      return messages()
    case "crash":
      return endWhileWorking(shop, cards, place)
    default:
      return runCommonStep(shop, orderId, tag)
  }
}

test(
  "what cards were charged is on the books to the cent, and nobody pays twice without a refund",
  async () => {
    await fc.assert(
      fc.asyncProperty(Happenings, async (happenings) => {
        await beginAnew(shop)
        const bought = await shopper()
        await bought.browser.add("laptop")
        const buyer = { ...bought, expectedTotal: await bought.browser.total(bought.cartId) }
        const orderId = orderIdOf(buyer.cartId)
        for (const each of happenings) await happen(buyer, each)
        // No message comes: what is not known yet must be found by looking it up, an hour later, and once it is
        // settled.
        await messages()
        for (const later of [60, 62, 64]) await shop.work(later * MINUTE)
        await settleSales(cards, orderId)
        await messages()
        for (const later of [66, 68]) await shop.work(later * MINUTE)

        const order = await placedOrder(shop, orderId)
        const kept = await keptOf(cards, orderId)
        if (order === undefined) {
          expect(kept).toBe(0)
          return
        }
        const { total } = orderTotals(order)
        expect(held(order)).toBe(kept)
        expect(held(order)).toBeLessThanOrEqual(total)
        if (order.status === "CANCELLED") expect(held(order)).toBe(0)
        expect(order.payments.filter(isOpen)).toEqual([])
        await stockAgrees(shop, order)
        await remindersAgree(shop, orderId)
      }),
      runs(12),
    )
  },
  RUNS_WITHIN,
)
