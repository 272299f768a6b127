import { randomUUID } from "node:crypto"
import { ensureTestAccount } from "@voltread/api/testing/account.ts"
import { ADDRESS } from "@voltread/api/testing/browser.ts"
import type { CheckoutShop } from "@voltread/api/testing/checkout-shop.ts"
import { staffOf } from "@voltread/api/testing/staff.ts"
import { orderTotals } from "@voltread/domain/ordering/order-state.ts"
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest"
import { type LeasingShop, leasingShop } from "./leasing-shop.ts"
import { stepsAt } from "./leasing-steps.ts"

const DAY = 86_400_000
let leasing: LeasingShop

beforeAll(async () => {
  leasing = await leasingShop(inject("postgresUrl"))
})
afterAll(() => leasing.close())
beforeEach(() => leasing.shop.stock({ laptop: 50, mouse: 50 }))

const { applied, atDesk, atLender, command, confirm, lineOf, move, signed } = stepsAt(() => leasing)

const supportOf = async (shop: CheckoutShop) => {
  const account = { username: "sam@example.com", password: "Wheels-4-all" }
  const names = { firstName: "Sam", lastName: "Person", phone: null }
  await shop.run(ensureTestAccount({ ...account, ...names, type: "CUSTOMERSUPPORT" }))
  return staffOf(shop.server(0), account.username, account.password)
}

describe("a contract", () => {
  test("that the lender voids after the signature is replaced, and signed again", async () => {
    const orderId = await signed()
    const before = await leasing.loanOf(orderId)
    await atDesk(orderId, "status", { status: "APPROVED" })
    await leasing.settle()
    const after = await leasing.loanOf(orderId)
    expect(await leasing.order(orderId)).toMatchObject({
      status: "PENDING_ESIGNATURE",
      lease: { statusName: "APPROVED", lenderSignatureUrl: expect.stringContaining("/sign/") },
    })
    expect(after.contract?.leaseId).toEqual(expect.any(String))
    expect(after.contract?.leaseId).not.toBe(before.contract?.leaseId)
    await leasing.sign(orderId)
    await leasing.settle()
    expect((await leasing.order(orderId)).status).toBe("PAYMENT_RECEIVED")
    expect(await atLender(orderId)).toMatchObject({ status: "COMPLETED" })
  })

  test.each(["APPROVED", "CANCELLED"])(
    "that becomes %s at the lender while its items are prepared ends the order, and the items go back",
    async (status) => {
      const orderId = await signed()
      await command(orderId, { type: "ChangeStatus", to: "PENDING_FULFILMENT", reason: "" })
      await atDesk(orderId, "status", { status })
      await leasing.settle()
      expect((await leasing.order(orderId)).status).toBe("CANCELLED")
      expect(await atLender(orderId)).toMatchObject({ status: "CANCELLED" })
      await expect.poll(() => leasing.shop.available("laptop"), { timeout: 10_000 }).toBe(50)
    },
  )

  test("is not voided once its items are delivered", async () => {
    const orderId = await signed()
    await confirm(orderId)
    await move(orderId, (await lineOf(orderId, "laptop")).itemId, "SHIPPED", "DELIVERED")
    await leasing.settle()
    await expect(atDesk(orderId, "status", { status: "APPROVED" })).rejects.toThrow("409")
  })

  test("that expires unsigned after 60 days is replaced as long as the approval lasts", async () => {
    const { orderId } = await applied()
    const before = await leasing.loanOf(orderId)
    await leasing.bench.admin("PUT", "/clock", { offsetMs: 61 * DAY })
    await leasing.settle(61 * DAY)
    await leasing.bench.admin("PUT", "/clock", { offsetMs: 0 })
    const after = await leasing.loanOf(orderId)
    expect(after).toMatchObject({ status: "APPROVED", contract: { amount: before.contract?.amount } })
    expect(after.contract?.leaseId).not.toBe(before.contract?.leaseId)
    expect(after.contract?.expiresAt).toBe(before.approvalExpiresAt)
    expect((await leasing.order(orderId)).status).toBe("PENDING_ESIGNATURE")
  })

  test("is replaced when staff change the address to a state with another sales tax, and signed as it is then", async () => {
    const support = await supportOf(leasing.shop)
    const { orderId } = await applied()
    const before = await leasing.loanOf(orderId)
    const sent = await support.read(
      "updateOrderShippingAddress",
      `mutation ($o: ID!, $c: ID!, $a: AddressInput!) {
        updateOrderShippingAddress(orderId: $o, commandId: $c, address: $a) { success order { status tax } }
      }`,
      {
        o: orderId,
        c: randomUUID(),
        a: { ...ADDRESS, city: "Portland", state: "OR", postalCode: "97201" },
      },
    )
    expect(sent).toEqual({ success: true, order: { status: "LOAN_IN_PROCESS", tax: 0 } })
    await leasing.settle()
    const { total, tax } = orderTotals(await leasing.order(orderId))
    const after = await leasing.loanOf(orderId)
    expect([tax, after.contract?.amount]).toEqual([0, total])
    expect(before.contract?.amount).toBeGreaterThan(total)
    expect(after.contract?.leaseId).not.toBe(before.contract?.leaseId)
    expect((await leasing.order(orderId)).status).toBe("PENDING_ESIGNATURE")
    await leasing.sign(orderId)
    await leasing.settle()
    expect((await leasing.order(orderId)).status).toBe("PAYMENT_RECEIVED")
  })

  test("is for the items of the order as they are, also where another cart costs as much", async () => {
    const { orderId } = await applied(undefined, {}, { laptop: 1, mouse: 2 })
    const before = await leasing.loanOf(orderId)
    const [laptop, mouse] = [await lineOf(orderId, "laptop"), await lineOf(orderId, "mouse")]
    const { total } = orderTotals(await leasing.order(orderId))
    const reason = "price match"
    await command(
      orderId,
      { type: "UpdateItem", itemId: laptop.itemId, change: { price: laptop.price + 1_000 }, reason },
      { type: "UpdateItem", itemId: mouse.itemId, change: { price: mouse.price - 500 }, reason },
    )
    expect(orderTotals(await leasing.order(orderId)).total).toBe(total)
    await leasing.settle()
    const after = await leasing.loanOf(orderId)
    expect(after.contract).toMatchObject({ amount: total })
    expect(after.contract?.leaseId).not.toBe(before.contract?.leaseId)
    expect((await atLender(orderId))?.contract?.items).toEqual([
      { itemId: laptop.itemId, quantity: 1, unitPrice: laptop.price + 1_000 },
      { itemId: mouse.itemId, quantity: 2, unitPrice: mouse.price - 500 },
    ])
    expect(await leasing.order(orderId)).toMatchObject({
      status: "PENDING_ESIGNATURE",
      lease: { leaseId: after.contract?.leaseId },
    })
  })
})
