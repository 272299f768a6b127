import { randomUUID } from "node:crypto"
import { SSN } from "@voltread/api/loans/lender-examples.ts"
import { type OrderLine, orderTotals } from "@voltread/domain/ordering/order-state.ts"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test, vi } from "vitest"
import { type LeasingShop, leasingShop } from "./leasing-shop.ts"
import { stepsAt } from "./leasing-steps.ts"

const HOUR = 3_600_000

let leasing: LeasingShop
beforeAll(async () => {
  leasing = await leasingShop(inject("postgresUrl"))
})
afterAll(() => leasing.close())
beforeEach(() => leasing.shop.stock({ laptop: 50, mouse: 50 }))

const { applied, atLender, command, confirm, deliver, fund, lineOf, move, signed } = stepsAt(() => leasing)

const comeBack = (orderId: string, { itemId }: OrderLine, quantity: number) =>
  command(orderId, { type: "ReturnItem", itemId, quantity, reason: "not liked" })

/** An order of a laptop and two mice with a signed contract, and what has shipped of it. */
const both = async () => {
  const orderId = await signed({ laptop: 1, mouse: 2 })
  await confirm(orderId)
  return { orderId, laptop: await lineOf(orderId, "laptop"), mouse: await lineOf(orderId, "mouse") }
}
/** No duty is left; a rejected one would be retried within the hour. */
const isAtRest = async (orderId: string) => {
  const { lease } = await leasing.order(orderId)
  const [work] = await leasing.shop.sql(
    "select next_at is null or next_at > now() + interval '2 hours' as rests from loan_work where loan_id = $1",
    [lease?.id],
  )
  return work?.rests
}

describe("the lender is told", () => {
  test("about each line when it is delivered, and about no unit twice", async () => {
    const { laptop, mouse, orderId } = await both()
    await move(orderId, mouse.itemId, "SHIPPED")
    await move(orderId, laptop.itemId, "SHIPPED", "DELIVERED")
    await leasing.settle()
    expect(await atLender(orderId)).toMatchObject({ delivered: [{ itemId: laptop.itemId, quantity: 1 }] })

    await move(orderId, mouse.itemId, "DELIVERED")
    await leasing.settle()
    const all = [
      { itemId: laptop.itemId, quantity: 1 },
      { itemId: mouse.itemId, quantity: 2 },
    ]
    expect(await atLender(orderId)).toMatchObject({ delivered: all, returned: [] })
    expect(await leasing.loanOf(orderId)).toMatchObject({ delivered: all })
  })

  test("about a partial return, and about the rest later", async () => {
    const orderId = await signed({ laptop: 3 })
    await deliver(orderId)
    await fund(orderId)
    await leasing.settle()
    const laptop = await lineOf(orderId, "laptop")
    await comeBack(orderId, laptop, 1)
    await leasing.settle()
    expect(await atLender(orderId)).toMatchObject({
      status: "COMPLETED",
      returned: [{ itemId: laptop.itemId, quantity: 1 }],
    })
    await comeBack(orderId, laptop, 2)
    await leasing.settle()
    expect(await atLender(orderId)).toMatchObject({ returned: [{ itemId: laptop.itemId, quantity: 3 }] })
    expect(await leasing.order(orderId)).toMatchObject({ status: "RETURNED" })
  })

  test("that a unit was delivered before it is told that it came back, though its line is still on its way", async () => {
    const { mouse, orderId } = await both()
    await move(orderId, mouse.itemId, "SHIPPED")
    await comeBack(orderId, mouse, 1)
    await leasing.settle()
    const one = [{ itemId: mouse.itemId, quantity: 1 }]
    expect(await atLender(orderId)).toMatchObject({ status: "COMPLETED", delivered: one, returned: one })

    await move(orderId, mouse.itemId, "DELIVERED")
    await leasing.settle()
    expect(await atLender(orderId)).toMatchObject({
      delivered: [{ itemId: mouse.itemId, quantity: 2 }],
      returned: one,
    })
  })

  test("nothing that it would refuse, when items come back in transit after their refund", async () => {
    const orderId = await signed({ laptop: 1 })
    await confirm(orderId)
    const laptop = await lineOf(orderId, "laptop")
    await move(orderId, laptop.itemId, "SHIPPED")
    await fund(orderId)
    await leasing.settle()
    const [payment] = (await leasing.order(orderId)).payments
    await command(orderId, {
      type: "RequestRefund",
      paymentId: payment?.paymentId ?? "",
      refundId: `${payment?.paymentId}:refund:1`,
      amount: payment?.amount ?? 0,
      reason: "lost on its way",
    })
    await leasing.settle()
    await comeBack(orderId, laptop, 1)
    await leasing.settle()
    expect(await atLender(orderId)).toMatchObject({ status: "CANCELLED", delivered: [], returned: [] })
    expect(await isAtRest(orderId)).toBe(true)
  })
})

