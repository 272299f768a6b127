import { randomUUID } from "node:crypto"
import { orderIdOf } from "@voltread/api/checkout/place-order.ts"
import { type CheckoutShop, checkoutShop } from "@voltread/api/testing/checkout-shop.ts"
import { orderChecks } from "@voltread/api/testing/order-checks.ts"
import { held, isOpen } from "@voltread/domain/ordering/order-money.ts"
import { orderTotals } from "@voltread/domain/ordering/order-state.ts"
import { sum } from "@voltread/domain/shared/money.ts"
import fc from "fast-check"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { askFor, cancelling, endWhileWorking, placedOrder, refunding, stockAgrees } from "./order-chaos.ts"

const LAPTOPS = 50

let shop: CheckoutShop
beforeAll(async () => {
  shop = await checkoutShop(inject("postgresUrl"), 1)
})
afterAll(() => shop.close())

const { post, shopper } = orderChecks(() => shop)

/** `token`: what becomes of the card. `place`: where a process ends. */
const happening = (tag: string, weight: number) => ({
  weight,
  arbitrary: fc.record({
    tag: fc.constant(tag),
    token: fc.constantFrom("good", "declined", "silent", "lost", "unreachable"),
    place: fc.nat(20),
  }),
})

/** What may happen to a cart that is paid by card, in any order and as often as it likes. */
const Happening = fc.oneof(
  happening("pay", 5),
  happening("crash", 2),
  happening("settle", 2),
  happening("look", 2),
  happening("look later", 2),
  happening("tell", 2),
  happening("tell of the first", 1),
  happening("cancel", 1),
  happening("refund", 1),
)

const transactionsOf = (orderId: string) =>
  shop.cards.transactions.filter((transaction) => transaction.orderId === orderId)

/** The gateway tells of transactions as they are now, each twice. */
const tell = async (transactions: ReturnType<typeof transactionsOf>) => {
  for (const transaction of transactions) {
    const message = shop.cards.signed({
      _tag: "TransactionChanged",
      eventId: randomUUID(),
      at: new Date().toISOString(),
      transaction,
    })
    for (const each of [message, message]) expect((await post(each)).statusCode).toBe(200)
  }
}

const MINUTES = 60_000

type Buyer = Awaited<ReturnType<typeof shopper>>

const happen = async (
  { browser, cartId }: Buyer,
  expectedTotal: number,
  { place, tag, token }: { readonly tag: string; readonly token: string; readonly place: number },
): Promise<unknown> => {
  const orderId = orderIdOf(cartId)
  switch (tag) {
    case "pay":
      // Whoever pays again while an attempt is open waits for what becomes of it.
      if ((await placedOrder(shop, orderId))?.payments.some(isOpen) === true) await shop.work(5 * MINUTES)
      return browser
        .checkOut({ nonce: `${token}-${randomUUID()}`, cartId, expectedTotal })
        .catch(() => "the order is over")
    case "crash":
      return endWhileWorking(shop, { urls: {}, environment: {} }, place)
    case "settle":
      for (const { id, kind, status } of transactionsOf(orderId))
        if (kind === "sale" && status === "submitted") shop.cards.settle(id)
      return
    case "look":
      return shop.work()
    case "look later":
      return shop.work(5 * MINUTES)
    case "tell":
      return tell(transactionsOf(orderId).toReversed())
    case "tell of the first":
      return tell(transactionsOf(orderId).slice(0, 1))
    case "cancel":
      return askFor(shop, orderId, cancelling)
    case "refund":
      return askFor(shop, orderId, refunding)
    default:
      throw new Error(`nobody knows how to ${tag}`)
  }
}

/** Money that the gateway has taken for an order and not given back, in cents. */
const kept = (orderId: string): number =>
  sum(
    transactionsOf(orderId)
      .filter(({ status }) => status === "submitted" || status === "settled" || status === "authorized")
      .map(({ amount, kind }) => (kind === "refund" ? -amount : amount)),
  )

test("what cards were charged is on the books to the cent, and nobody pays twice without a refund", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(Happening, { minLength: 3, maxLength: 10 }), async (happenings) => {
      await shop.stock({ laptop: LAPTOPS })
      // Only so many are looked up at a time: what earlier orders left behind would take this one's turn.
      await shop.sql("delete from payment_work")
      const buyer = await shopper()
      const expectedTotal = await buyer.browser.total(buyer.cartId)
      const orderId = orderIdOf(buyer.cartId)
      for (const each of happenings) await happen(buyer, expectedTotal, each)
      // No message comes: what is not known yet has to be found by looking, an hour later, and once it is settled.
      for (const later of [60, 62, 64]) await shop.work(later * MINUTES)
      await happen(buyer, expectedTotal, { tag: "settle", token: "", place: 0 })
      for (const later of [66, 68]) await shop.work(later * MINUTES)

      const order = await placedOrder(shop, orderId)
      if (order === undefined) {
        expect(kept(orderId)).toBe(0)
        return
      }
      const { total } = orderTotals(order)
      expect(held(order)).toBe(kept(orderId))
      expect(held(order)).toBeLessThanOrEqual(total)
      if (order.status === "CANCELLED") expect(held(order)).toBe(0)
      expect(order.payments.filter(isOpen)).toEqual([])
      await stockAgrees(shop, order, LAPTOPS)
    }),
    { numRuns: 12 },
  )
}, 300_000)
