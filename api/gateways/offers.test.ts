import { PaymentMethodId } from "@voltread/domain/ordering/payment-method.ts"
import { TERMS_OF_2026 } from "@voltread/domain/shared/loan-terms.ts"
import { Effect } from "effect"
import { expect, test } from "vitest"
import type { PaymentMethod } from "../payments/payment-method.ts"
import { braintreeMethods } from "./braintree/braintree-methods.ts"
import { coinbaseMethods } from "./coinbase/coinbase-methods.ts"
import { klarnaMethods } from "./klarna/klarna-methods.ts"
import { plisioMethods } from "./plisio/plisio-methods.ts"

const methods: ReadonlyArray<PaymentMethod> = [
  ...braintreeMethods({
    baseUrl: "https://api.braintreegateway.com",
    googlePay: { merchantId: "merchant", sheetUrl: undefined },
  }),
  ...klarnaMethods({ widgetUrl: "https://x.klarnacdn.net/kp/lib/v1/api.js" }),
  ...plisioMethods({}, () => new Set(["BTC"])),
  ...coinbaseMethods,
]

test("these are all ways to pay but those of the lender", () => {
  const here = new Set(methods.map(({ id }) => id))
  expect(PaymentMethodId.literals.filter((id) => !here.has(id))).toEqual(["lease", "loan"])
})

const offered = async (total: number) => {
  const totals = { subTotal: total, discount: 0, shippingCost: 0, tax: 0, total }
  const offers = await Promise.all(
    methods.map(async ({ id, offer }) => ({
      id,
      offer: await Effect.runPromise(offer({ lines: [], totals }, TERMS_OF_2026)),
    })),
  )
  return offers.flatMap(({ id, offer }) => (offer === null ? [] : [id]))
}

test.each([
  [0, []],
  [1, ["card", "google-pay", "plisio", "coinbase"]],
  [999, ["card", "google-pay", "plisio", "coinbase"]],
  [1_000, ["card", "google-pay", "klarna", "plisio", "coinbase"]],
])("what can pay %i cents", async (total, ids) => {
  expect(await offered(total)).toEqual(ids)
})

test("cards ask for what is due, which may be only the rest of an order", async () => {
  const totals = { subTotal: 5_000, discount: 0, shippingCost: 0, tax: 0, total: 5_000 }
  const cards = methods.filter(({ id }) => id === "card" || id === "google-pay")
  const terms = await Promise.all(
    cards.map(
      async ({ offer }) => (await Effect.runPromise(offer({ lines: [], totals }, TERMS_OF_2026)))?.terms,
    ),
  )
  expect(terms).toEqual([
    "Pay the amount due today.",
    "Pay the amount due today with a card saved with Google.",
  ])
})
