import { CommandHandlers } from "@voltread/api/aggregates/command-handlers.ts"
import type { Browser } from "@voltread/api/testing/browser.ts"
import { ADDRESS } from "@voltread/api/testing/browser.ts"
import { type CheckoutShop, checkoutShop } from "@voltread/api/testing/checkout-shop.ts"
import type { PaymentDetails } from "@voltread/domain/ordering/order-event.ts"
import type { PlacedOrder } from "@voltread/domain/ordering/order-state.ts"
import { Schema } from "effect"
import { vi } from "vitest"
import { startShop } from "../listening-shop.ts"
import {
  type CryptoBench,
  chargesOf,
  invoicesOf,
  keys,
  startCoinbaseBench,
  startPlisioBench,
} from "./running.ts"

export type Kind = "plisio" | "coinbase"

/** The shop between both simulators of crypto payments; their messages wait until a test delivers them. */
export interface CryptoShop {
  readonly shop: CheckoutShop
  readonly simulators: Readonly<Record<Kind, CryptoBench>>
  /** A laptop's order that waits to be paid at the vendor's page. */
  readonly order: (kind: Kind) => Promise<Started>
  readonly state: (orderId: string) => Promise<PlacedOrder>
  readonly sale: (orderId: string) => Promise<PaymentDetails>
  /** What has come in at the vendor for this order, in cents. */
  readonly received: (kind: Kind, orderId: string) => Promise<number>
  /** Sends coins worth that many cents to the order's newest invoice or charge. */
  readonly send: (kind: Kind, orderId: string, cents: number) => Promise<void>
  /** The network confirms everything that was sent. */
  readonly confirm: (kind: Kind) => Promise<void>
  readonly expire: (kind: Kind, orderId: string) => Promise<void>
  /** Messages that nobody has delivered, taken out. */
  readonly messages: () => ReadonlyArray<Message>
  /** Answers the shop's status. */
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

const HOUR = 3_600_000

const CHECKOUT = "success message status paymentGatewayUrl errors { name code message } order { id total }"

const decodeCheckout = Schema.decodeUnknownSync(
  Schema.Struct({
    data: Schema.Struct({
      result: Schema.Struct({
        success: Schema.Boolean,
        message: Schema.String,
        status: Schema.NullOr(Schema.String),
        paymentGatewayUrl: Schema.NullOr(Schema.String),
        errors: Schema.Array(
          Schema.Struct({ name: Schema.String, code: Schema.String, message: Schema.String }),
        ),
        order: Schema.NullOr(Schema.Struct({ id: Schema.String, total: Schema.Finite })),
      }),
    }),
  }),
)
const decodeCharge = Schema.decodeUnknownSync(
  Schema.Struct({
    data: Schema.Struct({ generateCoinbaseChargeId: Schema.Struct({ chargeId: Schema.String }) }),
  }),
)

const decodeWebhooks = Schema.decodeUnknownSync(
  Schema.Struct({ webhooks: Schema.Array(Schema.Struct({ state: Schema.String })) }),
)

/** What a checkout by this vendor is asked and answers. */
export const checkOutWith = async (browser: Browser, kind: Kind, change: object = {}) => {
  const { id: cartId } = await browser.cart()
  const expectedTotal = await browser.total(cartId)
  const input = {
    cartId,
    email: "ada@example.com",
    shippingAddress: ADDRESS,
    isBillingShippingSame: true,
    expectedTotal,
    ...(kind === "plisio"
      ? { currency: "BTC", attempt: crypto.randomUUID() }
      : "chargeId" in change
        ? {}
        : { chargeId: await chargeId(browser, { cartId, state: "TX", expectedTotal }) }),
    ...change,
  }
  const [name, type] =
    kind === "plisio"
      ? ["checkoutWithPlisio", "PlisioCheckoutInput"]
      : ["checkoutWithCoinbase", "CoinbaseCheckoutInput"]
  const query = `mutation ($input: ${type}!) { result: ${name}(input: $input) { ${CHECKOUT} } }`
  return decodeCheckout(await browser.graphql(query, { input })).data.result
}

const chargeId = async (browser: Browser, input: object): Promise<string> => {
  const query =
    "query ($input: CoinbaseChargeInput!) { generateCoinbaseChargeId(input: $input) { chargeId } }"
  return decodeCharge(await browser.graphql(query, { input })).data.generateCoinbaseChargeId.chargeId
}

export const startCryptoShop = async (postgresUrl: string): Promise<CryptoShop> => {
  const relay = await startShop()
  const webhooksOf = (kind: Kind) => ({ webhookUrl: relay.url.replace(/any$/, kind) })
  const simulators = {
    plisio: await startPlisioBench(webhooksOf("plisio")),
    coinbase: await startCoinbaseBench(webhooksOf("coinbase")),
  }
  const shop = await checkoutShop(postgresUrl, 1, {
    PLISIO_URL: simulators.plisio.simulator.url,
    PLISIO_SECRET_KEY: keys.plisio,
    COINBASE_URL: simulators.coinbase.simulator.url,
    COINBASE_API_KEY: keys.coinbase,
    COINBASE_WEBHOOK_SECRET: keys.coinbaseWebhooks,
  })

  const state = async (orderId: string) => {
    const found = await shop.run(CommandHandlers.use(({ orders }) => orders.load(orderId)))
    if (found.state._tag !== "placed") throw new Error(`order ${orderId} is not placed`)
    return found.state
  }
  const messages = () => relay.received.splice(0)
  /** Waits until the vendor has nothing more to tell. */
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
  const newest = async (kind: Kind, orderId: string) => {
    const [last] =
      kind === "plisio"
        ? (await invoicesOf(simulators.plisio, orderId)).slice(-1).map(({ id, units, amountCents }) => ({
            path: `/invoices/${id}`,
            payment: (cents: number) => ({ units: Math.round((units * cents) / amountCents) }),
          }))
        : (await chargesOf(simulators.coinbase, orderId)).slice(-1).map(({ code }) => ({
            path: `/charges/${code}`,
            payment: (cents: number) => ({ cents }),
          }))
    if (last === undefined) throw new Error(`${kind} knows nothing of order ${orderId}`)
    return last
  }

  return {
    shop,
    simulators,
    state,
    order: async (kind) => {
      await shop.stock({ laptop: 50 })
      // Only so many are looked up at a time: what earlier orders left behind would take this one's turn.
      await shop.sql("delete from payment_work")
      const browser = shop.browse()
      await browser.add("laptop")
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
    received: async (kind, orderId) => {
      const books =
        kind === "plisio"
          ? await invoicesOf(simulators.plisio, orderId)
          : await chargesOf(simulators.coinbase, orderId)
      return books.reduce((total, { receivedCents }) => total + receivedCents, 0)
    },
    send: async (kind, orderId, cents) => {
      const { path, payment } = await newest(kind, orderId)
      await simulators[kind].admin("POST", `${path}/payments`, payment(cents))
    },
    confirm: async (kind) => {
      await simulators[kind].admin("PUT", "/settings", { confirmAfterMs: 0 })
      await simulators[kind].admin("GET", kind === "plisio" ? "/invoices" : "/charges")
      await simulators[kind].admin("PUT", "/settings", { confirmAfterMs: HOUR })
    },
    expire: async (kind, orderId) => {
      const { path } = await newest(kind, orderId)
      await simulators[kind].admin("POST", `${path}/expiry`)
    },
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
