import { randomUUID } from "node:crypto"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { makeSimpleLease } from "@voltread/api/gateways/simple-lease/simple-lease.ts"
import { aLoanRequest, SSN } from "@voltread/api/loans/lender-examples.ts"
import { Effect, Result, Schema } from "effect"
import { sell } from "../braintree/rules.ts"
import { VENDORS } from "../registry/vendors.ts"
import type { RunningSimulator, Vendor } from "../vendor.ts"
import { startOperatorPage } from "./server.ts"

const TOKEN = "admin-token-of-tests"
const KEY = "key-of-tests"
const DAY = 86_400_000

const Routes = Schema.Struct({
  routes: Schema.Array(
    Schema.Struct({
      method: Schema.String,
      path: Schema.String,
      bodies: Schema.Array(Schema.Record(Schema.String, Schema.Unknown)),
    }),
  ),
})
export type AdminRoute = (typeof Routes.Type)["routes"][number]
const decodeRoutes = Schema.decodeUnknownSync(Routes)
const idIn = <K extends string>(field: K) => {
  const decode = Schema.decodeUnknownSync(Schema.Record(Schema.String, Schema.Unknown))
  return (body: unknown): string => String(decode(body)[field])
}

/** A record of a vendor's books that stands so that an operator may push this to it; answers its id. */
type MakeRecord = (
  vendor: RunningSimulator,
  push: { readonly route: string; readonly body: Readonly<Record<string, unknown>> },
) => Promise<string>

