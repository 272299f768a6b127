import { Option, Schema } from "effect"
import { expect, test } from "vitest"
import type { FraudQuestion } from "../../fraud/fraud-checker.ts"
import { InsightsAnswer, toFraudAnswer, toInsightsRequest } from "./minfraud-wire.ts"

const question: FraudQuestion = {
  orderId: "ORD-1",
  ipAddress: "203.0.113.9",
  userAgent: "Browser/1.0",
  acceptLanguages: "en-US",
  email: "a@b.com",
  billing: { address1: "1 Main", city: "X", state: "CA", postalCode: "90001", country: "US" },
  paidThrough: "braintree",
  amount: 4_999,
  affiliateId: "a1",
  subAffiliateId: "s1",
}

test("an order is described as gateways §8 does", () => {
  expect(toInsightsRequest(question)).toEqual({
    device: { ip_address: "203.0.113.9", user_agent: "Browser/1.0", accept_language: "en-US" },
    event: { transaction_id: "ORD-1", type: "purchase" },
    email: { address: "a@b.com", domain: "b.com" },
    billing: { address: "1 Main", city: "X", region: "CA", postal: "90001", country: "US" },
    payment: { processor: "braintree" },
    order: { amount: 49.99, currency: "USD", affiliate_id: "a1", subaffiliate_id: "s1" },
  })
})

test("what is not known of an order is left out", () => {
  const unknown = {
    ipAddress: null,
    userAgent: "",
    acceptLanguages: null,
    affiliateId: null,
    subAffiliateId: "",
  }
  expect(toInsightsRequest({ ...question, ...unknown })).toMatchObject({
    device: {},
    order: { amount: 49.99, currency: "USD" },
  })
  expect(JSON.stringify(toInsightsRequest({ ...question, ...unknown }))).not.toMatch(
    /ip_address|agent|affiliate/,
  )
})

test.each([
  ["klarna", "klarna"],
  ["plisio", "other"],
  [null, "other"],
])("a payment through %s is one of %s to the vendor", (paidThrough, processor) => {
  expect(toInsightsRequest({ ...question, paidThrough }).payment).toEqual({ processor })
})

const read = (answer: object) =>
  Option.getOrNull(Option.map(Schema.decodeUnknownOption(InsightsAnswer)(answer), toFraudAnswer))

test("an answer is read with what it may leave out, and with what nobody knows here", () => {
  expect(read({ risk_score: 0.01 })).toEqual({
    score: 0.01,
    distance: null,
    emailFirstSeen: null,
    reasons: [],
  })
  expect(
    read({
      id: "5bc5d6c2",
      risk_score: 12.345,
      email: { first_seen: "2019-03-01", is_free: true, is_disposable: false },
      billing_address: { distance_to_ip_location: 0, is_in_ip_country: true },
      shipping_address: { distance_to_ip_location: 900 },
      ip_address: { risk: 49 },
      disposition: { action: "accept", reason: "default" },
      warnings: [],
    }),
  ).toEqual({ score: 12.35, distance: 0, emailFirstSeen: "2019-03-01", reasons: [] })
})

test("the distance of the shipping address counts where that of the billing address is not known", () => {
  expect(
    read({ risk_score: 1, billing_address: {}, shipping_address: { distance_to_ip_location: 900 } }),
  ).toMatchObject({ distance: 900 })
})

test("staff are told what is suspicious", () => {
  expect(
    read({
      risk_score: 99,
      email: { is_disposable: true },
      billing_address: { is_in_ip_country: false },
      ip_address: { risk: 50 },
      disposition: { action: "reject" },
    }),
  ).toMatchObject({
    score: 99,
    reasons: [
      "The email address is disposable.",
      "The order came from another country than the billing address.",
      "The network it came from has a risk of 50 out of 99.",
      "Our own rules at MaxMind say: reject.",
    ],
  })
  expect(read({ risk_score: 1, disposition: { action: "manual_review" } })?.reasons).toEqual([
    "Our own rules at MaxMind say: review by hand.",
  ])
})

test.each([
  {},
  { risk_score: 0 },
  { risk_score: 99.01 },
  { risk_score: "12" },
  { risk_score: 1, email: { first_seen: "long ago" } },
])("%j is no answer", (answer) => {
  expect(read(answer)).toBeNull()
})
