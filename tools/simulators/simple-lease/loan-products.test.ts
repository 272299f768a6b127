import { SSN } from "@voltread/api/loans/lender-examples.ts"
import { ensureTestAccount } from "@voltread/api/testing/account.ts"
import {
  LENDER_TERMS,
  LOAN_PRODUCTS,
  type LoanProduct,
  lenderTakeOf,
} from "@voltread/domain/loans/lender-terms.ts"
import { orderTotals } from "@voltread/domain/ordering/order-state.ts"
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest"
import { auditedAgainstGateways } from "../audited.ts"
import { WITHDRAW } from "./application-input.ts"
import { type LeasingShop, leasingShop } from "./leasing-shop.ts"
import { stepsAt } from "./leasing-steps.ts"

let leasing: LeasingShop

beforeAll(async () => {
  leasing = await leasingShop(inject("postgresUrl"))
})
afterAll(() => leasing.close())
beforeEach(() => leasing.shop.stock({ laptop: 50, mouse: 50 }))

const { applied, atLender, deliver, fund } = stepsAt(() => leasing)

const change = async (mutation: string, variables: object, as = leasing.shop.browse()) =>
  as.graphql(mutation, variables)

const PAY_DIFFERENCE = `mutation ($o: ID!, $t: String) {
  payDifferenceByCard(orderId: $o, orderToken: $t) { success message order { status leaseDetails { downPayment } } }
}`
const PAY = `mutation ($input: PayOrderInput!) { payOrder(input: $input) { success message } }`

/** An approval for half of an order whose other half was paid by card. */
const paidInPart = async (product: LoanProduct) => {
  const { answer, orderId } = await applied(SSN.half, { product }, { laptop: 2 })
  const access = { o: orderId, t: answer.orderToken }
  const { total } = orderTotals(await leasing.order(orderId))
  const part = total - ((await leasing.loanOf(orderId)).approvedAmount ?? 0)
  expect(await change(PAY_DIFFERENCE, access)).toMatchObject({
    data: {
      payDifferenceByCard: {
        success: true,
        order: { status: "PENDING_PAYMENT", leaseDetails: { downPayment: part / 100 } },
      },
    },
  })
  const pay = (gatewayName: string, amount: number) =>
    change(PAY, {
      input: {
        orderId,
        orderToken: answer.orderToken,
        gatewayName,
        token: `good-${orderId}`,
        expectedTotal: amount / 100,
      },
    })
  return { orderId, access, total, part, pay }
}

