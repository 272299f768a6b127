import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { aPaymentRequest } from "@voltread/api/testing/payment-request.ts"
import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import {
  type CryptoBench,
  chargesOf,
  invoicesOf,
  keys,
  startCoinbaseBench,
  startPlisioBench,
} from "./running.ts"

let plisio: CryptoBench
let coinbase: CryptoBench
beforeAll(async () => {
  plisio = await startPlisioBench()
  coinbase = await startCoinbaseBench()
})
afterAll(async () => {
  await plisio.close()
  await coinbase.close()
  expect([...plisio.complaints, ...coinbase.complaints]).toEqual([])
})

const started = async (bench: CryptoBench, number = "VT-1") => {
  const request = aPaymentRequest({ amount: 10_000 })
  const outcome = await Effect.runPromise(
    bench.gateway.pay({ ...request, order: { ...request.order, number } }),
  )
  if (outcome._tag !== "Started") throw new Error(outcome._tag)
  return { orderId: request.orderId, url: outcome.transaction.paymentUrl ?? "" }
}
const textOf = async (url: string) => (await fetch(url)).text()
const submit = (url: string, fields: Readonly<Record<string, string>> = {}) =>
  fetch(url, { method: "POST", body: new URLSearchParams(fields) })

describe("the page of an invoice or a charge", () => {
  test.each([
    ["Plisio", () => plisio, "pay", "expire"],
    ["Coinbase", () => coinbase, "payments", "expiry"],
  ] as const)(
    "%s: is paid in part and in full, and runs out, without a script",
    async (_, bench, pay, expire) => {
      const { url } = await started(bench())
      expect(await textOf(url)).toContain("Waiting for your payment")
      await submit(`${url}/${pay}`, { dollars: "40.00", coin: "BTC" })
      expect(await textOf(url)).toMatch(/\$40\.00/)
      await submit(`${url}/${pay}`, { dollars: "60.00", coin: "BTC" })
      const page = await textOf(url)
      expect(page).toMatch(/\$100\.00/)
      expect(page).not.toContain("<script")
      const other = await started(bench())
      await submit(`${other.url}/${expire}`)
      expect(await textOf(other.url)).toContain("has expired")
    },
  )

  test("shows what the shop wrote as text", async () => {
    for (const bench of [plisio, coinbase]) {
      const { url } = await started(bench, "<img src=x onerror=alert(1)>")
      expect(await textOf(url)).not.toContain("<img")
    }
  })

  test("of Coinbase is framed at its own address, too", async () => {
    const { url } = await started(coinbase)
    const framed = url.replace("/pay/", "/embed/charges/")
    await submit(`${framed}/payments`, { dollars: "100.00", coin: "ETH" })
    expect(await textOf(framed)).toContain("waiting for the network")
  })
})

describe("the vendor's own protocol", () => {
  test("a wrong key is refused", async () => {
    const api = (path: string) => `${plisio.simulator.url}/api/v1${path}`
    expect((await fetch(api("/operations/t1?api_key=wrong"))).status).toBe(401)
    expect((await fetch(api("/operations/t1"))).status).toBe(401)
    const charges = `${coinbase.simulator.url}/charges`
    expect((await fetch(charges, { headers: { "x-cc-version": "2018-03-22" } })).status).toBe(401)
    expect((await fetch(charges, { headers: { "x-cc-api-key": keys.coinbase } })).status).toBe(400)
  })

  test("a missing field is named", async () => {
    const query = new URLSearchParams({ api_key: keys.plisio, source_currency: "EUR", currency: "BTC" })
    const answer = await fetch(`${plisio.simulator.url}/api/v1/invoices/new?${query}`)
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({
      status: "error",
      data: { code: 105, message: expect.stringMatching(/order_number.*order_name.*source_currency/) },
    })
    const charge = await fetch(`${coinbase.simulator.url}/charges`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-cc-api-key": keys.coinbase,
        "x-cc-version": "2018-03-22",
      },
      body: JSON.stringify({ name: "Order" }),
    })
    expect(charge.status).toBe(400)
    expect(await charge.json()).toMatchObject({ error: { type: "validation_error" } })
  })

  test("an order number is used once, except to ask for the same invoice again", async () => {
    const query = new URLSearchParams({
      api_key: keys.plisio,
      order_number: "T-1",
      order_name: "Order",
      source_currency: "USD",
      source_amount: "10.00",
      currency: "BTC",
    })
    const create = async (more = "") =>
      (await fetch(`${plisio.simulator.url}/api/v1/invoices/new?${query}${more}`)).json()
    const first = await create()
    expect(first).toMatchObject({ status: "success" })
    expect(await create()).toMatchObject({ status: "error", data: { code: 105 } })
    expect(await create("&return_existing=true")).toEqual(first)
  })
})

test("what was sent is known after a restart, and settles then", async () => {
  const directory = await mkdtemp(join(tmpdir(), "voltread-simulator-"))
  const before = [await startPlisioBench({ directory }), await startCoinbaseBench({ directory })] as const
  const invoice = await started(before[0])
  const charge = await started(before[1])
  await submit(`${invoice.url}/pay`, { dollars: "100.00" })
  await submit(`${charge.url}/payments`, { dollars: "100.00", coin: "LTC" })
  for (const bench of before) await bench.close()
  const after = [await startPlisioBench({ directory }), await startCoinbaseBench({ directory })] as const
  for (const bench of after) await bench.admin("PUT", "/clock", { offsetMs: 3_600_001 })
  expect(await invoicesOf(after[0], invoice.orderId)).toMatchObject([
    { status: "completed", receivedCents: 10_000 },
  ])
  expect(await chargesOf(after[1], charge.orderId)).toMatchObject([
    { status: "COMPLETED", receivedCents: 10_000 },
  ])
  for (const bench of after) await bench.close()
  await rm(directory, { recursive: true, force: true })
})
