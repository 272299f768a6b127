import { randomUUID } from "node:crypto"
import { workOnPayments } from "@voltread/api/payments/payments.ts"
import { workOnMessages } from "@voltread/api/payments/work-off-messages.ts"
import { aShipment } from "@voltread/domain/ordering/order-examples.ts"
import { orderTotals } from "@voltread/domain/ordering/order-state.ts"
import { isOpen } from "@voltread/domain/ordering/payment-result.ts"
import { Schema } from "effect"
import { consentToCart, ordersAtKlarna } from "../../simulators/klarna/klarna-checkout.ts"
import { WORK_IS_DUE } from "../open-payments.ts"
import type { BaseShop } from "./base-shop.ts"
import { commandOrder, givenBack, placedOrder, problemUnless, statusOf } from "./order-facts.ts"
import type { Scenario } from "./scenario.ts"
import { deliver } from "./vendors.ts"

const decodeWebhooks = Schema.decodeUnknownSync(
  Schema.Struct({
    webhooks: Schema.Array(Schema.Struct({ id: Schema.String, kind: Schema.String, subject: Schema.String })),
  }),
)

/** An order that a shopper has authorized in Klarna's form. */
const bought = async (shop: BaseShop, email = `${randomUUID()}@example.com`) => {
  const shopper = await shop.browse()
  await shopper.add("laptop", 2)
  const { orderId, submit } = await consentToCart(shop.vendors.klarna, shopper, email)
  await submit()
  return orderId
}

/** Klarna's own call about an order that it has created, which comes whether or not the shop got the answer. */
const pushOf = async ({ vendors }: BaseShop, id: string) => {
  const { webhooks } = decodeWebhooks(await (await vendors.klarna.admin("GET", "/webhooks")).json())
  const push = webhooks.find(({ kind, subject }) => subject === id && kind === "push")
  return vendors.messagesOf(
    () => vendors.klarna.admin("POST", `/webhooks/${push?.id}/replay`, {}),
    ({ body }) => body.includes(id),
  )
}

const begun: Scenario = {
  name: "paying with Klarna, which tells of it",
  prepare: async (shop) => {
    const { klarna } = shop.vendors
    const shopper = await shop.browse()
    await shopper.add("laptop", 2)
    const { orderId, submit } = await consentToCart(klarna, shopper, `${randomUUID()}@example.com`)
    return {
      act: async (victim) => submit(shopper.through(await victim.app())),
      recover: async () => {
        for (const { id } of await ordersAtKlarna(klarna, orderId))
          await deliver(shop.survivor, await pushOf(shop, id))
      },
      check: async () => {
        const made = await ordersAtKlarna(klarna, orderId)
        // Klarna was never asked: the shopper starts again.
        if (made.length === 0) return []
        const { status } = await placedOrder(shop, orderId)
        return [
          ...problemUnless(made.length === 1, `Klarna has ${made.length} orders`),
          ...problemUnless(status === "PAYMENT_RECEIVED", `the order is ${status}`),
        ]
      },
    }
  },
}

const decided: Scenario = {
  name: "Klarna tells that a review is over",
  prepare: async (shop) => {
    const orderId = await bought(shop, `${randomUUID()}+pend-accept@example.com`)
    const [order] = await ordersAtKlarna(shop.vendors.klarna, orderId)
    if (order === undefined) throw new Error("Klarna does not know the order")
    const messages = await shop.vendors.messagesOf(
      () => shop.vendors.klarna.admin("POST", `/orders/${order.id}/outcome`, { outcome: "accept" }),
      ({ body }) => body.includes(order.id),
    )
    return {
      act: async (victim) => {
        await deliver(victim, messages)
        await victim.run(workOnMessages)
      },
      recover: () => deliver(shop.survivor, messages),
      check: async () =>
        problemUnless((await statusOf(shop, orderId)) === "PAYMENT_RECEIVED", "it is not paid"),
    }
  },
}

/** What the payments process must do at Klarna for a paid order. */
const paymentWork = (
  name: string,
  ask: (shop: BaseShop, orderId: string) => Promise<unknown>,
  expected: (total: number) => { readonly captured: number; readonly refunded: number },
): Scenario => ({
  name,
  prepare: async (shop) => {
    const orderId = await bought(shop)
    // Nothing ships before the fraud check has a result.
    await shop.settle()
    await ask(shop, orderId)
    await shop.caughtUp()
    await shop.sql(WORK_IS_DUE)
    return {
      act: (victim) => victim.run(workOnPayments()),
      recover: async () => undefined,
      check: async () => {
        const order = await placedOrder(shop, orderId)
        const { captured, refunded } = expected(orderTotals(order).total)
        const books = await ordersAtKlarna(shop.vendors.klarna, orderId)
        const [one] = books
        const isRight =
          books.length === 1 && one?.captured_amount === captured && one.refunded_amount === refunded
        return [
          ...problemUnless(isRight, `Klarna's books are ${JSON.stringify(books)}`),
          ...problemUnless(
            order.payments.every((payment) => !isOpen(payment)),
            "a payment is still open",
          ),
          ...problemUnless(
            refunded === 0 || givenBack(order) === refunded,
            `${givenBack(order)} was given back`,
          ),
        ]
      },
    }
  },
})

const ship = async (shop: BaseShop, orderId: string) => {
  const [line] = (await placedOrder(shop, orderId)).lines
  if (line === undefined) throw new Error("The order has no line")
  await commandOrder(
    shop,
    orderId,
    { type: "ChangeStatus", to: "PENDING_FULFILMENT", reason: "" },
    { type: "ChangeStatus", to: "CONFIRMED_BY_SUPPLIER", reason: "" },
    {
      type: "RecordShipment",
      shipment: aShipment([{ itemId: line.itemId, quantity: line.quantity }], { shipmentId: orderId }),
    },
  )
}

const captured = paymentWork("capturing what was sent", ship, (total) => ({ captured: total, refunded: 0 }))

const refunded = paymentWork(
  "refunding at Klarna",
  async (shop, orderId) => {
    await ship(shop, orderId)
    await shop.settle()
    const paymentId = `${orderId}:pay:1`
    await commandOrder(shop, orderId, {
      type: "RequestRefund",
      paymentId,
      refundId: `${paymentId}:refund:1`,
      amount: 1_000,
      reason: "dented",
    })
  },
  (total) => ({ captured: total, refunded: 1_000 }),
)

const cancelled = paymentWork(
  "cancelling at Klarna",
  (shop, orderId) => commandOrder(shop, orderId, { type: "CancelOrder", reason: "changed their mind" }),
  () => ({ captured: 0, refunded: 0 }),
)

export const KLARNA_SCENARIOS: ReadonlyArray<Scenario> = [begun, decided, captured, refunded, cancelled]
