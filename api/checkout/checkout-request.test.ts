import { Result } from "effect"
import { fastify } from "fastify"
import { expect, test } from "vitest"
import { ADDRESS } from "../testing/browser.ts"
import { testConfig } from "../testing/test-config.ts"
import { type CheckoutInput, toOrderDetails } from "./checkout-request.ts"

const config = testConfig("postgres://localhost/none", {})
const input = {
  cartId: "cart",
  email: "ada@example.com",
  shippingAddress: ADDRESS,
  isBillingShippingSame: true,
  expectedTotal: 1,
}

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["2001:db8::9", null],
])("an order from %s keeps the address %j", async (remoteAddress, ipAddress) => {
  const app = fastify()
  app.get("/", (request) => Result.getOrThrow(toOrderDetails(input, request, config)).tracking)
  expect((await app.inject({ url: "/", remoteAddress })).json()).toMatchObject({ ipAddress })
})

test.each<[string, Partial<CheckoutInput>, ReadonlyArray<string>]>([
  ["no country", { shippingAddress: { ...ADDRESS, country: null } }, []],
  ["the United States", { shippingAddress: { ...ADDRESS, country: "US" } }, []],
  ["another country", { shippingAddress: { ...ADDRESS, country: "MX" } }, ["country"]],
  [
    "a bill to another country",
    {
      isBillingShippingSame: false,
      billingAddress: { ...ADDRESS, firstName: "Ada", lastName: "Byron", country: "MX" },
    },
    ["billingCountry"],
  ],
])("a checkout with %s", async (_, change, wrong) => {
  const app = fastify()
  app.get("/", (request) =>
    Result.match(toOrderDetails({ ...input, ...change }, request, config), {
      onSuccess: () => [],
      onFailure: (errors) => errors.map(({ property }) => property),
    }),
  )
  expect((await app.inject({ url: "/" })).json()).toEqual(wrong)
})
