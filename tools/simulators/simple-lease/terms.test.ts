import { SSN } from "@voltread/api/loans/lender-examples.ts"
import { changeSettings } from "@voltread/api/settings/change-settings.ts"
import { currentSettings } from "@voltread/api/settings/current-settings.ts"
import { ANN } from "@voltread/api/testing/staff-viewer.ts"
import { LENDER_TERMS } from "@voltread/domain/loans/lender-terms.ts"
import { loanOffer } from "@voltread/domain/loans/loan-offer.ts"
import { inDollars } from "@voltread/domain/shared/dollars.ts"
import { AMOUNTS_OF_2026, offeredTerms } from "@voltread/domain/shared/loan-terms.ts"
import { Schema } from "effect"
import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from "vitest"
import { type LeasingShop, leasingShop } from "./leasing-shop.ts"

const amounts = AMOUNTS_OF_2026
const TERMS = offeredTerms(amounts).lease

let leasing: LeasingShop
beforeAll(async () => {
  leasing = await leasingShop(inject("postgresUrl"))
})
afterAll(() => leasing.close())
beforeEach(async () => {
  await leasing.shop.stock({ laptop: 50 })
  await offer(amounts.lease)
})

const inForce = async () => (await leasing.shop.run(currentSettings)).lending.lease
const versionInForce = async (): Promise<number> => {
  const [row] = await leasing.shop.sql("select version from shop_setting where section = 'lending'")
  return Number(row?.version ?? 0)
}

/** Staff set which amounts can be leased from now on. */
const offer = async (lease: typeof amounts.lease) => {
  await leasing.shop.run(changeSettings("lending", await versionInForce(), { ...amounts, lease }, ANN))
  await vi.waitUntil(async () => JSON.stringify(await inForce()) === JSON.stringify(lease), {
    timeout: 10_000,
  })
}

const shopper = async () => {
  const browser = leasing.shop.browse()
  const { id } = await browser.add("laptop")
  return { browser, cartId: id }
}

const Methods = Schema.Struct({
  data: Schema.Struct({
    paymentMethods: Schema.Array(
      Schema.Struct({ id: Schema.String, terms: Schema.String, termsId: Schema.NullOr(Schema.String) }),
    ),
  }),
})

const METHODS = `query ($cartId: ID!, $state: String) {
  paymentMethods(cartId: $cartId, state: $state) { id terms termsId }
}`

const leaseOffered = async ({ browser, cartId }: Awaited<ReturnType<typeof shopper>>) => {
  const answer = await browser.graphql(METHODS, { cartId, state: "TX" })
  const { paymentMethods } = Schema.decodeUnknownSync(Methods)(answer).data
  return paymentMethods.find(({ id }) => id === "lease")
}

/** Checkout's lease offer; undefined if there is none. */
const leaseAtCheckout = async (shopping: Awaited<ReturnType<typeof shopper>>) =>
  (await leaseOffered(shopping))?.terms

const TOTAL = 1_066_75

test("checkout shows the lender's lease price, which the contract has, too, and offers none for other amounts", async () => {
  const shopping = await shopper()
  const agreed = loanOffer(LENDER_TERMS.lease, TOTAL)
  const each = inDollars(agreed?.recurringPayment ?? 0)
  expect(await leaseAtCheckout(shopping)).toMatch(
    `26 payments of ${each}, one every 2 weeks after $49.00 today; ${inDollars(agreed?.total ?? 0)} in total.`,
  )
  const { order } = await leasing.apply(shopping.browser)
  const { contract } = await leasing.loanOf(order?.id ?? "")
  expect(contract).toMatchObject({ payments: 26, recurringPayment: agreed?.recurringPayment })
  await offer({ ...amounts.lease, dearest: TOTAL - 1 })
  expect(await leaseAtCheckout(await shopper())).toBeUndefined()
})