describe("the lender pays", () => {
  const later = (hours: number) =>
    leasing.bench.admin("PUT", "/clock", { offsetMs: hours * HOUR }).then(() => leasing.settle())
  afterEach(() => later(0))
  const paid = async (orderId: string) => {
    const { payments } = await leasing.order(orderId)
    return payments.filter(({ kind }) => kind === "lease").map(({ amount }) => amount)
  }
  /** The lender checks its clock only periodically. */
  const expectPaid = (orderId: string) =>
    vi.waitFor(
      async () => {
        await leasing.settle()
        expect(await paid(orderId)).toHaveLength(1)
      },
      { timeout: 20_000 },
    )

  test("once all is delivered, and nothing for a part of it", async () => {
    const { laptop, mouse, orderId } = await both()
    await move(orderId, laptop.itemId, "SHIPPED", "DELIVERED")
    await leasing.settle()
    await later(48)
    expect(await paid(orderId)).toEqual([])

    await move(orderId, mouse.itemId, "SHIPPED", "DELIVERED")
    await leasing.settle()
    expect(await paid(orderId)).toEqual([])
    await later(50)
    await expectPaid(orderId)
    expect(await paid(orderId)).toEqual([orderTotals(await leasing.order(orderId)).total])
  })

  test("once what is left is delivered, where the rest is canceled", async () => {
    const { laptop, mouse, orderId } = await both()
    await move(orderId, laptop.itemId, "SHIPPED", "DELIVERED")
    await leasing.settle()
    await move(orderId, mouse.itemId, "CANCELLED")
    await leasing.settle()
    await later(2)
    await expectPaid(orderId)
    expect(await paid(orderId)).toEqual([orderTotals(await leasing.order(orderId)).total])
  })

  test("also when a part was returned before the rest arrives", async () => {
    const { laptop, mouse, orderId } = await both()
    await move(orderId, laptop.itemId, "SHIPPED", "DELIVERED")
    await leasing.settle()
    await comeBack(orderId, laptop, 1)
    await move(orderId, mouse.itemId, "SHIPPED", "DELIVERED")
    await leasing.settle()
    await later(2)
    await expectPaid(orderId)
  })
})

