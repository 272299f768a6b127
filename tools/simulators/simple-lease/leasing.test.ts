import { SSN } from "@voltread/api/loans/lender-examples.ts"
import { sweepStock } from "@voltread/api/stock/follow-stock.ts"
import { ADDRESS } from "@voltread/api/testing/browser.ts"
import { orderTotals } from "@voltread/domain/ordering/order-state.ts"
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest"
import { typedIn, WITHDRAW } from "./application-input.ts"
import { type LeasingShop, leasingShop } from "./leasing-shop.ts"
import { stepsAt } from "./leasing-steps.ts"

const DAY = 86_400_000

let leasing: LeasingShop

beforeAll(async () => {
  leasing = await leasingShop(inject("postgresUrl"))
})
afterAll(() => leasing.close())
beforeEach(() => leasing.shop.stock({ laptop: 50, mouse: 50 }))

const { applied, atLender, command, deliver, fund, shopper, signed } = stepsAt(() => leasing)

describe("an application that is approved", () => {
  test("is answered with the page on which its contract is signed", async () => {
    const { answer, orderId } = await applied()
    expect(answer).toMatchObject({
      success: true,
      status: "APPROVED",
      redirectUrl: expect.stringContaining("/sign/"),
      uuid: expect.any(String),
      errors: [],
      order: { status: "PENDING_ESIGNATURE" },
    })
    expect(await leasing.order(orderId)).toMatchObject({
      lease: { lenderSignatureUrl: answer.redirectUrl, leaseId: expect.any(String) },
      payments: [],
      submitted: { lenderTake: 0 },
    })
  })

  test("names every amount before it is signed, the cost of leasing and of buying early, too", async () => {
    const { answer } = await applied()
    const page = await (await fetch(answer.redirectUrl ?? "")).text()
    const amounts = [...page.matchAll(/<th scope="row">(.*?)<\/th><td>\$([\d,.]+)(?: every 2 weeks)?<\/td>/g)]
    const cents = new Map(
      amounts.map(([, name = "", amount = ""]) => [name, Math.round(100 * Number(amount.replace(",", "")))]),
    )
    const of = (name: string): number => cents.get(name) ?? Number.NaN
    const financed = of("Financed, with tax and shipping")
    expect(of("Due today") + 26 * of("26 payments of")).toBe(of("Total you pay"))
    expect(financed + of("Cost of leasing")).toBe(of("Total you pay"))
    expect(of("If you buy within 90 days")).toBe(Math.round(financed * 1.1))
  })

  test("holds its items, and gives them back when the approval ends unsigned", async () => {
    const { orderId } = await applied()
    expect(await leasing.shop.available("laptop")).toBe(49)
    await leasing.settle(91 * DAY)
    expect(await leasing.loanOf(orderId)).toMatchObject({ status: "CANCELLED" })
    expect((await leasing.order(orderId)).status).toBe("PENDING_PAYMENT")
    expect(await atLender(orderId)).toMatchObject({ status: "CANCELLED" })
    const units = () =>
      leasing.shop.sql("select quantity::int from stock_reservation_line where order_id = $1", [orderId])
    expect(await units()).toEqual([{ quantity: 1 }])
    await leasing.shop.run(sweepStock(() => Date.now() + 61 * 60_000))
    expect(await units()).toEqual([])
    expect(await leasing.shop.available("laptop")).toBeGreaterThanOrEqual(50)
  })

  test("is contracted again for the new total when the cart changes", async () => {
    const browser = await shopper()
    await browser.add("mouse", 2)
    const answer = await leasing.apply(browser)
    const orderId = answer.order?.id ?? ""
    const before = await leasing.loanOf(orderId)
    const mouse = (await leasing.order(orderId)).lines.find(({ productId }) => productId === "mouse")
    await command(orderId, { type: "CancelUnits", itemId: mouse?.itemId ?? "", quantity: 1, reason: "" })
    await leasing.settle()
    const after = await leasing.loanOf(orderId)
    const order = await leasing.order(orderId)
    expect(after.contract?.leaseId).not.toBe(before.contract?.leaseId)
    expect(after.contract?.amount).toBe(orderTotals(order).total)
    expect(order).toMatchObject({
      status: "PENDING_ESIGNATURE",
      lease: { lenderSignatureUrl: after.contract?.signatureUrl },
    })
  })

  test("counts after the lender was switched off; no new application starts", async () => {
    const { orderId } = await applied()
    const browser = await shopper()
    await leasing.shop.switchOff("simple-lease", async () => {
      expect(await leasing.apply(browser)).toMatchObject({
        success: false,
        errors: [{ code: "NOT_OFFERED" }],
        order: null,
      })
      await leasing.sign(orderId)
      await leasing.settle()
      expect((await leasing.order(orderId)).status).toBe("PAYMENT_RECEIVED")
    })
  })

  test("is withdrawn at the lender when the order is paid another way", async () => {
    const { orderId, answer } = await applied()
    const paid = await leasing.shop
      .browse()
      .graphql(`mutation ($input: PayOrderInput!) { payOrder(input: $input) { success } }`, {
        input: {
          orderId,
          orderToken: answer.orderToken,
          gatewayName: "other",
          token: "good-instead",
          expectedTotal: answer.order?.total,
        },
      })
    expect(paid).toMatchObject({ data: { payOrder: { success: true } } })
    await leasing.settle()
    expect((await leasing.order(orderId)).status).toBe("PAYMENT_RECEIVED")
    expect(await atLender(orderId)).toMatchObject({ status: "CANCELLED" })
    expect(await leasing.loanOf(orderId)).toMatchObject({ status: "CANCELLED" })
  })
})