describe.each(LOAN_PRODUCTS)("a %s", (product) => {
  test("is signed, delivered and funded, and the books have what came in and what the lender kept", async () => {
    const { orderId } = await applied(SSN.approved, { product })
    await leasing.sign(orderId)
    await leasing.settle()
    expect((await leasing.order(orderId)).status).toBe("PAYMENT_RECEIVED")
    await deliver(orderId)
    await leasing.settle()
    expect(await atLender(orderId)).toMatchObject({ delivered: [{ quantity: 1 }] })
    await fund(orderId)
    await leasing.settle()
    const order = await leasing.order(orderId)
    const { total } = orderTotals(order)
    expect(order).toMatchObject({
      status: "COMPLETED",
      payments: [{ kind: "lease", result: "succeeded", amount: total, gatewayName: "simple-lease" }],
      lease: { lenderTake: lenderTakeOf(LENDER_TERMS[product], total) },
    })
    expect(await auditedAgainstGateways(leasing.shop, orderId)).toEqual([])
  })

  test("for less than the order: its shopper is told which reduction is too small, and which leaves too little for the lender", async () => {
    const { answer, orderId } = await applied(SSN.half, { product }, { laptop: 1, mouse: 2 })
    const [laptop, mice] = (await leasing.order(orderId)).lines
    const fit = (itemId: string | undefined, quantity: number) =>
      change(
        `mutation ($o: ID!, $t: String, $w: [FewerUnitsInput!]!) {
        fitOrderToApproval(orderId: $o, orderToken: $t, without: $w) { success message }
      }`,
        { o: orderId, t: answer.orderToken, w: [{ itemId, quantity }] },
      )
    const refused = (words: string) => ({
      data: { fitOrderToApproval: { success: false, message: expect.stringContaining(words) } },
    })
    expect(await fit(mice?.itemId, 1)).toMatchObject(refused("the lender approved $"))
    expect(await fit(laptop?.itemId, 1)).toMatchObject(
      refused(`finances no less than $${LENDER_TERMS[product].cheapest / 100}.00`),
    )
    expect((await leasing.order(orderId)).lines).toMatchObject([{ quantity: 1 }, { quantity: 2 }])
  })

  test("for less than the order: a reduction that is sent again, as after a lost answer, is made once", async () => {
    const { answer, orderId } = await applied(SSN.half, { product }, { laptop: 1, mouse: 40 })
    const mice = (await leasing.order(orderId)).lines.find(({ quantity }) => quantity === 40)
    const without = [{ itemId: mice?.itemId, quantity: 40 }]
    const done = { data: { fitOrderToApproval: { success: true, order: { status: "PENDING_ESIGNATURE" } } } }
    for (const _ of [1, 2])
      expect(
        await change(
          `mutation ($o: ID!, $t: String, $w: [FewerUnitsInput!]!) {
            fitOrderToApproval(orderId: $o, orderToken: $t, without: $w) { success order { status } }
          }`,
          { o: orderId, t: answer.orderToken, w: without },
        ),
      ).toMatchObject(done)
    const { lines } = await leasing.order(orderId)
    expect(lines.filter(({ counted }) => counted)).toMatchObject([{ quantity: 1 }])
  })

  test("for less than the order: its shopper pays the difference by card and signs for the rest, and both pay for the order", async () => {
    const { orderId, part, pay, total } = await paidInPart(product)
    expect(await pay("braintree", total)).toMatchObject({ data: { payOrder: { success: false } } })
    expect(await pay("braintree", part)).toMatchObject({ data: { payOrder: { success: true } } })
    await leasing.settle()
    expect(await leasing.order(orderId)).toMatchObject({ status: "PENDING_ESIGNATURE" })
    expect(await atLender(orderId)).toMatchObject({ contract: { amount: total - part } })
    await leasing.sign(orderId)
    await leasing.settle()
    expect((await leasing.order(orderId)).status).toBe("PAYMENT_RECEIVED")
    await deliver(orderId)
    await fund(orderId)
    await leasing.settle()
    expect(await leasing.order(orderId)).toMatchObject({
      status: "COMPLETED",
      payments: [
        { kind: "sale", amount: part },
        { kind: "lease", amount: total - part },
      ],
      lease: { lenderTake: lenderTakeOf(LENDER_TERMS[product], total - part) },
    })
  })

  test("has a history that staff read; they ask the lender again, and cancel it", async () => {
    const { orderId } = await applied(SSN.approved, { product })
    const { id = "" } = (await leasing.order(orderId)).lease ?? {}
    const username = `${product}-support@voltread.example`
    const password = "Wheels-4-all"
    const account = {
      username,
      type: "CUSTOMERSUPPORT",
      firstName: "Sam",
      lastName: "S",
      phone: null,
    } as const
    await leasing.shop.run(ensureTestAccount({ ...account, password }))
    const staff = leasing.shop.browse()
    await staff.logIn(username, password)
    const read = () =>
      change(
        `query ($id: ID!) {
        adminLoanApplication(id: $id) {
          mayCancel application { status product } contract { amount payments } timeline { title actorRole }
        }
      }`,
        { id },
        staff,
      )
    await expect.poll(read).toMatchObject({
      data: {
        adminLoanApplication: {
          mayCancel: true,
          application: { status: "APPROVED", product },
          contract: { payments: LENDER_TERMS[product].payments },
          timeline: [
            { title: `Applied for a ${product}` },
            { title: "Initiated became Pending", actorRole: "gateway" },
            { title: "Pending became Approved" },
            { title: "Contract prepared" },
          ],
        },
      },
    })
    await leasing.sign(orderId)
    expect(
      await change(
        "mutation ($id: ID!) { resynchroniseLoanApplication(id: $id) { success } }",
        { id },
        staff,
      ),
    ).toMatchObject({ data: { resynchroniseLoanApplication: { success: true } } })
    expect((await leasing.order(orderId)).status).toBe("PAYMENT_RECEIVED")
    const CANCEL = `mutation ($id: ID!) { cancelLoanApplication(id: $id, reason: "fraud") { success } }`
    expect(await change(CANCEL, { id })).toMatchObject({
      errors: [{ extensions: { code: expect.any(String) } }],
    })
    // Again, as after a lost answer.
    for (const _ of [1, 2])
      expect(await change(CANCEL, { id }, staff)).toMatchObject({
        data: { cancelLoanApplication: { success: true } },
      })
    await leasing.settle()
    expect(await atLender(orderId)).toMatchObject({ status: "CANCELLED" })
    expect((await leasing.order(orderId)).status).toBe("PENDING_REVIEW")
  })
})

test("a card payment beside a lease is refunded automatically when the lease ends unsigned", async () => {
  const { access, orderId, part, pay } = await paidInPart("lease")
  await pay("braintree", part)
  await leasing.settle()
  await change(WITHDRAW, access)
  await leasing.settle()
  const order = await leasing.order(orderId)
  expect(order.status).toBe("PENDING_PAYMENT")
  expect(order.payments).toMatchObject([
    { kind: "sale" },
    { kind: "refund", amount: part, result: "succeeded" },
  ])
  expect(await atLender(orderId)).toMatchObject({ status: "CANCELLED" })
})
