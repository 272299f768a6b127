import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { makeKlarna } from "@voltread/api/gateways/klarna/klarna.ts"
import { makeKlarnaBooks } from "@voltread/api/gateways/klarna/klarna-books.ts"
import type { KlarnaAccess } from "@voltread/api/gateways/klarna/klarna-call.ts"
import { klarnaPurchase } from "@voltread/api/gateways/klarna/klarna-lines.ts"
import type { PaymentGateway, PaymentRequest } from "@voltread/api/payments/payment-gateway.ts"
import { shopDatabase } from "@voltread/api/platform/postgres/testing/shop-database.ts"
import { Schema } from "effect"
import { operatorOf } from "../example-call.ts"
import { startShop } from "../listening-shop.ts"
import { type KlarnaSimulatorOptions, startKlarna } from "./server.ts"

const keys = { username: "PK00001_test", password: "password-of-tests" }
const adminToken = "admin-token-of-tests"
const HOUR = 3_600_000

const decodeSession = Schema.decodeUnknownSync(Schema.Struct({ client_token: Schema.String }))
const decodeConsent = Schema.decodeUnknownSync(Schema.Struct({ authorization_token: Schema.String }))

/** Klarna's simulator with a shop that receives its calls. */
export const startKlarnaVendor = async (change: Partial<KlarnaSimulatorOptions> = {}) => {
  const directory = await mkdtemp(join(tmpdir(), "voltread-klarna-"))
  const shop = await startShop()
  const simulator = await startKlarna({
    host: "127.0.0.1",
    port: 0,
    directory,
    keys,
    adminToken,
    webhookUrl: shop.url,
    webhookRetryMs: 20,
    settings: { sessionMs: 48 * HOUR, tokenMs: HOUR, authorizationMs: 28 * 24 * HOUR, reviewMs: HOUR },
    report: () => undefined,
    ...change,
  })
  const vendor = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    fetch(`${simulator.url}${path}`, {
      method,
      headers: {
        authorization: `Basic ${Buffer.from(`${keys.username}:${keys.password}`).toString("base64")}`,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  const admin = operatorOf(simulator, adminToken)
  /** Agrees as the shopper does in the widget. */
  const consent = async (clientToken: string, email: string): Promise<string> =>
    decodeConsent(await (await admin("POST", "/consents", { clientToken, email })).json()).authorization_token
  return {
    simulator,
    shop,
    /** The addresses for a shop process, with its other environment variables. */
    urls: { KLARNA_URL: simulator.url },
    environment: {
      KLARNA_USERNAME: keys.username,
      KLARNA_PASSWORD: keys.password,
      KLARNA_WEBHOOK_SECRET: "a secret of the tests that is long enough",
    },
    vendor,
    admin,
    consent,
    close: async () => {
      await simulator.close()
      await shop.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

export type KlarnaVendor = Awaited<ReturnType<typeof startKlarnaVendor>>

/** The same with the shop's adapter. */
export const startKlarnaBench = async (postgresUrl: string, change: Partial<KlarnaSimulatorOptions> = {}) => {
  const database = await shopDatabase(postgresUrl)
  const klarna = await startKlarnaVendor(change)
  const { consent, shop, simulator, vendor } = klarna
  const access: KlarnaAccess = { baseUrl: simulator.url, timeoutMs: 5_000, ...keys }
  const gateway: PaymentGateway = makeKlarna(
    {
      ...access,
      widgetUrl: `${simulator.url}/kp/lib/v1/api.js`,
      callbackUrl: shop.url,
      webhookSecret: "secret-of-tests",
    },
    await database.run(makeKlarnaBooks),
  )
  return {
    ...klarna,
    gateway,
    /** The widget's token for this purchase. */
    approve: async ({ order }: PaymentRequest): Promise<string> => {
      const purchase = klarnaPurchase(order)
      const session = decodeSession(await (await vendor("POST", "/payments/v1/sessions", purchase)).json())
      return consent(session.client_token, order.email)
    },
    /** A call of the vendor, as the shop receives it. */
    called: (orderId: string, about: string) => {
      const call = shop.received.find(({ body, query }) => body.includes(orderId) && query.about === about)
      return call === undefined ? undefined : { body: Buffer.from(call.body), headers: {}, query: call.query }
    },
    close: async () => {
      await klarna.close()
      await database.close()
    },
  }
}
