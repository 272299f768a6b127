import { PaymentMethodId } from "@voltread/domain/ordering/payment-method.ts"
import { Layer, ManagedRuntime, Result } from "effect"
import { describe, expect, inject, test } from "vitest"
import { SIMPLE_LEASE } from "../gateways/simple-lease/simple-lease.ts"
import { PaymentGateways, type PaymentGatewaysService } from "../payments/payment-gateways.ts"
import type { Config } from "../platform/config.ts"
import { Database } from "../platform/postgres/pool.ts"
import { storefrontPolicy } from "../web/content-security.ts"
import { readConfig } from "./config.ts"
import { ConfiguredLenders } from "./lenders.ts"
import { GATEWAYS, paymentGatewaysLayer } from "./payment-gateways.ts"

const SHOP = { NODE_ENV: "test", SESSION_SECRET: "a secret of the tests that is long enough" }

/** The variables of every gateway, for the simulators. */
const VENDORS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  braintree: {
    BRAINTREE_URL: "http://127.0.0.1:9000",
    BRAINTREE_MERCHANT_ID: "merchant",
    BRAINTREE_PUBLIC_KEY: "public",
    BRAINTREE_PRIVATE_KEY: "private",
    CARD_FORM_URL: "http://127.0.0.1:9000/tokenize",
    GOOGLE_PAY_SHEET_URL: "http://127.0.0.1:9000/google-pay",
  },
  klarna: {
    KLARNA_URL: "http://127.0.0.1:9003",
    KLARNA_USERNAME: "user",
    KLARNA_PASSWORD: "password",
    KLARNA_WEBHOOK_SECRET: "a secret of the tests that is long enough",
    KLARNA_WIDGET_URL: "http://127.0.0.1:9003/kp/lib/v1/api.js",
  },
  plisio: { PLISIO_URL: "http://127.0.0.1:9001", PLISIO_SECRET_KEY: "key" },
  coinbase: {
    COINBASE_URL: "http://127.0.0.1:9002",
    COINBASE_API_KEY: "key",
    COINBASE_WEBHOOK_SECRET: "secret",
  },
  "simple-lease": {
    SIMPLE_LEASE_URL: "http://127.0.0.1:9004",
    SIMPLE_LEASE_KEY: "key",
    SIMPLE_LEASE_WEBHOOK_SECRET: "secret",
  },
}

/** The variables that differ for the vendors' real servers. */
const REAL = {
  BRAINTREE_URL: "https://api.braintreegateway.com",
  CARD_FORM_URL: "",
  GOOGLE_PAY_SHEET_URL: "",
  GOOGLE_PAY_MERCHANT_ID: "google-merchant",
  KLARNA_URL: "https://api-na.klarna.com",
  KLARNA_WIDGET_URL: "",
  PLISIO_URL: "https://api.plisio.net",
  COINBASE_URL: "https://api.commerce.coinbase.com",
  SIMPLE_LEASE_URL: "https://api.simple-lease.example",
}

const WAYS: Readonly<Record<string, ReadonlyArray<string>>> = {
  braintree: ["card", "google-pay"],
  klarna: ["klarna"],
  plisio: ["plisio"],
  coinbase: ["coinbase"],
  "simple-lease": ["lease", "loan"],
}
const ALL: ReadonlyArray<string> = PaymentMethodId.literals

const configOf = (change: Readonly<Record<string, string>>, without?: string): Config => {
  const vendors = Object.entries(VENDORS).flatMap(([name, variables]) =>
    name === without ? [] : [variables],
  )
  const environment = Object.assign({ DATABASE_URL: inject("postgresUrl") }, SHOP, ...vendors, change)
  return Result.getOrThrow(readConfig(environment))
}

const gatewaysOf = async (config: Config): Promise<PaymentGatewaysService> => {
  const database = Database.layer({ url: config.databaseUrl, applicationName: "test" })
  const runtime = ManagedRuntime.make(
    paymentGatewaysLayer(config).pipe(Layer.provide([database, ConfiguredLenders.layer(config)])),
  )
  const gateways = await runtime.runPromise(PaymentGateways)
  await runtime.dispose()
  return gateways
}
const ways = ({ methods }: PaymentGatewaysService) => methods.map(({ id }) => id)
const others = (name: string) => ALL.filter((id) => WAYS[name]?.includes(id) !== true)

test("these are all gateways, and the lender", () => {
  expect(Object.keys(VENDORS)).toEqual([...GATEWAYS.map(({ name }) => name), SIMPLE_LEASE])
})

