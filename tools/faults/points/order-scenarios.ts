import { randomUUID } from "node:crypto"
import { workOnPayments } from "@voltread/api/payments/payments.ts"
import type { Browser } from "@voltread/api/testing/browser.ts"
import { chooseCard } from "../../simulators/braintree/google-pay-sheet.ts"
import { settleSales, transactionsOf } from "../../simulators/braintree/transactions.ts"
import { WORK_IS_DUE } from "../open-payments.ts"
import type { BaseShop } from "./base-shop.ts"
import { orderOfCart, problemUnless, statusOf } from "./order-facts.ts"
import type { Scenario } from "./scenario.ts"
import type { ShopInMemory } from "./shop-process.ts"

type Way = "card" | "Google Pay"

/** The token from the vendor's form or payment sheet. */
const nonceFor = ({ vendors: { cards } }: BaseShop, way: Way): Promise<string> => {
  switch (way) {
    case "card":
      return cards.tokenize("4111111111111111")
    case "Google Pay":
      return chooseCard(cards, "visa")
  }
}

const filledCart = async (shop: BaseShop, way: Way = "card") => {
  const shopper = await shop.browse()
  const { id: cartId } = await shopper.add("laptop", 2)
  const expectedTotal = await shopper.total(cartId)
  return { shopper, submission: { cartId, nonce: await nonceFor(shop, way), expectedTotal } }
}

const paidOrder = async (shop: BaseShop) => {
  const { shopper, submission } = await filledCart(shop)
  const { order } = await shopper.checkOut(submission)
  if (order === null) throw new Error("The order was not placed")
  return order
}

const salesOf = async ({ vendors }: BaseShop, orderId: string | undefined) =>
  orderId === undefined
    ? []
    : (await transactionsOf(vendors.cards, orderId)).filter(({ type }) => type === "sale")

const isChargedOnly = async (shop: BaseShop, cartId: string): Promise<boolean> => {
  const orderId = await orderOfCart(shop, cartId)
  const recorded = await shop.sql(
    `select from events where stream = 'order-' || $1 and type = 'OrderPaymentDetailsUpdated'
       and data->'payment'->>'result' <> 'requested'`,
    [orderId],
  )
  return (await salesOf(shop, orderId)).length > 0 && recorded.length === 0
}

const checkOutThrough = async (shopper: Browser, victim: ShopInMemory, submission: object) =>
  shopper.through(await victim.app()).checkOut({ nonce: "", ...submission })

const checkout = (way: Way): Scenario => ({
  name: `checkout by ${way}, repeated by the shopper`,
  prepare: async (shop) => {
    const { shopper, submission } = await filledCart(shop, way)
    const { cartId } = submission
    return {
      act: (victim) => checkOutThrough(shopper, victim, submission),
      isChargedOnly: () => isChargedOnly(shop, cartId),
      recover: () => shopper.checkOut(submission),
      check: async () => {
        const orderId = await orderOfCart(shop, cartId)
        const status = await statusOf(shop, orderId)
        const sales = (await salesOf(shop, orderId)).length
        if (status !== "PAYMENT_FAILED") {
          return [
            ...problemUnless(status === "PAYMENT_RECEIVED", `the order is ${status}`),
            ...problemUnless(sales === 1, `it was charged ${sales} times`),
          ]
        }
        // Nobody knew whether the gateway had been asked, and it had not: the shopper pays with another card.
        const { success } = await shopper.checkOut({ ...submission, nonce: await nonceFor(shop, way) })
        return [
          ...problemUnless(sales === 0, "it was charged, and counts as not paid"),
          ...problemUnless(success, "it cannot be paid again"),
        ]
      },
    }
  },
})

const leftCheckout: Scenario = {
  name: "checkout, and the shopper is gone",
  prepare: async (shop) => {
    const { shopper, submission } = await filledCart(shop)
    const { cartId } = submission
    return {
      act: (victim) => checkOutThrough(shopper, victim, submission),
      isChargedOnly: () => isChargedOnly(shop, cartId),
      recover: async () => undefined,
      check: async () => {
        const orderId = await orderOfCart(shop, cartId)
        const status = await statusOf(shop, orderId)
        const isCharged = (await salesOf(shop, orderId)).length === 1
        return problemUnless(
          isCharged === (status === "PAYMENT_RECEIVED"),
          `charged: ${isCharged}, the order: ${status}`,
        )
      },
    }
  },
}

const OUTCOME = "{ success message }"

