import { SSN } from "@voltread/api/loans/lender-examples.ts"
import { changeSettings } from "@voltread/api/settings/change-settings.ts"
import { currentSettings } from "@voltread/api/settings/current-settings.ts"
import { LENDER_TERMS } from "@voltread/domain/loans/lender-terms.ts"
import { loanOffer } from "@voltread/domain/loans/loan-offer.ts"
import { inDollars } from "@voltread/domain/shared/dollars.ts"
import type { OfferedTerms } from "@voltread/domain/shared/loan-terms.ts"
import { DEFAULT_SETTINGS } from "@voltread/domain/shared/shop-settings.ts"
import { Schema } from "effect"
import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from "vitest"
import { type LeasingShop, leasingShop } from "./leasing-shop.ts"

const { lending } = DEFAULT_SETTINGS

let leasing: LeasingShop
beforeAll(async () => {
  leasing = await leasingShop(inject("postgresUrl"))
})
afterAll(() => leasing.close())
beforeEach(async () => {
  await leasing.shop.stock({ laptop: 50 })
  await offer(lending.lease)
})

const ANN = {
  _tag: "user",
  isStaff: true,
  username: "ann@voltread.example",
  name: "Ann",
  role: "admin",
  sessionId: "s-1",
} as const

const inForce = async () => (await leasing.shop.run(currentSettings)).lending.lease
let version = 0

/** Staff set what a lease costs from now on. */
const offer = async (lease: OfferedTerms) => {
  await leasing.shop.run(changeSettings("lending", version, { ...lending, lease }, ANN))
  version += 1
  await vi.waitUntil(async () => JSON.stringify(await inForce()) === JSON.stringify(lease))
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

/** What checkout says of a lease; undefined where it offers none. */
const leaseAtCheckout = async (shopping: Awaited<ReturnType<typeof shopper>>) =>
  (await leaseOffered(shopping))?.terms

const TOTAL = 1_066_75

test("checkout says what a lease costs by the terms in force, and offers none for other amounts", async () => {
  const shopping = await shopper()
  expect(await leaseAtCheckout(shopping)).toContain("26 payments")
  const terms = { ...lending.lease, payments: 13, every: "month", initialPayment: 0, cost: 2_000 } as const
  await offer(terms)
  const each = inDollars(loanOffer(terms, TOTAL)?.recurringPayment ?? 0)
  expect(await leaseAtCheckout(shopping)).toMatch(`13 payments of ${each}, one every month; `)
  await offer({ ...lending.lease, dearest: TOTAL - 1 })
  expect(await leaseAtCheckout(shopping)).toBeUndefined()
})

test("an application keeps the terms that it began with, and the next one has those of today", async () => {
  const first = await leasing.apply((await shopper()).browser)
  const firstId = first.order?.id ?? ""
  const cheaper = { ...lending.lease, payments: 13, cost: 4_000 }
  await offer(cheaper)
  const second = await leasing.apply((await shopper()).browser)
  expect((await leasing.loanOf(firstId)).initiated.terms).toEqual(lending.lease)
  expect((await leasing.loanOf(second.order?.id ?? "")).initiated.terms).toEqual(cheaper)
})

test("an application by terms that have changed since they were read is not sent until the new ones are confirmed", async () => {
  const running = await shopper()
  const read = async () => ({ expectedTermsId: (await leaseOffered(running))?.termsId })
  const before = await read()
  const dearer = { ...lending.lease, payments: 13, cost: 9_000 }
  await offer(dearer)
  const refused = await leasing.apply(running.browser, SSN.approved, before)
  expect(refused).toMatchObject({ success: false, order: null, errors: [{ code: "TERMS_CHANGED" }] })
  const each = inDollars(loanOffer(dearer, TOTAL)?.recurringPayment ?? 0)
  expect(refused.message).toContain(`13 payments of ${each}, one every 2 weeks after $49.00 today; `)
  expect(refused.message).toContain("Your application was not sent.")
  const confirmed = await leasing.apply(running.browser, SSN.approved, await read())
  expect(confirmed).toMatchObject({ success: true })
  expect((await leasing.loanOf(confirmed.order?.id ?? "")).initiated.terms).toEqual(dearer)
})

test("an application that was sent before its terms changed is answered again, and one for nothing is refused", async () => {
  const running = await shopper()
  const again = {
    cartId: running.cartId,
    expectedTotal: await running.browser.total(running.cartId),
    token: "sent-before-the-change",
    expectedTermsId: (await leaseOffered(running))?.termsId,
  }
  const first = await leasing.apply(running.browser, SSN.pending, again)
  const late = await shopper()
  await offer({ ...lending.lease, dearest: TOTAL - 1 })
  expect(await leasing.apply(running.browser, SSN.pending, again)).toMatchObject({
    success: true,
    order: { id: first.order?.id },
  })
  const { expectedTermsId } = again
  const refused = await leasing.apply(late.browser, SSN.pending, { expectedTermsId })
  expect(refused).toMatchObject({ success: false, errors: [{ code: "TERMS_CHANGED" }] })
  expect(refused.message).toContain("can no longer pay for this order")
})

test("a contract is the lender's, and is paid for, whatever the shop has come to offer meanwhile", async () => {
  const { order } = await leasing.apply((await shopper()).browser)
  const orderId = order?.id ?? ""
  await offer({ ...lending.lease, cheapest: TOTAL + 1, payments: 13, cost: 0, earlyCost: 0 })
  await leasing.settle()
  expect(await leasing.order(orderId)).toMatchObject({ status: "PENDING_ESIGNATURE" })
  await leasing.sign(orderId)
  await leasing.settle()
  expect((await leasing.order(orderId)).status).toBe("PAYMENT_RECEIVED")
  const { contract, initiated } = await leasing.loanOf(orderId)
  const agreed = loanOffer(LENDER_TERMS.lease, TOTAL)
  expect(contract).toMatchObject({ amount: TOTAL, payments: 26, recurringPayment: agreed?.recurringPayment })
  expect(initiated.terms).toEqual(lending.lease)
})

test("an application for what is not offered any more is refused; one that is sent again is answered", async () => {
  const running = await shopper()
  const total = await running.browser.total(running.cartId)
  const again = { cartId: running.cartId, expectedTotal: total, token: "sent-twice" }
  const first = await leasing.apply(running.browser, SSN.pending, again)
  expect(first).toMatchObject({ success: true, status: "PENDING" })
  await offer({ ...lending.lease, cheapest: TOTAL + 1 })
  expect(await leasing.apply(running.browser, SSN.pending, again)).toMatchObject({
    success: true,
    uuid: first.uuid,
    order: { id: first.order?.id },
  })
  const refused = await leasing.apply((await shopper()).browser)
  expect(refused).toMatchObject({ success: false, errors: [{ code: "NOT_POSSIBLE" }] })
  expect(refused.message).toContain("from $1,066.76 to $5,000.00")
})

test("who is approved for a part may pay the rest by card as long as it was possible when they applied", async () => {
  const { order, orderToken } = await leasing.apply((await shopper()).browser, SSN.half)
  const orderId = order?.id ?? ""
  await offer({ ...lending.lease, cheapest: TOTAL })
  expect(
    await leasing.shop.browse().graphql(
      `mutation ($orderId: ID!, $orderToken: String) {
        payDifferenceByCard(orderId: $orderId, orderToken: $orderToken) { success order { status } }
      }`,
      { orderId, orderToken },
    ),
  ).toMatchObject({ data: { payDifferenceByCard: { success: true, order: { status: "PENDING_PAYMENT" } } } })
})
