import { TERMS_OF_2026 } from "@voltread/domain/shared/loan-terms.ts"
import { Effect } from "effect"
import { describe, expect, test } from "vitest"
import type { PaymentRequest } from "../../payments/payment-gateway.ts"
import { watchedGateway } from "../../payments/watched-gateway.ts"
import { aPaymentRequest } from "../../testing/payment-request.ts"
import { localVendor } from "../testing/local-vendor.ts"
import { makePlisio } from "./plisio.ts"
import { COINS } from "./plisio-coins.ts"
import { plisioVariables } from "./variables.ts"

const SECRET = "a-secret-that-stands-in-addresses"

const vendorThat = (answer: (url: string) => { readonly status: number; readonly body: string }) =>
  localVendor((request, response) => {
    const { body, status } = answer(request.url ?? "")
    response.writeHead(status, { "content-type": "application/json" }).end(body)
  })

const plisioAt = (baseUrl: string) =>
  makePlisio({
    baseUrl,
    secretKey: SECRET,
    webhookUrl: "https://shop.example/api/webhooks/plisio",
    minimumOrders: { ETH: 15_000 },
    timeoutMs: 10_000,
  })

describe("Plisio's key stands in every address, and", () => {
  test.each([
    ["nobody listens", "http://127.0.0.1:9"],
    ["the address is none", "http://["],
  ])("is told to nobody when %s", async (_, baseUrl) => {
    const outcome = await Effect.runPromise(
      Effect.sync(() => plisioAt(baseUrl)).pipe(
        Effect.flatMap((gateway) => Effect.exit(gateway.find("t1"))),
        Effect.exit,
      ),
    )
    expect(JSON.stringify(outcome)).not.toContain(SECRET)
  })

  test("is told to nobody when the vendor sends us elsewhere, refuses us, breaks, or answers nonsense", async () => {
    for (const status of [302, 401, 500, 200]) {
      const url = await vendorThat((asked) => ({ status, body: `{"said":"${asked}"}` }))
      const gateway = plisioAt(url)
      const outcomes = await Effect.runPromise(
        Effect.all([Effect.exit(gateway.find("t1")), Effect.exit(gateway.pay(aPaymentRequest()))]),
      )
      expect(JSON.stringify(outcomes)).not.toContain(SECRET)
    }
  })
})

describe("an invoice that Plisio refuses", () => {
  test.each([422, 500])("is told in its own words, as is, with status %i", async (status) => {
    const data = { name: "Unprocessable entity", message: '{"amount":"too small"}', code: 105 }
    const url = await vendorThat(() => ({ status, body: JSON.stringify({ status: "error", data }) }))
    const gateway = plisioAt(url)
    expect(await Effect.runPromise(gateway.pay(aPaymentRequest()))).toMatchObject({
      _tag: "Invalid",
      message: expect.stringContaining("another way to pay"),
      vendorError: { ...data, code: "105" },
    })
  })

  test("may have been made where only a failure is told", async () => {
    const url = await vendorThat(() => ({ status: 500, body: "<html>Internal Server Error</html>" }))
    expect(await Effect.runPromise(plisioAt(url).pay(aPaymentRequest()))).toMatchObject({
      _tag: "Unanswered",
    })
  })

  test("has never been asked for where the coin cannot pay it", async () => {
    const url = await vendorThat(() => ({ status: 500, body: "" }))
    const gateway = plisioAt(url)
    const pay = (choice: string, amount = 14_999) =>
      Effect.runPromise(gateway.pay(aPaymentRequest({ choice, amount })))
    expect(await pay("ETH")).toMatchObject({ _tag: "Invalid", message: expect.stringContaining("$150.00") })
    expect(await pay("ETH", 15_000)).toMatchObject({ _tag: "Unanswered" })
    expect(await pay("EUR")).toMatchObject({ _tag: "Invalid", field: "coin" })
  })
})