describe.each(Object.keys(VENDORS))("the gateway %s", (name) => {
  test("without credentials is not there, and the others are", async () => {
    const gateways = await gatewaysOf(configOf({}, name))
    expect(ways(gateways)).toEqual(others(name))
    expect(gateways.accepting(name)).toBeUndefined()
    expect(gateways.find(name)).toBeUndefined()
  })

  test("switched off accepts nothing new, and still serves payments begun before", async () => {
    const gateways = await gatewaysOf(configOf({ PAYMENT_GATEWAYS_OFF: name }))
    expect(ways(gateways)).toEqual(others(name))
    expect(gateways.accepting(name)).toBeUndefined()
    expect(gateways.find(name)).toMatchObject({ name, readWebhook: expect.any(Function) })
  })
})

test.each(["google-pay", "lease", "loan"])("%s alone can be switched off", async (way) => {
  const gateways = await gatewaysOf(configOf({ PAYMENT_GATEWAYS_OFF: way }))
  expect(ways(gateways)).toEqual(ALL.filter((id) => id !== way))
})

describe("what pages may load, call and frame", () => {
  const directives = async (config: Config) => {
    const { methods } = await gatewaysOf(config)
    const policy = storefrontPolicy(
      config,
      methods.flatMap(({ pageSources }) => pageSources ?? []),
      "n",
    )
    const of = (name: string) =>
      policy
        .split("; ")
        .find((each) => each.startsWith(`${name} `))
        ?.split(" ")
        .slice(1)
        .filter((source) => !["'self'", "'nonce-n'", "'none'"].includes(source))
    return { scripts: of("script-src"), frames: of("frame-src"), connections: of("connect-src") }
  }

  const SHEET = "http://127.0.0.1:9000"
  const WIDGET = "http://127.0.0.1:9003"
  const CLIENT = ["https://api.braintreegateway.com", "https://payments.braintree-api.com"]
  const SANDBOX = ["https://api.sandbox.braintreegateway.com", "https://payments.sandbox.braintree-api.com"]
  const FIELDS = "https://assets.braintreegateway.com"
  const GOOGLE = "https://pay.google.com"
  const GOOGLE_CALLS = [GOOGLE, "https://google.com"]
  const KLARNA = {
    scripts: ["https://x.klarnacdn.net"],
    frames: ["https://*.klarna.com", "https://*.klarnacdn.net", "https://*.klarnaservices.com"],
    calls: ["https://*.klarna.com", "https://*.klarnacdn.net", "https://*.klarnaevt.com"],
  }

  test.each([
    ["simulators", {}, undefined, { scripts: [WIDGET], frames: [SHEET, WIDGET], connections: [SHEET] }],
    ["simulators without cards", {}, "braintree", { scripts: [WIDGET], frames: [WIDGET], connections: [] }],
    [
      "simulators, Klarna switched off",
      { PAYMENT_GATEWAYS_OFF: "klarna" },
      undefined,
      { scripts: [], frames: [SHEET], connections: [SHEET] },
    ],
    [
      "the vendors",
      REAL,
      undefined,
      {
        scripts: [GOOGLE, ...KLARNA.scripts],
        frames: [FIELDS, GOOGLE, ...KLARNA.frames],
        connections: [...CLIENT, ...GOOGLE_CALLS, ...KLARNA.calls],
      },
    ],
    [
      "the vendors' cards alone, at their sandbox",
      {
        ...REAL,
        BRAINTREE_URL: "https://api.sandbox.braintreegateway.com",
        PAYMENT_GATEWAYS_OFF: "klarna,google-pay",
      },
      undefined,
      { scripts: [], frames: [FIELDS], connections: SANDBOX },
    ],
    [
      "the vendors without cards",
      { ...REAL, PAYMENT_GATEWAYS_OFF: "braintree" },
      "braintree",
      { scripts: KLARNA.scripts, frames: KLARNA.frames, connections: KLARNA.calls },
    ],
    [
      "pages of their own only",
      { PAYMENT_GATEWAYS_OFF: "braintree,klarna" },
      undefined,
      { scripts: [], frames: [], connections: [] },
    ],
  ])("%s", async (_, change, without, expected) => {
    const { BRAINTREE_URL: _url, ...rest } = { BRAINTREE_URL: "", ...change }
    expect(await directives(configOf(without === "braintree" ? rest : change, without))).toEqual(expected)
  })
})