describe("an application with wrong values", () => {
  const NO_BANK = { routingNumber: "021000022", accountNumber: "12" }
  test.each([
    ["dateOfBirth", { dateOfBirth: "2020-01-01" }, ["dateOfBirth"]],
    ["ssn", { ssn: "000123456" }, ["ssn"]],
    ["monthlyIncome", { monthlyIncome: "99.99" }, ["monthlyIncome"]],
    ["payFrequency", { payFrequency: "daily" }, ["payFrequency"]],
    ["nextPayDate", { nextPayDate: "2020-01-01" }, ["nextPayDate"]],
    ["bank account", NO_BANK, ["routingNumber", "accountNumber"]],
    ["consent", { consent: false }, ["consent"]],
  ])("is answered by its fields, and goes to nobody: %s", async (_, wrong, properties) => {
    const browser = await shopper()
    const answer = await leasing.apply(browser, SSN.approved, {
      applicant: { ...typedIn(SSN.approved), ...wrong },
    })
    expect(answer).toMatchObject({ success: false, errors: [], status: null, uuid: null, order: null })
    expect(answer.fieldErrors.map(({ property }) => property)).toEqual(properties)
    for (const { constraints } of answer.fieldErrors)
      expect(Object.values(constraints)).toEqual([expect.stringMatching(/^(Please|You|Your) /)])
    for (const value of Object.values(wrong)) expect(JSON.stringify(answer)).not.toContain(`"${value}"`)
    expect(await browser.cart()).toMatchObject({ items: [{ productId: "laptop" }], pendingOrder: null })
  })

  test("gets the errors of the address and of the application together", async () => {
    const browser = await shopper()
    const answer = await leasing.apply(browser, SSN.approved, {
      product: "gift",
      email: "nobody",
      shippingAddress: { ...ADDRESS, postalCode: "1" },
      applicant: { ...typedIn(SSN.approved), ssn: "1" },
    })
    expect(answer.fieldErrors.map(({ property }) => property)).toEqual([
      "email",
      "postalCode",
      "ssn",
      "product",
    ])
  })
})