describe("the shopper cancels a part of a leased order", () => {
  const CANCEL = `mutation ($o: ID!, $t: String, $c: ID!, $w: [FewerUnitsInput!]!) {
    cancelOwnItems(orderId: $o, token: $t, commandId: $c, without: $w) { success message order { total } }
  }`
  const leased = async () => {
    const { answer, orderId } = await applied(undefined, {}, { laptop: 2, mouse: 2 })
    const cancel = async (productId: string, quantity: number) => {
      const { itemId } = await lineOf(orderId, productId)
      return leasing.shop.browse().graphql(CANCEL, {
        ...{ o: orderId, t: answer.orderToken, c: randomUUID() },
        w: [{ itemId, quantity }],
      })
    }
    return { orderId, cancel }
  }
  const refused = (message: string) => ({
    data: { cancelOwnItems: { success: false, message: expect.stringContaining(message) } },
  })
  const done = { data: { cancelOwnItems: { success: true } } }
  const contractOf = async (orderId: string) => (await leasing.loanOf(orderId)).contract
  const totalOf = async (orderId: string) => orderTotals(await leasing.order(orderId)).total

  test("before they sign: they sign a new contract, for what they keep", async () => {
    const { cancel, orderId } = await leased()
    const first = await contractOf(orderId)
    expect(await cancel("laptop", 1)).toMatchObject(done)
    await leasing.settle()
    expect(await leasing.order(orderId)).toMatchObject({ status: "PENDING_ESIGNATURE" })
    expect(await contractOf(orderId)).toMatchObject({ amount: await totalOf(orderId) })
    expect((await contractOf(orderId))?.leaseId).not.toBe(first?.leaseId)
    await leasing.sign(orderId)
    await leasing.settle()
    expect(await leasing.order(orderId)).toMatchObject({ status: "PAYMENT_RECEIVED" })
  })

  test("and keeps so much that the lender makes a contract for it", async () => {
    const { cancel, orderId } = await leased()
    expect(await cancel("laptop", 2)).toMatchObject(refused("the lender finances no less than $150.00"))
    expect(await leasing.order(orderId)).toMatchObject({ status: "PENDING_ESIGNATURE" })
  })

  test("after they have signed: the contract becomes smaller, whatever is left", async () => {
    const { cancel, orderId } = await leased()
    await leasing.sign(orderId)
    await leasing.settle()
    expect(await cancel("laptop", 2)).toMatchObject(done)
    await leasing.settle()
    expect(await leasing.order(orderId)).toMatchObject({ status: "PAYMENT_RECEIVED" })
    expect(await contractOf(orderId)).toMatchObject({ amount: await totalOf(orderId) })
    expect(await atLender(orderId)).toMatchObject({ contract: { amount: await totalOf(orderId) } })
  })

  test("and never what has left the shop", async () => {
    const { cancel, orderId } = await leased()
    await leasing.sign(orderId)
    await leasing.settle()
    await confirm(orderId)
    await move(orderId, (await lineOf(orderId, "laptop")).itemId, "SHIPPED")
    expect(await cancel("laptop", 1)).toMatchObject(refused("can be canceled"))
    expect(await cancel("mouse", 1)).toMatchObject(done)
    await leasing.settle()
    expect(await atLender(orderId)).toMatchObject({ contract: { amount: await totalOf(orderId) } })
  })
})

test("what is canceled after funding is refunded to the lender", async () => {
  const { laptop, mouse, orderId } = await both()
  await move(orderId, laptop.itemId, "SHIPPED", "DELIVERED")
  await leasing.settle()
  await fund(orderId)
  await leasing.settle()
  const { total } = orderTotals(await leasing.order(orderId))
  expect(await leasing.order(orderId)).toMatchObject({ payments: [{ kind: "lease", amount: total }] })

  await command(orderId, { type: "CancelUnits", itemId: mouse.itemId, quantity: 1, reason: "out of stock" })
  await leasing.settle()
  const order = await leasing.order(orderId)
  const less = total - orderTotals(order).total
  expect(less).toBeGreaterThan(0)
  expect(order.payments).toMatchObject([
    { kind: "lease", amount: total },
    { kind: "refund", amount: less, result: "succeeded" },
  ])
  const answer = await leasing.bench.admin("GET", "/applications")
  expect(await answer.json()).toMatchObject({
    applications: expect.arrayContaining([
      expect.objectContaining({ orderRef: order.lease?.id, status: "COMPLETED", refundedCents: less }),
    ]),
  })
  expect(await isAtRest(orderId)).toBe(true)
})

test("the second lender's contract is named by the order and by what that lender paid", async () => {
  const { orderId } = await applied(SSN.secondLender)
  const secondaryLeaseId = (await leasing.loanOf(orderId)).contract?.secondaryLeaseId
  expect(secondaryLeaseId).toMatch(/^S-/)
  expect(await leasing.order(orderId)).toMatchObject({ lease: { secondaryLeaseId } })
  await leasing.sign(orderId)
  await leasing.settle()
  await deliver(orderId)
  await fund(orderId)
  await leasing.settle()
  const order = await leasing.order(orderId)
  expect(order).toMatchObject({
    status: "COMPLETED",
    lease: { secondaryLeaseId },
    payments: [
      {
        kind: "lease",
        secondaryLeaseId,
        approvedLeaseAmount: (await leasing.loanOf(orderId)).approvedAmount,
      },
    ],
  })
})
