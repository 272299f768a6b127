import { until } from "../../load/until.ts"
import { type Bench, startBench } from "../../simulators/braintree/running.ts"
import {
  type CryptoBench,
  keys as cryptoKeys,
  startCoinbaseBench,
  startPlisioBench,
} from "../../simulators/crypto/running.ts"
import { type KlarnaVendor, startKlarnaVendor } from "../../simulators/klarna/bench.ts"
import { startShop } from "../../simulators/listening-shop.ts"
import { startMinFraudBench } from "../../simulators/minfraud/running.ts"
import { type LenderBench, startLenderBench } from "../../simulators/simple-lease/running.ts"
import type { ShopInMemory } from "./shop-process.ts"

/** A webhook as sent. */
type Message = Awaited<ReturnType<typeof startShop>>["received"][number]

/** The simulators of all vendors with an HTTP interface. Their webhooks wait until a scenario delivers them. */
export interface Vendors {
  readonly cards: Bench
  readonly lender: LenderBench
  readonly klarna: KlarnaVendor
  readonly plisio: CryptoBench
  readonly coinbase: CryptoBench
  /** The addresses of the vendors for a process, by environment variable. */
  readonly urls: Readonly<Record<string, string>>
  /** A process's other environment variables for them. */
  readonly environment: Readonly<Record<string, string>>
  /** The webhooks that this causes, once the expected one is there. */
  readonly messagesOf: (
    happening: () => Promise<unknown>,
    isAskedFor: (message: Message) => boolean,
  ) => Promise<ReadonlyArray<Message>>
  readonly close: () => Promise<void>
}

const PATIENCE_MS = 10_000

export const startVendors = async (): Promise<Vendors> => {
  const relay = await startShop()
  const webhookUrl = (gateway: string) => relay.url.replace(/any$/, gateway)
  const [cards, fraud, lender, klarna, plisio, coinbase] = await Promise.all([
    startBench(),
    startMinFraudBench(),
    startLenderBench({ webhookUrl: webhookUrl("simple-lease") }),
    startKlarnaVendor({ webhookUrl: webhookUrl("klarna") }),
    startPlisioBench({ webhookUrl: webhookUrl("plisio") }),
    startCoinbaseBench({ webhookUrl: webhookUrl("coinbase") }),
  ])
  return {
    cards,
    lender,
    klarna,
    plisio,
    coinbase,
    urls: {
      ...cards.urls,
      ...fraud.urls,
      SIMPLE_LEASE_URL: lender.simulator.url,
      ...klarna.urls,
      PLISIO_URL: plisio.simulator.url,
      COINBASE_URL: coinbase.simulator.url,
    },
    environment: {
      ...cards.environment,
      ...fraud.environment,
      SIMPLE_LEASE_KEY: lender.config.apiKey,
      SIMPLE_LEASE_WEBHOOK_SECRET: lender.config.webhookSecret,
      ...klarna.environment,
      PLISIO_SECRET_KEY: cryptoKeys.plisio,
      COINBASE_API_KEY: cryptoKeys.coinbase,
      COINBASE_WEBHOOK_SECRET: cryptoKeys.coinbaseWebhooks,
    },
    messagesOf: async (happening, isAskedFor) => {
      relay.received.splice(0)
      await happening()
      await until("the vendor has told of it", PATIENCE_MS, async () => relay.received.some(isAskedFor))
      return relay.received.splice(0)
    },
    close: async () => {
      await Promise.all([cards, fraud, lender, klarna, plisio, coinbase].map((vendor) => vendor.close()))
      await relay.close()
    },
  }
}

const SIGNATURES = ["x-cc-webhook-signature", "x-lender-signature"]

/** Delivers the messages to a process, as their vendors do; fails if one is rejected. */
export const deliver = async (process: ShopInMemory, messages: ReadonlyArray<Message>): Promise<void> => {
  const app = await process.app()
  for (const { body, gateway, headers, query } of messages) {
    const answer = await app.inject({
      method: "POST",
      url: `/api/webhooks/${gateway}`,
      query: { ...(gateway === "plisio" ? { json: "true" } : {}), ...query },
      headers: Object.fromEntries(
        ["content-type", ...SIGNATURES].flatMap((name) => {
          const value = headers[name]
          return typeof value === "string" ? [[name, value]] : []
        }),
      ),
      payload: body,
    })
    if (answer.statusCode !== 200) throw new Error(`${gateway}: ${answer.statusCode} ${answer.body}`)
  }
}