const post = async (
  url: string,
  headers: Readonly<Record<string, string>>,
  body: unknown,
): Promise<unknown> => {
  const answer = await fetch(url, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${new URL(url).pathname}: ${answer.status} ${await answer.text()}`)
  return answer.status === 204 ? undefined : answer.json()
}
const asOperator = { authorization: `Bearer ${TOKEN}` }

const aTransaction: MakeRecord = async ({ adminUrl }, { body }) => {
  const instrument = {
    type: "credit_card",
    cardType: "Visa",
    bin: "411111",
    lastFour: "1111",
    expirationMonth: "12",
    expirationYear: "2032",
  } as const
  const submitForSettlement = body.status !== "authorization_expired"
  const sale = sell(
    { amount: 1_000, orderId: randomUUID(), instrument, submitForSettlement },
    { _tag: "Approve" },
    Date.now(),
  )
  await post(`${adminUrl}/history`, asOperator, { records: [sale] })
  return sale.id
}

const aKlarnaOrder: MakeRecord = async ({ adminUrl, url }, { body }) => {
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
  const shop = { authorization: `Basic ${Buffer.from(`${KEY}:${KEY}`).toString("base64")}` }
  const isWatched = body.outcome === "accept" || body.outcome === "reject"
  const clientToken = idIn("client_token")(await post(`${url}/payments/v1/sessions`, shop, purchase))
  const consent = { clientToken, email: isWatched ? "ann+pend-accept@example.com" : "ann@example.com" }
  const token = idIn("authorization_token")(await post(`${adminUrl}/consents`, asOperator, consent))
  return idIn("order_id")(await post(`${url}/payments/v1/authorizations/${token}/order`, shop, purchase))
}

const anApplication: MakeRecord = async ({ url }, { route }) => {
  const lender = makeSimpleLease({ baseUrl: url, apiKey: KEY, webhookSecret: KEY, timeoutMs: 5_000 })
  const asked = aLoanRequest(randomUUID(), {}, SSN.approved)
  const answer = await Effect.runPromise(lender.apply(asked))
  if (answer._tag !== "Received") throw new Error(answer._tag)
  const { reference } = answer.record
  if (!route.endsWith("/status")) {
    const cart = { items: [{ itemId: "1", sku: "A", name: "A", quantity: 1, unitPrice: 70_000 }] }
    const rest = { discount: 0, downPayment: 0, shipping: 0, tax: 0, total: 70_000 }
    await Effect.runPromise(lender.drawUp(reference, { ...cart, ...rest, requestId: randomUUID() }))
  }
  return reference
}

const anInvoice: MakeRecord = async ({ url }) => {
  const query = new URLSearchParams({
    api_key: KEY,
    order_number: randomUUID(),
    order_name: "A",
    currency: "BTC",
    source_currency: "USD",
    source_amount: "20.00",
  })
  const answer: unknown = await (await fetch(`${url}/api/v1/invoices/new?${query}`)).json()
  const decode = Schema.decodeUnknownSync(Schema.Struct({ data: Schema.Struct({ txn_id: Schema.String }) }))
  return decode(answer).data.txn_id
}

const aCharge: MakeRecord = async ({ url }) => {
  const shop = { "x-cc-api-key": KEY, "x-cc-version": "2018-03-22" }
  const answer = await post(`${url}/charges`, shop, {
    name: "A",
    description: "A",
    pricing_type: "fixed_price",
    local_price: { amount: "20.00", currency: "USD" },
    metadata: { order_id: randomUUID() },
  })
  const decode = Schema.decodeUnknownSync(Schema.Struct({ data: Schema.Struct({ id: Schema.String }) }))
  return decode(answer).data.id
}

const aCheck: MakeRecord = async ({ adminUrl }, { route }) => {
  if (route.startsWith("/scores")) {
    const about = `${randomUUID()}@example.com`
    await post(`${adminUrl}/scores`, asOperator, { about, riskScore: 30 })
    return about
  }
  const check = { id: randomUUID(), transactionId: randomUUID(), riskScore: 1, at: Date.now() - DAY }
  await post(`${adminUrl}/history`, asOperator, { records: [check] })
  return check.id
}

/** A click, and a conversion of it. */
const aClick: MakeRecord = async ({ url }) => {
  const asked = {
    affiliateId: "a",
    subAffiliateId: null,
    acid: null,
    clickHash: null,
    url: "https://shop.example/",
  }
  const click = { ...asked, referrer: null, ip: "203.0.113.9", userAgent: "test" }
  const rxId = idIn("rxId")(await post(`${url}/click`, { authorization: `Bearer ${KEY}` }, click))
  await fetch(`${url}/own/postback?click=${rxId}&order=${randomUUID()}&value=10.00&payout=1.00`)
  return rxId
}

const RECORDS: Readonly<Record<string, MakeRecord>> = {
  braintree: aTransaction,
  klarna: aKlarnaOrder,
  "simple-lease": anApplication,
  plisio: anInvoice,
  coinbase: aCharge,
  minfraud: aCheck,
  "affiliate-network": aClick,
}

/** Every vendor as `main.ts` starts them, and the operator's page in front of them. */
export const startEveryVendor = async () => {
  const directory = await mkdtemp(join(tmpdir(), "voltread-vendors-"))
  const shared = {
    host: "127.0.0.1",
    directory,
    adminToken: TOKEN,
    webhookUrl: undefined,
    webhookRetryMs: 20,
    report: () => undefined,
  }
  const environment = Object.fromEntries(
    VENDORS.flatMap(({ keyVariables }) => keyVariables.map((name) => [name, KEY])),
  )
  const running = new Map<string, RunningSimulator>()
  const start = async ({ name, prepare }: Vendor) => {
    running.set(name, await Result.getOrThrow(prepare(environment, shared))())
  }
  for (const each of VENDORS) await start(each)
  const adminUrls = Object.fromEntries([...running].map(([name, { adminUrl }]) => [name, adminUrl]))
  const page = await startOperatorPage({ host: "127.0.0.1", port: 0, adminToken: TOKEN, adminUrls })

  const vendor = (name: string): RunningSimulator => {
    const found = running.get(name)
    if (found === undefined) throw new Error(`no vendor ${name}`)
    return found
  }
  const admin = (name: string, method: string, path: string, body?: unknown) =>
    fetch(`${vendor(name).adminUrl}${path}`, {
      method,
      headers: { ...asOperator, ...(body === undefined ? {} : { "content-type": "application/json" }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  return {
    url: page.url,
    admin,
    routesOf: async (name: string): Promise<ReadonlyArray<AdminRoute>> =>
      decodeRoutes(await (await admin(name, "GET", "/routes")).json()).routes,
    /** A new record that takes this push. Without one: any. */
    record: (name: string, push: Parameters<MakeRecord>[1] = { route: "", body: {} }): Promise<string> => {
      const make = RECORDS[name]
      if (make === undefined) throw new Error(`no record of ${name} is known`)
      return make(vendor(name), push)
    },
    /** Ends the vendor and starts it again, at another address, which the page does not know. */
    restart: async (name: string) => {
      await vendor(name).close()
      for (const each of VENDORS) if (each.name === name) await start(each)
    },
    close: async () => {
      await page.close()
      await Promise.all([...running.values()].map((each) => each.close()))
      await rm(directory, { recursive: true, force: true })
    },
  }
}