test("terms that staff set earlier stay readable, and are offered to nobody", async () => {
  const old = { ...TERMS, payments: 13, every: "month", initialPayment: 0, cost: 2_000 }
  await leasing.shop.sql("update shop_setting set value = $1 where section = 'lending'", [
    JSON.stringify({ lease: old, loan: amounts.loan }),
  ])
  await leasing.shop.sql("notify shop_settings")
  await vi.waitUntil(async () => (await inForce()).payments === 13, { timeout: 10_000 })
  expect(await leaseAtCheckout(await shopper())).toContain("26 payments")
})

test("an application by outdated terms is not sent until the new ones are confirmed", async () => {
  const running = await shopper()
  const refused = await leasing.apply(running.browser, SSN.approved, { expectedTermsId: "of another sheet" })
  expect(refused).toMatchObject({ success: false, order: null, errors: [{ code: "TERMS_CHANGED" }] })
  const each = inDollars(loanOffer(TERMS, TOTAL)?.recurringPayment ?? 0)
  expect(refused.message).toContain(`26 payments of ${each}, one every 2 weeks after $49.00 today; `)
  expect(refused.message).toContain("Your application was not sent.")
  const confirmed = await leasing.apply(running.browser, SSN.approved, {
    expectedTermsId: (await leaseOffered(running))?.termsId,
  })
  expect(confirmed).toMatchObject({ success: true })
  expect((await leasing.loanOf(confirmed.order?.id ?? "")).initiated.terms).toEqual(TERMS)
})

test("a contract is signed and funded although the shop has changed the amounts that it offers", async () => {
  const { order } = await leasing.apply((await shopper()).browser)
  const orderId = order?.id ?? ""
  await offer({ ...amounts.lease, cheapest: TOTAL + 1 })
  await leasing.settle()
  expect(await leasing.order(orderId)).toMatchObject({ status: "PENDING_ESIGNATURE" })
  await leasing.sign(orderId)
  await leasing.settle()
  expect((await leasing.order(orderId)).status).toBe("PAYMENT_RECEIVED")
  expect((await leasing.loanOf(orderId)).initiated.terms).toEqual(TERMS)
})

test("an application for what is no longer offered is refused; a repeated one gets its answer", async () => {
  const running = await shopper()
  const total = await running.browser.total(running.cartId)
  const { termsId } = (await leaseOffered(running)) ?? {}
  const again = {
    cartId: running.cartId,
    expectedTotal: total,
    token: "sent-twice",
    expectedTermsId: termsId,
  }
  const first = await leasing.apply(running.browser, SSN.pending, again)
  expect(first).toMatchObject({ success: true, status: "PENDING" })
  await offer({ ...amounts.lease, cheapest: TOTAL + 1 })
  expect(await leasing.apply(running.browser, SSN.pending, again)).toMatchObject({
    success: true,
    uuid: first.uuid,
    order: { id: first.order?.id },
  })
  const refused = await leasing.apply((await shopper()).browser)
  expect(refused).toMatchObject({ success: false, errors: [{ code: "NOT_POSSIBLE" }] })
  expect(refused.message).toContain("from $1,066.76 to $5,000.00")
  const { browser } = await shopper()
  const { order } = await browser.checkOut({ nonce: "declined-dear" })
  expect(order?.status).toBe("PAYMENT_FAILED")
  expect(await leasing.apply(browser)).toMatchObject({ success: false, message: refused.message })
  expect((await leasing.order(order?.id ?? "")).lease).toBeNull()
})

test("a shopper approved for a part may pay the rest by card if that was possible when they applied", async () => {
  const { order, orderToken } = await leasing.apply((await shopper()).browser, SSN.half)
  const orderId = order?.id ?? ""
  await offer({ ...amounts.lease, cheapest: TOTAL })
  expect(
    await leasing.shop.browse().graphql(
      `mutation ($orderId: ID!, $orderToken: String) {
        payDifferenceByCard(orderId: $orderId, orderToken: $orderToken) { success order { status } }
      }`,
      { orderId, orderToken },
    ),
  ).toMatchObject({ data: { payDifferenceByCard: { success: true, order: { status: "PENDING_PAYMENT" } } } })
})