/** A command of staff, sent to the process that ends and then, with the same id, to the surviving one. */
const staffCommand = (
  name: string,
  order: (shop: BaseShop) => Promise<{ readonly orderId: string; readonly mutation: string }>,
  check: (shop: BaseShop, orderId: string) => Promise<ReadonlyArray<string>>,
): Scenario => ({
  name,
  prepare: async (shop) => {
    const { orderId, mutation } = await order(shop)
    const commandId = randomUUID()
    const field = mutation.slice(0, mutation.indexOf("("))
    const text = `mutation { ${mutation.replace("(", `(orderId: "${orderId}", commandId: "${commandId}", `)} ${OUTCOME} }`
    return {
      act: async (victim) =>
        (await victim.app()).inject({
          method: "POST",
          url: "/graphql",
          headers: { authorization: shop.owner.authorization },
          payload: { query: text },
        }),
      recover: () => shop.owner.read(field, text),
      check: () => check(shop, orderId),
    }
  },
})

const CANCEL = 'cancelOrder(reason: "Changed their mind")'

const settledOrder = async (shop: BaseShop) => {
  const order = await paidOrder(shop)
  await settleSales(shop.vendors.cards, order.id)
  return order
}

const refundOf = async (shop: BaseShop) => {
  const order = await settledOrder(shop)
  const [payment] = order.paymentDetails
  return {
    orderId: order.id,
    mutation: `refundOrderPayment(paymentId: "${payment?.paymentId}", amount: 10, reason: "Scratched")`,
  }
}

const isVoided = async (shop: BaseShop, orderId: string) => [
  ...problemUnless((await statusOf(shop, orderId)) === "CANCELLED", "it is not canceled"),
  ...problemUnless(
    (await salesOf(shop, orderId)).some(({ status }) => status === "voided"),
    "its money was not given back",
  ),
]

const isRefundedOnce = async (shop: BaseShop, orderId: string) => {
  const refunds = (await transactionsOf(shop.vendors.cards, orderId)).filter(({ type }) => type === "credit")
  return problemUnless(
    refunds.length === 1 && refunds[0]?.amountCents === 1_000,
    `it has ${refunds.length} refunds`,
  )
}

/** A request of staff, carried out by the payments process. */
const paymentWork = (
  name: string,
  order: (shop: BaseShop) => Promise<{ readonly orderId: string; readonly mutation: string }>,
  check: (shop: BaseShop, orderId: string) => Promise<ReadonlyArray<string>>,
): Scenario => ({
  name,
  prepare: async (shop) => {
    const asked = await staffCommand(name, order, check).prepare(shop)
    await asked.recover()
    await shop.caughtUp()
    await shop.sql(WORK_IS_DUE)
    return {
      act: (victim) => victim.run(workOnPayments()),
      recover: async () => undefined,
      check: asked.check,
    }
  },
})

const cancelOf = async (shop: BaseShop) => ({ orderId: (await paidOrder(shop)).id, mutation: CANCEL })

const returnOf = async (shop: BaseShop) => {
  const { id: orderId } = await paidOrder(shop)
  await shop.settle()
  const { items } = await shop.owner.read("adminOrder", `{ adminOrder(id: "${orderId}") { items { id } } }`)
  const [itemId] = JSON.stringify(items).match(/(?<="id":")[^"]+/) ?? []
  for (const status of ["PENDING_FULFILMENT", "CONFIRMED_BY_SUPPLIER"]) {
    await shop.owner.read(
      "changeOrderStatus",
      `mutation { changeOrderStatus(orderId: "${orderId}", commandId: "${randomUUID()}", status: "${status}", reason: "x") ${OUTCOME} }`,
    )
  }
  await shop.owner.read(
    "recordOrderShipment",
    `mutation { recordOrderShipment(orderId: "${orderId}", commandId: "${randomUUID()}", shipment: {
      lines: [{ itemId: "${itemId}", quantity: 2 }], carrier: "UPS", trackingNumber: "1Z" }) ${OUTCOME} }`,
  )
  return { orderId, mutation: `returnOrderItem(itemId: "${itemId}", quantity: 1, reason: "Too loud")` }
}

const isReturnedOnce = async (shop: BaseShop, orderId: string) => {
  const { items } = await shop.owner.read(
    "adminOrder",
    `{ adminOrder(id: "${orderId}") { items { returnedQuantity } } }`,
  )
  return problemUnless(
    JSON.stringify(items) === '[{"returnedQuantity":1}]',
    `its items are ${JSON.stringify(items)}`,
  )
}

const merge: Scenario = {
  name: "merging carts",
  prepare: async (shop) => {
    const username = `${randomUUID()}@example.com`
    await shop.addCustomer(username)
    const shopper = await shop.browse()
    await shopper.add("mouse", 3)
    await shopper.logIn(username, shop.password)
    return {
      act: async (victim) => shopper.through(await victim.app()).merge(),
      recover: () => shopper.merge(),
      check: async () => {
        const { items } = await shopper.cart()
        const units = items.map(({ productId, quantity }) => `${quantity} ${productId}`).join()
        return problemUnless(units === "3 mouse", `the cart holds ${units}`)
      },
    }
  },
}

const erasure: Scenario = {
  name: "erasure",
  prepare: async (shop) => {
    const username = `${randomUUID()}@example.com`
    await shop.addCustomer(username)
    const erase = async (app: Awaited<ReturnType<ShopInMemory["app"]>>) =>
      app.inject({
        method: "DELETE",
        url: `/api/admin/customers/${encodeURIComponent(username)}`,
        headers: { authorization: shop.owner.authorization },
      })
    return {
      act: async (victim) => erase(await victim.app()),
      recover: async () => erase(await shop.survivor.app()),
      check: async () =>
        problemUnless(
          (await shop.sql("select from account where username = $1", [username])).length === 0,
          "the account is still there",
        ),
    }
  },
}

export const ORDER_SCENARIOS: ReadonlyArray<Scenario> = [
  checkout("card"),
  checkout("Google Pay"),
  leftCheckout,
  staffCommand("cancelling", cancelOf, isVoided),
  paymentWork("voiding what was canceled", cancelOf, isVoided),
  staffCommand("asking for a refund", refundOf, isRefundedOnce),
  paymentWork("refunding", refundOf, isRefundedOnce),
  staffCommand("a return", returnOf, isReturnedOnce),
  merge,
  erasure,
]
