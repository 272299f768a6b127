import { CommandHandlers } from "@voltread/api/aggregates/command-handlers.ts"
import type { Browser } from "@voltread/api/testing/browser.ts"
import { type CheckoutShop, checkoutShop } from "@voltread/api/testing/checkout-shop.ts"
import type { PaymentDetails } from "@voltread/domain/ordering/order-event.ts"
import type { PlacedOrder } from "@voltread/domain/ordering/order-state.ts"
import { Schema } from "effect"
import { vi } from "vitest"
import { startShop } from "../listening-shop.ts"
import { checkOutWith } from "./crypto-checkout.ts"
import { confirm, expire, type Kind, received, type Simulators, send } from "./crypto-payment.ts"
import { keys, startCoinbaseBench, startPlisioBench } from "./running.ts"

/** A shop between both simulators of crypto payments; their messages wait until a test delivers them. */
export interface CryptoShop {
  readonly shop: CheckoutShop
  readonly simulators: Simulators
  /** The addresses for a shop process. */
  readonly vendors: {
    readonly urls: Readonly<Record<string, string>>
    readonly environment: Readonly<Record<string, string>>
  }
  /** An order of one laptop, or of several, that waits for payment on the vendor's page. */
  readonly order: (kind: Kind, laptops?: number) => Promise<Started>
  readonly state: (orderId: string) => Promise<PlacedOrder>
  readonly sale: (orderId: string) => Promise<PaymentDetails>
  /** The money that the vendor has received for this order, in cents. */
  readonly received: (kind: Kind, orderId: string) => Promise<number>
  /** Sends coins worth that many cents to the order's newest invoice or charge. */
  readonly send: (kind: Kind, orderId: string, cents: number) => Promise<void>
  /** Makes the network confirm everything that was sent. */
  readonly confirm: (kind: Kind) => Promise<void>
  readonly expire: (kind: Kind, orderId: string) => Promise<void>
  /** Takes out the messages that have not been delivered. */
  readonly messages: () => ReadonlyArray<Message>
  /** Returns the shop's status code. */
  readonly hand: (message: Message) => Promise<number>
  readonly deliver: (messages?: ReadonlyArray<Message>) => Promise<void>
  readonly close: () => Promise<void>
}

interface Started {
  readonly browser: Browser
  readonly orderId: string
  readonly url: string
  /** Cents. */
  readonly total: number
}

type Message = Awaited<ReturnType<typeof startShop>>["received"][number]

const decodeWebhooks = Schema.decodeUnknownSync(
  Schema.Struct({ webhooks: Schema.Array(Schema.Struct({ state: Schema.String })) }),
)

/** `environment`: for the card vendor, if a test needs one. */
export const startCryptoShop = async (
  postgresUrl: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<CryptoShop> => {
  const relay = await startShop()
  const webhooksOf = (kind: Kind) => ({ webhookUrl: relay.url.replace(/any$/, kind) })
  const simulators = {
    plisio: await startPlisioBench(webhooksOf("plisio")),
    coinbase: await startCoinbaseBench(webhooksOf("coinbase")),
  }
  const vendors = {
    urls: {
      PLISIO_URL: simulators.plisio.simulator.url,
      COINBASE_URL: simulators.coinbase.simulator.url,
    },
    environment: {
      PLISIO_SECRET_KEY: keys.plisio,
      COINBASE_API_KEY: keys.coinbase,
      COINBASE_WEBHOOK_SECRET: keys.coinbaseWebhooks,
    },
  }
  const shop = await checkoutShop(postgresUrl, 1, {
    ...vendors.urls,
    ...vendors.environment,
    ...environment,
  })

  const state = async (orderId: string) => {
    const found = await shop.run(CommandHandlers.use(({ orders }) => orders.load(orderId)))
    if (found.state._tag !== "placed") throw new Error(`order ${orderId} is not placed`)
    return found.state
  }
  const messages = () => relay.received.splice(0)
  /** Waits until the vendor has nothing more to report. */
  const told = (kind: Kind) =>
    vi.waitUntil(
      async () =>
        decodeWebhooks(await simulators[kind].admin("GET", "/webhooks")).webhooks.every(
          ({ state }) => state === "delivered",
        ),
      { timeout: 10_000, interval: 10 },
    )
  const hand = async ({ gateway, headers, body }: Message) => {
    const answer = await shop.server(0).inject({
      method: "POST",
      url: `/api/webhooks/${gateway}?json=true`,
      headers: {
        "content-type": headers["content-type"] ?? "",
        ...(headers["x-cc-webhook-signature"] === undefined
          ? {}
          : { "x-cc-webhook-signature": headers["x-cc-webhook-signature"] }),
      },
      payload: body,
    })
    return answer.statusCode
  }

  return {
    shop,
    vendors,
    simulators,
    state,
    order: async (kind, laptops = 1) => {
      await shop.stock({ laptop: 50 })
      // Only a limited number are looked up at a time: leftovers of earlier orders would take this one's turn.
      await shop.sql("delete from payment_work")
      const browser = shop.browse()
      await browser.add("laptop", laptops)
      const { order, paymentGatewayUrl, success, message } = await checkOutWith(browser, kind)
      if (order === null || paymentGatewayUrl === null || !success) throw new Error(message)
      return {
        browser,
        orderId: order.id,
        url: paymentGatewayUrl,
        total: Math.round(order.total * 100),
      }
    },
    sale: async (orderId) => {
      const [sale] = (await state(orderId)).payments
      if (sale === undefined) throw new Error(`order ${orderId} has no payment`)
      return sale
    },
    received: (kind, orderId) => received(simulators, kind, orderId),
    send: (kind, orderId, cents) => send(simulators, kind, orderId, cents),
    confirm: (kind) => confirm(simulators, kind),
    expire: (kind, orderId) => expire(simulators, kind, orderId),
    messages,
    hand,
    deliver: async (given) => {
      await Promise.all([told("plisio"), told("coinbase")])
      for (const message of given ?? messages()) {
        const status = await hand(message)
        if (status !== 200) throw new Error(`${message.gateway}: ${status}`)
      }
    },
    close: async () => {
      await shop.close()
      await Promise.all([simulators.plisio.close(), simulators.coinbase.close()])
      await relay.close()
    },
  }
}