describe("an application that is not approved at once", () => {
  test.each([
    ["declined", SSN.declined, "DECLINED", "INCOME"],
    ["blocked", SSN.blocked, "BLOCKED", "IDENTITY"],
  ])("%s: the order is kept, and paid another way", async (_, ssn, status, code) => {
    const { answer, orderId } = await applied(ssn)
    expect(answer).toMatchObject({
      success: false,
      status,
      redirectUrl: null,
      code,
      errors: [{ name: "ApplicationRefused", code, message: expect.stringMatching(/another way/) }],
      order: { status: "PENDING_PAYMENT" },
    })
    expect(await leasing.order(orderId)).toMatchObject({ lease: { statusName: status } })
  })

  test.each([
    ["too busy", 429, { name: "PaymentUnavailable", code: "UNAVAILABLE" }, /cannot be reached/],
    ["not letting us in", 401, { name: "PaymentUnavailable", code: "UNAVAILABLE" }, /cannot be reached/],
    ["refusing the request", 422, { name: "ApplicationRefused", code: "unprocessable" }, /could not take/],
  ])(
    "with a lender that is %s: the shopper is told why, and again the same",
    async (_, status, error, words) => {
      const browser = await shopper()
      // The lender's message may repeat what it was sent: only its code is passed on.
      const body = { error: { code: "unprocessable", message: `The number ${SSN.approved} is not valid.` } }
      const fault = { kind: "status", status, body, calls: 3, operation: "apply" }
      await leasing.bench.admin("POST", "/faults", fault)
      const answer = await leasing.apply(browser, SSN.approved, { token: `trouble-${status}` })
      expect(answer).toMatchObject({
        success: false,
        status: "CANCELLED",
        code: error.code,
        message: expect.stringMatching(words),
        errors: [{ ...error, message: answer.message }],
        order: { status: "PENDING_PAYMENT" },
      })
      expect(JSON.stringify(answer)).not.toContain(SSN.approved)
      expect(await leasing.apply(browser, SSN.approved, { token: `trouble-${status}` })).toMatchObject({
        success: false,
        errors: answer.errors,
      })
      await leasing.bench.admin("DELETE", "/faults")
    },
  )

  test("goes on when the lender has decided", async () => {
    const { answer, orderId } = await applied(SSN.reviewed)
    expect(answer).toMatchObject({
      success: true,
      status: "IN REVIEW",
      order: { status: "PENDING_REVIEW" },
    })
    await leasing.bench.admin("POST", `/applications/${answer.uuid}/status`, { status: "APPROVED" })
    await leasing.settle()
    expect(await leasing.order(orderId)).toMatchObject({
      status: "PENDING_ESIGNATURE",
      lease: { lenderSignatureUrl: expect.stringContaining("/sign/") },
    })
  })

  test("stays open while the lender decides, and is withdrawn after 30 days without a decision", async () => {
    const { answer, orderId } = await applied(SSN.pending)
    expect(answer).toMatchObject({ success: true, status: "PENDING", order: { status: "LOAN_IN_PROCESS" } })
    await leasing.settle(31 * DAY)
    expect(await leasing.loanOf(orderId)).toMatchObject({ status: "CANCELLED" })
    expect((await leasing.order(orderId)).status).toBe("PENDING_PAYMENT")
  })

  test("approved for less than the order is reviewed by staff, and goes on with a smaller cart", async () => {
    const browser = await shopper()
    await browser.add("laptop")
    const answer = await leasing.apply(browser, SSN.half)
    const orderId = answer.order?.id ?? ""
    expect(answer).toMatchObject({
      status: "APPROVED",
      redirectUrl: null,
      order: { status: "PENDING_REVIEW" },
    })
    const [line] = (await leasing.order(orderId)).lines
    await command(orderId, { type: "CancelUnits", itemId: line?.itemId ?? "", quantity: 1, reason: "" })
    await leasing.settle()
    expect(await leasing.order(orderId)).toMatchObject({ status: "PENDING_ESIGNATURE" })
  })
})

