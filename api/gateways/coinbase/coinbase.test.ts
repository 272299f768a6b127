import { createHmac } from "node:crypto"
import { Effect } from "effect"
import { describe, expect, test } from "vitest"
import { aPaymentRequest } from "../../testing/payment-request.ts"
import { localVendor } from "../testing/local-vendor.ts"
import { makeCoinbase } from "./coinbase.ts"

const coinbaseWith = async (charges: ReadonlyArray<object>) => {
  const baseUrl = await localVendor((request, response) => {
    const isList = request.url?.startsWith("/charges?") === true
    const body = isList
      ? { pagination: { next_uri: null }, data: charges }
      : { error: { type: "not_found", message: "Not found" } }
    response.writeHead(isList ? 200 : 404, { "content-type": "application/json" }).end(JSON.stringify(body))
  })
  return makeCoinbase({
    baseUrl,
    apiKey: "key",
    webhookSecret: "whsec_test",
    timeoutMs: 10_000,
  })
}

/** A page for donations in the same account makes charges without a price. */
const donation = {
  id: "d-1",
  code: "DONATION",
  resource: "charge",
  hosted_url: "https://pay.example/DONATION",
  created_at: "2026-02-01T00:00:00Z",
  pricing_type: "no_price",
  timeline: [{ time: "2026-02-01T00:00:00Z", status: "NEW" }],
  payments: [],
  metadata: {},
}
const priced = { pricing_type: "fixed_price", pricing: { local: { amount: "49.99", currency: "USD" } } }
/** Another program numbers its orders. */
const ofAnotherShop = { ...donation, ...priced, id: "o-1", code: "OTHER", metadata: { order_id: 17 } }

const messageAbout = (data: object) => {
  const body = JSON.stringify({ id: 1, event: { id: "e1", type: "charge:created", data } })
  const signature = createHmac("sha256", "whsec_test").update(body).digest("hex")
  return { body: Buffer.from(body), headers: { "x-cc-webhook-signature": signature }, query: {} }
}

describe("an account that also holds charges of others", () => {
  test("still finds the charge of an order among them, and answers that it is there", async () => {
    const { orderId, paymentId } = aPaymentRequest()
    const own = {
      ...donation,
      ...priced,
      id: "c-1",
      code: "OWN",
      metadata: { order_id: orderId, payment_id: paymentId },
    }
    const gateway = await coinbaseWith([donation, own, ofAnotherShop])
    expect(await Effect.runPromise(gateway.findByOrder(orderId))).toMatchObject([
      { id: "OWN", paymentId, amount: 4_999, status: "waiting" },
    ])
    await Effect.runPromise(gateway.probe ?? Effect.die("no probe"))
  })

  test.each([donation, ofAnotherShop])(
    "acknowledges messages about $code, which concern no payment",
    async (data) => {
      const gateway = await coinbaseWith([])
      expect(await Effect.runPromise(gateway.readWebhook(messageAbout(data)))).toMatchObject({
        _tag: "Other",
      })
    },
  )

  test("does not acknowledge a charge of its own that cannot be read", async () => {
    const gateway = await coinbaseWith([])
    const data = { ...donation, metadata: { order_id: "order-1" } }
    expect(await Effect.runPromise(Effect.flip(gateway.readWebhook(messageAbout(data))))).toMatchObject({
      _tag: "UntrustedWebhook",
    })
  })
})
