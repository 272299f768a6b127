import { randomUUID } from "node:crypto"
import { orderToken } from "@voltread/api/platform/http/order-token.ts"
import { givingBack, hasMoved, held, isOpen, isPayout } from "@voltread/domain/ordering/order-money.ts"
import { orderTotals } from "@voltread/domain/ordering/order-state.ts"
import { sum } from "@voltread/domain/shared/money.ts"
import fc from "fast-check"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import type { Kind } from "../../simulators/crypto/crypto-payment.ts"
import { type CryptoShop, startCryptoShop } from "../../simulators/crypto/crypto-shop.ts"
import { askFor, cancelling, endWhileWorking, stockAgrees } from "./order-chaos.ts"

let crypto: CryptoShop
beforeAll(async () => {
  crypto = await startCryptoShop(inject("postgresUrl"))
})
afterAll(() => crypto.close())

/** What may happen to an order while it is paid, in any order and as often as it likes. */
const Happening = fc.oneof(
  { weight: 4, arbitrary: fc.record({ tag: fc.constant("send"), share: fc.constantFrom(0.3, 0.7, 1, 1.1) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      tag: fc.constantFrom(
        "confirm",
        "expire",
        "deliver",
        "deliverTwice",
        "deliverLastFirst",
        "lose",
        "look",
      ),
      share: fc.constant(0),
    }),
  },
  { weight: 2, arbitrary: fc.record({ tag: fc.constant("crash"), share: fc.nat(20) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      tag: fc.constantFrom("payByCard", "cancel", "vendorIsDown", "switchCoin"),
      share: fc.constant(0),
    }),
  },
)

interface Order {
  readonly kind: Kind
  readonly orderId: string
  readonly total: number
  readonly url: string
  readonly browser: Awaited<ReturnType<CryptoShop["order"]>>["browser"]
}

const PAY = "mutation ($input: PayOrderInput!) { payOrder(input: $input) { success } }"

const happen = async (
  { kind, orderId, total, url, browser }: Order,
  { tag, share }: { readonly tag: string; readonly share: number },
): Promise<unknown> => {
  switch (tag) {
    case "send":
      return crypto.send(kind, orderId, Math.round(total * share))
    case "confirm":
      return crypto.confirm(kind)
    case "expire":
      return crypto.expire(kind, orderId)
    case "deliver":
      return crypto.deliver()
    case "deliverTwice": {
      const messages = crypto.messages()
      return crypto.deliver([...messages, ...messages])
    }
    case "deliverLastFirst":
      return crypto.deliver(crypto.messages().toReversed())
    case "lose":
      return crypto.messages()
    case "look":
      return crypto.shop.work()
    case "crash":
      return endWhileWorking(crypto.shop, crypto.vendors, share)
    case "vendorIsDown": {
      const fault = { kind: "drop", calls: 3, operation: "find" }
      await crypto.simulators[kind].admin("POST", "/faults", fault)
      await crypto.shop.work()
      return crypto.simulators[kind].admin("DELETE", "/faults")
    }
    case "switchCoin":
      return kind === "plisio"
        ? fetch(`${url}/coin`, { method: "POST", body: new URLSearchParams({ coin: "DOGE" }) })
        : undefined
    case "payByCard":
      return browser.graphql(PAY, {
        input: {
          orderId,
          orderToken: orderToken(crypto.shop.config.sessionSecret, orderId),
          gatewayName: "braintree",
          token: `good-${randomUUID()}`,
          expectedTotal: total / 100,
        },
      })
    case "cancel":
      return askFor(crypto.shop, orderId, cancelling)
    default:
      throw new Error(`nobody knows how to ${tag}`)
  }
}

test.each<Kind>(["plisio", "coinbase"])(
  "%s: what came in is on the books to the cent, and nobody pays twice without a refund",
  async (kind) => {
    await fc.assert(
      fc.asyncProperty(fc.array(Happening, { minLength: 3, maxLength: 10 }), async (happenings) => {
        crypto.messages()
        const order = { kind, ...(await crypto.order(kind)) }
        for (const happening of happenings) await happen(order, happening)
        await crypto.confirm(kind)
        await crypto.expire(kind, order.orderId)
        // No further message comes: what is not known yet has to be found by looking, an hour later, and once more.
        crypto.messages()
        for (const later of [3_600_000, 3_700_000, 3_800_000]) await crypto.shop.work(later)

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
        if (state.status === "PAYMENT_RECEIVED") expect(held(state)).toBeGreaterThanOrEqual(total)
        if (state.status === "CANCELLED") expect(held(state)).toBe(0)
        await stockAgrees(crypto.shop, state, 50)
        // Nothing is left open but what staff are to pay out, and that has been told them.
        expect(state.payments.filter((payment) => isOpen(payment) && !isPayout(payment))).toEqual([])
        for (const sale of sales)
          for (const refund of givingBack(state, sale.paymentId)) expect(refund.result).toBe("started")
      }),
      { numRuns: 15 },
    )
  },
  300_000,
)
