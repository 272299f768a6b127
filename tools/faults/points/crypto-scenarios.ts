import { randomUUID } from "node:crypto"
import { workOnMessages } from "@voltread/api/payments/work-off-messages.ts"
import { held } from "@voltread/domain/ordering/order-money.ts"
import { orderTotals } from "@voltread/domain/ordering/order-state.ts"
import { isOpen } from "@voltread/domain/ordering/payment-result.ts"
import { chargeId, checkOutWith } from "../../simulators/crypto/crypto-checkout.ts"
import { confirm, type Kind, madeFor, received, send } from "../../simulators/crypto/crypto-payment.ts"
import type { BaseShop } from "./base-shop.ts"
import { commandOrder, givenBack, isGivenUp, orderOfCart, placedOrder, problemUnless } from "./order-facts.ts"
import type { Scenario } from "./scenario.ts"
import { deliver } from "./vendors.ts"

/** A shopper with a cart who orders it to pay on the vendor's page; sent again, it is the same attempt. */
const buyer = async (shop: BaseShop, kind: Kind) => {
  const shopper = await shop.browse()
  const { id: cartId } = await shopper.add("laptop", 2)
  const expectedTotal = await shopper.total(cartId)
  const attempt =
    kind === "plisio"
      ? { attempt: randomUUID() }
      : { chargeId: await chargeId(shopper, { cartId, state: "TX", expectedTotal }) }
  return {
    cartId,
    shopper,
    order: (through = shopper) => checkOutWith(through, kind, { cartId, expectedTotal, ...attempt }),
  }
}

const ordered = async (shop: BaseShop, kind: Kind) => {
  const { cartId, order } = await buyer(shop, kind)
  await order()
  const orderId = await orderOfCart(shop, cartId)
  if (orderId === undefined) throw new Error("The order was not placed")
  return orderId
}

/** Pays all of it, and returns the vendor's messages about that. */
const paidAtVendor = async (shop: BaseShop, kind: Kind, orderId: string) => {
  const { total } = orderTotals(await placedOrder(shop, orderId))
  return shop.vendors.messagesOf(
    async () => {
      await send(shop.vendors, kind, orderId, total)
      await confirm(shop.vendors, kind)
    },
    ({ body }) => body.includes(orderId) && /completed|charge:confirmed/.test(body),
  )
}

/** All money received is recorded once, and pays the order. */
const isPaid = async (shop: BaseShop, kind: Kind, orderId: string): Promise<ReadonlyArray<string>> => {
  const order = await placedOrder(shop, orderId)
  const came = await received(shop.vendors, kind, orderId)
  return [
    ...problemUnless(order.status === "PAYMENT_RECEIVED", `the order is ${order.status}`),
    ...problemUnless(held(order) === came, `${came} cents came, ${held(order)} are on the books`),
  ]
}

const begun = (kind: Kind): Scenario => ({
  name: `paying at ${kind}, repeated by the shopper minutes later`,
  prepare: async (shop) => {
    const { cartId, order, shopper } = await buyer(shop, kind)
    return {
      act: async (victim) => order(shopper.through(await victim.app())),
      recover: async () => {
        await shop.settle()
        await order()
      },
      check: async () => {
        const orderId = await orderOfCart(shop, cartId)
        if (orderId === undefined) return ["the order was not placed"]
        if (await isGivenUp(shop, orderId))
          return problemUnless((await shopper.cart()).items.length === 1, "the items are in no cart")
        const made = await madeFor(shop.vendors, kind, orderId)
        const { payments } = await placedOrder(shop, orderId)
        // The vendor was never asked: nothing is open, and the shopper starts again.
        if (made.length === 0)
          return problemUnless(
            payments.every((payment) => !isOpen(payment)),
            "a payment that was never begun is open",
          )
        await deliver(shop.survivor, await paidAtVendor(shop, kind, orderId))
        await shop.settle()
        return [
          ...problemUnless(made.length === 1, `there are ${made.length} to be paid`),
          ...(await isPaid(shop, kind, orderId)),
        ]
      },
    }
  },
})

const told = (kind: Kind): Scenario => ({
  name: `${kind} tells of a payment`,
  prepare: async (shop) => {
    const orderId = await ordered(shop, kind)
    const messages = await paidAtVendor(shop, kind, orderId)
    return {
      act: async (victim) => {
        await deliver(victim, messages)
        await victim.run(workOnMessages)
      },
      // Unanswered messages are sent again.
      recover: () => deliver(shop.survivor, messages),
      check: () => isPaid(shop, kind, orderId),
    }
  },
})

const OUTCOME = "{ success message }"

const paidOut: Scenario = {
  name: "a payout by hand that is confirmed",
  prepare: async (shop) => {
    const orderId = await ordered(shop, "plisio")
    await deliver(shop.survivor, await paidAtVendor(shop, "plisio", orderId))
    await shop.settle()
    await commandOrder(shop, orderId, { type: "CancelOrder", reason: "changed their mind" })
    await shop.settle()
    const { payments } = await placedOrder(shop, orderId)
    const refund = payments.find(({ kind }) => kind === "refund")
    const query = `mutation { confirmOrderPayout(orderId: "${orderId}", commandId: "${randomUUID()}",
      paymentId: "${refund?.paymentId}", reference: "0xabc") ${OUTCOME} }`
    return {
      act: async (victim) =>
        (await victim.app()).inject({
          method: "POST",
          url: "/graphql",
          headers: { authorization: shop.owner.authorization },
          payload: { query },
        }),
      recover: () => shop.owner.read("confirmOrderPayout", query),
      check: async () => {
        const order = await placedOrder(shop, orderId)
        const refunds = order.payments.filter(({ kind }) => kind === "refund")
        const came = await received(shop.vendors, "plisio", orderId)
        return [
          ...problemUnless(order.status === "CANCELLED", `the order is ${order.status}`),
          ...problemUnless(
            refunds.length === 1 && refunds[0]?.transactionId === "0xabc" && givenBack(order) === came,
            `it was paid out ${JSON.stringify(refunds)}`,
          ),
        ]
      },
    }
  },
}

export const CRYPTO_SCENARIOS: ReadonlyArray<Scenario> = [
  begun("plisio"),
  begun("coinbase"),
  told("plisio"),
  told("coinbase"),
  paidOut,
]
