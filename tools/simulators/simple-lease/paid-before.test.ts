import { ensureTestAccount } from "@voltread/api/testing/account.ts"
import { orderBalance } from "@voltread/domain/ordering/order-balance.ts"
import { recordPayment } from "@voltread/domain/ordering/order-examples.ts"
import { totalsOf } from "@voltread/domain/ordering/order-item.ts"
import { orderTotals } from "@voltread/domain/ordering/order-state.ts"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { type LeasingShop, leasingShop } from "./leasing-shop.ts"
import { stepsAt } from "./leasing-steps.ts"

const PART = 5_000

let leasing: LeasingShop

beforeAll(async () => {
  leasing = await leasingShop(inject("postgresUrl"))
  await leasing.shop.stock({ laptop: 50, mouse: 50 })
})
afterAll(() => leasing.close())

const { atLender, command, deliver, fund, lineOf, shopper } = stepsAt(() => leasing)

/** An order of which a part came in crypto, and the rest is leased. */
const leasedRest = async () => {
  const browser = await shopper({ laptop: 2, mouse: 1 })
  const { order, orderToken } = await browser.checkOut({ nonce: "declined" })
  const orderId = order?.id ?? ""
  const part = {
    paymentId: `${orderId}:coins`,
    gatewayType: "CRYPTO",
    gatewayName: "coins",
    amount: PART,
  } as const
  await command(orderId, recordPayment({ ...part, transactionId: "coins-1", result: "settled" }))
  await command(orderId, { type: "ChangeStatus", to: "PAYMENT_FAILED", reason: "lease the rest" })
  const { total } = orderTotals(await leasing.order(orderId))
  const applied = await leasing.apply(browser, undefined, {
    orderId,
    orderToken,
    cartId: null,
    expectedTotal: (total - PART) / 100,
  })
  expect(applied).toMatchObject({ success: true, status: "APPROVED" })
  return { orderId, orderToken, total }
}

const staff = async () => {
  const name = { firstName: "Sam", lastName: "S", phone: null, password: "Wheels-4-all" }
  await leasing.shop.run(
    ensureTestAccount({ ...name, username: "root@voltread.example", type: "SUPER ADMIN" }),
  )
  const browser = leasing.shop.browse()
  await browser.logIn("root@voltread.example", name.password)
  return browser
}

const AS_CUSTOMER = `query ($id: ID!, $token: String) {
  order(id: $id, token: $token) { total refundable stillToPay fromLender }
}`
const AS_STAFF = `query ($id: ID!) {
  adminOrder(id: $id) { total refundable balance { stillToPay fromLender } }
}`

test("shopper, staff, lender and reports are told the same of an order that is paid in part and leased", async () => {
  const { orderId, orderToken, total } = await leasedRest()
  const desk = await staff()
  const expectTold = async (amounts: {
    readonly total: number
    readonly refundable: number
    readonly fromLender: number
  }) => {
    await leasing.settle()
    const [sum, refundable, fromLender] = [amounts.total, amounts.refundable, amounts.fromLender].map(
      (cents) => cents / 100,
    )
    const open = { stillToPay: 0, fromLender }
    const seen = { total: sum, refundable }
    expect(
      await leasing.shop.browse().graphql(AS_CUSTOMER, { id: orderId, token: orderToken }),
    ).toMatchObject({ data: { order: { ...seen, ...open } } })
    expect(await desk.graphql(AS_STAFF, { id: orderId })).toMatchObject({
      data: { adminOrder: { ...seen, balance: open } },
    })
  }
  const contract = async () => (await atLender(orderId))?.contract?.amount

  await expectTold({ total, refundable: PART, fromLender: 0 })
  await leasing.sign(orderId)
  await expectTold({ total, refundable: PART, fromLender: total - PART })
  expect(await contract()).toBe(total - PART)

  const { itemId } = await lineOf(orderId, "laptop")
  await command(orderId, { type: "CancelUnits", itemId, quantity: 1, reason: "" })
  const smaller = orderTotals(await leasing.order(orderId)).total
  await expectTold({ total: smaller, refundable: PART, fromLender: smaller - PART })
  expect(await contract()).toBe(smaller - PART)

  await deliver(orderId)
  const mouse = await lineOf(orderId, "mouse")
  await command(orderId, { type: "ReturnItem", itemId: mouse.itemId, quantity: 1, reason: "" })
  await expectTold({ total: smaller, refundable: PART, fromLender: smaller - PART })

  await fund(orderId)
  await expectTold({ total: smaller, refundable: smaller, fromLender: 0 })
  const worth = totalsOf([mouse]).total
  expect(orderBalance(await leasing.order(orderId))).toMatchObject({ paid: smaller, refundOwed: worth })

  const sumOf = async (amount: string, table: string) => {
    const rows = await leasing.shop.sql(`select sum(${amount})::int as sum from ${table} and order_id = $1`, [
      orderId,
    ])
    return rows[0]?.sum
  }
  const revenue = "gross - discount - returns + shipping + tax"
  expect(await sumOf(revenue, "read.revenue_posting where true")).toBe(smaller - worth)
  expect(await sumOf("amount", "read.transaction where result in ('succeeded', 'settled')")).toBe(smaller)
})