describe("an invoice that Plisio makes", () => {
  const askedFor = async (amount: number, change: Partial<PaymentRequest> = {}) => {
    const asked: Array<URLSearchParams> = []
    const url = await vendorThat((path) => {
      asked.push(new URL(path, "http://vendor.example").searchParams)
      const data = { txn_id: "t1", invoice_url: "https://pay.example/t1" }
      return { status: 200, body: JSON.stringify({ status: "success", data }) }
    })
    await Effect.runPromise(plisioAt(url).pay(aPaymentRequest({ amount, ...change })))
    return asked[0]
  }

  test("is asked for as gateways §4 says, with a number of its own for each attempt", async () => {
    const orderId = "T-018f3a2b-0000-7000-8000-0123456789ab"
    const asked = await askedFor(4_999, { orderId, paymentId: `${orderId}:pay:2`, choice: "LTC" })
    expect(Object.fromEntries(asked ?? [])).toEqual({
      order_number: `${orderId}-2`,
      order_name: expect.stringMatching(/^Order [\x20-\x7e]+$/),
      source_currency: "USD",
      source_amount: "49.99",
      currency: "LTC",
      allowed_psys_cids: "BTC,USDT,LTC,DOGE,DASH,TZEC,BCH,XMR",
      callback_url: "https://shop.example/api/webhooks/plisio?json=true",
      success_invoice_url: expect.stringContaining("https://shop.example/order/"),
      fail_invoice_url: expect.stringContaining("https://shop.example/order/"),
      email: "ada@example.com",
      expire_min: "60",
      return_existing: "true",
      api_key: SECRET,
    })
  })

  test("can be paid only in coins that are for an order of its amount, whichever the shopper switches to", async () => {
    const small = await askedFor(14_999)
    expect(small?.get("source_amount")).toBe("149.99")
    expect(small?.get("allowed_psys_cids")?.split(",")).toEqual(expect.not.arrayContaining(["ETH"]))
    expect((await askedFor(15_000))?.get("allowed_psys_cids")?.split(",")).toContain("ETH")
  })
})

describe("an invoice that ended in an error", () => {
  const ended = async (coins: number) => {
    const data = {
      id: "t1",
      status: "error",
      params: { order_number: "ORD-1", source_amount: "100.00", amount: "0.002" },
      tx: coins === 0 ? [] : [{ value: String(coins) }],
      created_at_utc: 1_790_000_000,
    }
    const url = await vendorThat(() => ({ status: 200, body: JSON.stringify({ status: "success", data }) }))
    return Effect.runPromise(plisioAt(url).find("t1"))
  }

  test("has failed, or holds the money that came before, for staff to decide about", async () => {
    expect(await ended(0)).toMatchObject({ status: "failed", amount: 10_000 })
    expect(await ended(0.0005)).toMatchObject({
      status: "settled",
      amount: 2_500,
      review: "Only $25.00 of $100.00 came before the invoice was over.",
    })
    expect(await ended(0.002)).toMatchObject({
      status: "settled",
      amount: 10_000,
      review: "$100.00 came, but Plisio says that the invoice is over: error.",
    })
  })
})

test("the coins are those of spec §9, two of them for orders from $150", () => {
  const settings = plisioVariables.settingsOf({
    vendorVariables: { PLISIO_URL: "https://api.plisio.net", PLISIO_SECRET_KEY: SECRET },
  })
  expect(settings?.minimumOrders).toEqual({ ETH: 15_000, USDT: 15_000 })
  expect(COINS.map(({ id }) => id).sort()).toEqual(
    ["BTC", "DOGE", "ETH", "LTC", "DASH", "TZEC", "USDT", "BCH", "XMR"].sort(),
  )
})

describe("an offer of coins", () => {
  const offerOf = async (url: string, total: number) => {
    const [method] = watchedGateway(plisioAt(url)).methods
    const { order } = aPaymentRequest({ amount: total })
    return method === undefined ? null : Effect.runPromise(method.offer(order, TERMS_OF_2026))
  }

  test("says which coins are for larger orders, and leaves out those that the vendor hides", async () => {
    const data = [
      { cid: "BTC", hidden: 0 },
      { cid: "ETH", hidden: false },
      { cid: "XMR", hidden: 1 },
    ]
    const url = await vendorThat(() => ({ status: 200, body: JSON.stringify({ status: "success", data }) }))
    expect(await offerOf(url, 5_000)).toMatchObject({
      problem: null,
      choices: [
        { id: "BTC", problem: null },
        { id: "ETH", problem: "For orders from $150.00" },
      ],
    })
    expect(await offerOf(url, 14_999)).toMatchObject({
      choices: [{}, { problem: "For orders from $150.00" }],
    })
    expect(await offerOf(url, 15_000)).toMatchObject({ choices: [{ problem: null }, { problem: null }] })
    expect(await offerOf(url, 0)).toBeNull()
  })

  test("says so when the vendor does not answer", async () => {
    expect(await offerOf("http://127.0.0.1:9", 5_000)).toMatchObject({
      problem: expect.stringMatching(/^Crypto payments are not available right now/),
    })
  })
})
