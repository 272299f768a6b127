import { givingBack, held } from "@voltread/domain/ordering/order-money.ts"
import { orderTotals } from "@voltread/domain/ordering/order-state.ts"
import { hasMoved, isOpen, isPayout } from "@voltread/domain/ordering/payment-result.ts"
import { sum } from "@voltread/domain/shared/money.ts"
import fc from "fast-check"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { type Bench, startBench } from "../../simulators/braintree/running.ts"
import { settleSales } from "../../simulators/braintree/transactions.ts"
import type { Kind } from "../../simulators/crypto/crypto-payment.ts"
import { type CryptoShop, startCryptoShop } from "../../simulators/crypto/crypto-shop.ts"
import { COMMON_STEPS, type CommonStep, payByCard, runCommonStep } from "./common-steps.ts"
import {
  beginAnew,
  endWhileWorking,
  type Happening,
  HOUR,
  happening,
  RUNS_WITHIN,
  remindersAgree,
  runs,
  stockAgrees,
} from "./order-chaos.ts"

let cards: Bench
let crypto: CryptoShop
beforeAll(async () => {
  cards = await startBench()
  crypto = await startCryptoShop(inject("postgresUrl"), { ...cards.urls, ...cards.environment })
})
afterAll(async () => {
  await crypto.close()
  await cards.close()
})

const vendors = () => ({
  urls: { ...crypto.vendors.urls, ...cards.urls },
  environment: { ...crypto.vendors.environment, ...cards.environment },
})

const TELLING = ["deliver", "deliver twice", "deliver the last first", "lose"] as const
type Tag =
  | "send"
  | "confirm"
  | "expire"
  | "crash"
  | "pay by card"
  | "vendor is down"
  | "switch the coin"
  | (typeof TELLING)[number]
  | CommonStep

/** What may happen to an order while it is paid, in any order and any number of times. */
const Happenings = fc.array(
  fc.oneof<fc.MaybeWeightedArbitrary<Happening<Tag>>[]>(
    happening(4, "send"),
    happening(3, ...TELLING),
    happening(2, "confirm", "expire"),
    happening(2, "crash"),
    happening(2, "pay by card", "vendor is down", "switch the coin"),
    happening(6, ...COMMON_STEPS),
  ),
  { minLength: 3, maxLength: 11 },
)

/** Shares of the total that shoppers send. */
const SHARES = [0.3, 0.7, 1, 1, 1.1] as const

interface Order {
  readonly kind: Kind
  readonly orderId: string
  readonly total: number
  readonly url: string
  readonly browser: Awaited<ReturnType<CryptoShop["order"]>>["browser"]
}

const happen = async (
  { kind, orderId, total, url, browser }: Order,
  { place, tag }: Happening<Tag>,
): Promise<unknown> => {
  switch (tag) {
    case "send":
      return crypto.send(kind, orderId, Math.round(total * (SHARES[place % SHARES.length] ?? 1)))
    case "confirm":
      return crypto.confirm(kind)
    case "expire":
      return crypto.expire(kind, orderId)
    case "deliver":
      return crypto.deliver()
    case "deliver twice": {
      const messages = crypto.messages()
      return crypto.deliver([...messages, ...messages])
    }
    case "deliver the last first":
      return crypto.deliver(crypto.messages().toReversed())
    case "lose":
      return crypto.messages()
    case "crash":
      return endWhileWorking(crypto.shop, vendors(), place)
    case "vendor is down":
      await crypto.simulators[kind].admin("POST", "/faults", { kind: "drop", calls: 3, operation: "find" })
      await crypto.shop.work()
      return crypto.simulators[kind].admin("DELETE", "/faults")
    case "switch the coin":
      return kind === "plisio"
        ? fetch(`${url}/coin`, { method: "POST", body: new URLSearchParams({ coin: "DOGE" }) })
        : undefined
    case "pay by card":
      return payByCard(crypto.shop, browser, orderId, "fake-valid-nonce")
    default:
      return runCommonStep(crypto.shop, orderId, tag)
  }
}

test.each<Kind>(["plisio", "coinbase"])(
  "%s: what came in is on the books to the cent, and nobody pays twice without a refund",
  async (kind) => {
    await fc.assert(
      fc.asyncProperty(Happenings, async (happenings) => {
        await beginAnew(crypto.shop)
        crypto.messages()
        const order = { kind, ...(await crypto.order(kind, 2)) }
        for (const happening of happenings) await happen(order, happening)
        await crypto.confirm(kind)
        await crypto.expire(kind, order.orderId)
        // No further message comes: what is not known yet must be found by looking it up, an hour later, and once more.
        crypto.messages()
        for (const later of [1.1 * HOUR, 1.2 * HOUR]) await crypto.shop.work(later)
        // A partial refund of a card payment is made once that is settled.
        await settleSales(cards, order.orderId)
        for (const later of [1.3 * HOUR, 1.4 * HOUR]) await crypto.shop.work(later)

        const state = await crypto.state(order.orderId)
        const sales = state.payments.filter(
          (payment) => payment.kind === "sale" && payment.gatewayName === kind && hasMoved(payment),
        )
        expect(sum(sales.map(({ amount }) => amount))).toBe(await crypto.received(kind, order.orderId))

        const { total } = orderTotals(state)
        const isTold =
          state.status === "PENDING_REVIEW" ||
          (
            await crypto.shop.sql("select from events where stream = $1 and type = 'OrderCustomNotesAdded'", [
              `order-${order.orderId}`,
            ])
          ).length > 0
        if (held(state) > total) expect(isTold).toBe(true)
        // Staff may approve an underpaid order, or refund some of it.
        const isTouched = happenings.some(({ tag }) => tag === "approve" || tag === "refund")
        if (state.status === "PAYMENT_RECEIVED" && !isTouched)
          expect(held(state)).toBeGreaterThanOrEqual(total)
        if (state.status === "CANCELLED") expect(held(state)).toBe(0)
        await stockAgrees(crypto.shop, state)
        await remindersAgree(crypto.shop, order.orderId)
        // Nothing is left open except what staff must pay out, and they have been told.
        expect(state.payments.filter((payment) => isOpen(payment) && !isPayout(payment))).toEqual([])
        for (const sale of sales)
          for (const refund of givingBack(state, sale.paymentId))
            expect(isPayout(refund) || hasMoved(refund)).toBe(true)
      }),
      runs(12),
    )
  },
  RUNS_WITHIN,
)