describe("further choices for an application", () => {
  const change = (mutation: string, variables: object) => leasing.shop.browse().graphql(mutation, variables)

  test("its shopper removes an item so that the approval covers the rest, and signs at once", async () => {
    const browser = await shopper()
    await browser.add("laptop")
    const answer = await leasing.apply(browser, SSN.half)
    const orderId = answer.order?.id ?? ""
    const [line] = (await leasing.order(orderId)).lines
    const fitted = await change(
      `mutation ($o: ID!, $t: String, $w: [FewerUnitsInput!]!) {
        fitOrderToApproval(orderId: $o, orderToken: $t, without: $w) { success redirectUrl order { status } }
      }`,
      { o: orderId, t: answer.orderToken, w: [{ itemId: line?.itemId, quantity: 1 }] },
    )
    expect(fitted).toMatchObject({
      data: {
        fitOrderToApproval: {
          success: true,
          redirectUrl: expect.stringContaining("/sign/"),
          order: { status: "PENDING_ESIGNATURE" },
        },
      },
    })
  })

  test("staff reduce it below the lender's minimum: it ends there, and the order is paid another way", async () => {
    const browser = await shopper()
    await browser.add("mouse")
    const orderId = (await leasing.apply(browser)).order?.id ?? ""
    const [laptop] = (await leasing.order(orderId)).lines
    expect(await leasing.order(orderId)).toMatchObject({ status: "PENDING_ESIGNATURE" })
    await command(orderId, { type: "CancelUnits", itemId: laptop?.itemId ?? "", quantity: 1, reason: "" })
    await leasing.settle()
    expect(await atLender(orderId)).toMatchObject({ status: "CANCELLED" })
    expect(await leasing.order(orderId)).toMatchObject({
      status: "PENDING_PAYMENT",
      lease: { statusName: "CANCELLED" },
    })
  })

  test("its shopper withdraws it, and pays another way", async () => {
    const { answer, orderId } = await applied()
    expect(await change(WITHDRAW, { o: orderId, t: answer.orderToken })).toMatchObject({
      data: {
        withdrawLoanApplication: { success: true, status: "CANCELLED", order: { status: "PENDING_PAYMENT" } },
      },
    })
    await leasing.settle()
    expect(await atLender(orderId)).toMatchObject({ status: "CANCELLED" })
  })

  test("nobody else does", async () => {
    const { orderId } = await applied()
    expect(await change(WITHDRAW, { o: orderId, t: null })).toMatchObject({
      errors: [{ message: expect.any(String) }],
    })
    expect(await leasing.loanOf(orderId)).toMatchObject({ status: "APPROVED" })
  })
})

describe("items of a signed contract", () => {
  test("that are canceled before funding lower what the lender pays", async () => {
    const browser = await shopper()
    await browser.add("mouse")
    const orderId = (await leasing.apply(browser)).order?.id ?? ""
    await leasing.sign(orderId)
    await leasing.settle()
    const mouse = (await leasing.order(orderId)).lines.find(({ productId }) => productId === "mouse")
    await command(orderId, { type: "CancelUnits", itemId: mouse?.itemId ?? "", quantity: 1, reason: "" })
    await leasing.settle()
    const { total } = orderTotals(await leasing.order(orderId))
    expect(await atLender(orderId)).toMatchObject({ contract: { amount: total } })
    await fund(orderId)
    await leasing.settle()
    expect(await leasing.order(orderId)).toMatchObject({ payments: [{ kind: "lease", amount: total }] })
  })

  test("that are returned are reported to the lender, and refunded to it", async () => {
    const orderId = await signed()
    await deliver(orderId)
    await fund(orderId)
    await leasing.settle()
    const order = await leasing.order(orderId)
    const [line] = order.lines
    const [payment] = order.payments
    await command(
      orderId,
      { type: "ReturnItem", itemId: line?.itemId ?? "", quantity: 1, reason: "" },
      {
        type: "RequestRefund",
        paymentId: payment?.paymentId ?? "",
        refundId: `${payment?.paymentId}:refund:1`,
        amount: payment?.amount ?? 0,
        reason: "returned",
      },
    )
    await leasing.settle()
    expect(await leasing.order(orderId)).toMatchObject({
      status: "RETURNED",
      payments: [{ kind: "lease" }, { kind: "refund", result: "succeeded" }],
    })
    expect(await atLender(orderId)).toMatchObject({ status: "CANCELLED", returned: [{ quantity: 1 }] })
    expect(await leasing.loanOf(orderId)).toMatchObject({ status: "CANCELLED" })
  })

  test("of a canceled order end the contract", async () => {
    const orderId = await signed()
    await command(orderId, { type: "CancelOrder", reason: "changed their mind" })
    await leasing.settle()
    expect(await atLender(orderId)).toMatchObject({ status: "CANCELLED" })
    expect(await leasing.loanOf(orderId)).toMatchObject({ status: "CANCELLED" })
    expect(await leasing.shop.available("laptop")).toBe(50)
  })
})
