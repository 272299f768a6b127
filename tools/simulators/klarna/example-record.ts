import { bearer, fieldOf, post } from "../example-call.ts"
import type { MakeRecord } from "../vendor.ts"

export const aKlarnaOrder: MakeRecord = async ({ adminToken, adminUrl, key, url }, { body }) => {
  const line = {
    type: "physical",
    reference: "A",
    name: "A",
    quantity: 1,
    unit_price: 100,
    total_amount: 100,
  }
  const purchase = {
    purchase_country: "US",
    purchase_currency: "USD",
    order_amount: 100,
    order_tax_amount: 0,
    order_lines: [line],
  }
  const shop = { authorization: `Basic ${Buffer.from(`${key}:${key}`).toString("base64")}` }
  const isWatched = body.outcome === "accept" || body.outcome === "reject"
  const clientToken = fieldOf(await post(`${url}/payments/v1/sessions`, shop, purchase), "client_token")
  const consent = { clientToken, email: isWatched ? "ann+pend-accept@example.com" : "ann@example.com" }
  const token = fieldOf(
    await post(`${adminUrl}/consents`, bearer(adminToken), consent),
    "authorization_token",
  )
  return fieldOf(await post(`${url}/payments/v1/authorizations/${token}/order`, shop, purchase), "order_id")
}
