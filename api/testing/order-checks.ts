import { randomUUID } from "node:crypto"
import { EventLog } from "@voltread/domain/event.ts"
import { orderStream } from "@voltread/domain/stream.ts"
import { Effect, Stream } from "effect"
import { expect } from "vitest"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import type { GatewayMessage, WebhookRequest } from "../payments/gateway-message.ts"
import type { CheckoutShop } from "./checkout-shop.ts"

/** Steps and checks for tests of orders and their payments; `shop` is available once the tests run. */
export const orderChecks = (shop: () => CheckoutShop) => {
  const orderState = (orderId: string) =>
    shop().run(CommandHandlers.use(({ orders }) => Effect.map(orders.load(orderId), ({ state }) => state)))

  /** Sends a webhook to a gateway's address. */
  const post = ({ body, headers }: Pick<WebhookRequest, "body" | "headers">, gateway = "braintree") =>
    shop()
      .server(0)
      .inject({
        method: "POST",
        url: `/api/webhooks/${gateway}`,
        headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
        payload: Buffer.from(body),
      })

  /** Adds an event of a version that is not known. */
  const makeUnreadable = (orderId: string) =>
    shop().run(
      EventLog.use((log) =>
        Effect.gen(function* () {
          const events = yield* Stream.runCollect(log.read(orderStream(orderId)))
          const last = events.at(-1)
          if (last === undefined) throw new Error("The order has no event")
          yield* log.append(last.stream, last.revision, [{ ...last, id: randomUUID(), schemaVersion: 99 }])
        }),
      ),
    )

  return {
    makeUnreadable,
    /** A browser whose cart holds one laptop. */
    shopper: async (process = 0) => {
      const browser = shop().browse(process)
      const cart = await browser.add("laptop")
      return { browser, cartId: cart.id }
    },
    salesOf: (orderId: string | undefined) =>
      shop()
        .cards.sales()
        .filter((transaction) => transaction.orderId === orderId),
    count: async (text: string, values: ReadonlyArray<unknown>): Promise<number> =>
      Number((await shop().sql(text, values))[0]?.n),
    orderState,
    /** The order's status once all events so far have been processed, as if it were `later` milliseconds from now. */
    settledStatus: async (orderId: string, later = 0): Promise<string | undefined> => {
      await shop().work(later)
      const state = await orderState(orderId)
      return state._tag === "placed" ? state.status : undefined
    },
    post,
    report: async (message: GatewayMessage): Promise<void> => {
      expect((await post(shop().cards.signed(message))).statusCode).toBe(200)
    },
  }
}
