import { Result } from "effect"
import { fastify } from "fastify"
import { expect, test } from "vitest"
import { ADDRESS } from "../testing/browser.ts"
import { testConfig } from "../testing/test-config.ts"
import { toOrderDetails } from "./checkout-request.ts"

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
