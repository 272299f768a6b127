import { orderOf } from "@voltread/api/gateways/plisio/order-number.ts"
import type { Cents } from "@voltread/domain/shared/money.ts"
import { Schema } from "effect"
import { startBench } from "../../simulators/braintree/running.ts"
import { keys as cryptoKeys, startCoinbaseBench, startPlisioBench } from "../../simulators/crypto/running.ts"
import { startKlarnaBench } from "../../simulators/klarna/bench.ts"
import { startLenderBench } from "../../simulators/simple-lease/running.ts"

/** The money of each order at its vendors: cents received and not refunded. */
export type MoneyByOrder = ReadonlyMap<string, Cents>

const Transactions = Schema.Struct({
  transactions: Schema.Array(
    Schema.Struct({
      orderId: Schema.String,
      type: Schema.Literals(["sale", "credit"]),
      status: Schema.String,
      amountCents: Schema.Int,
    }),
  ),
})
const KlarnaOrders = Schema.Struct({
  orders: Schema.Array(
    Schema.Struct({
      merchant_reference2: Schema.String,
      status: Schema.String,
      order_amount: Schema.Int,
      refunded_amount: Schema.Int,
    }),
  ),
})
const Invoices = Schema.Struct({
  invoices: Schema.Array(
    Schema.Struct({ orderNumber: Schema.String, status: Schema.String, receivedCents: Schema.Int }),
  ),
})
const Charges = Schema.Struct({
  charges: Schema.Array(
    Schema.Struct({ orderId: Schema.String, status: Schema.String, receivedCents: Schema.Int }),
  ),
})
const Applications = Schema.Struct({
  applications: Schema.Array(
    Schema.Struct({
      orderRef: Schema.String,
      status: Schema.String,
      financedCents: Schema.NullOr(Schema.Int),
      feeCents: Schema.NullOr(Schema.Int),
      refundedCents: Schema.Int,
    }),
  ),
})

const WITHOUT_MONEY = new Set(["processor_declined", "voided", "CANCELLED", "EXPIRED"])
/** An open invoice or charge may have been paid in part. */
const UNDECIDED = new Set(["new", "pending", "NEW", "PENDING"])

/** All simulated payment vendors, with the shop's settings for them. */
export const startVendorsOfYear = async (postgresUrl: string) => {
  const cards = await startBench()
  const klarna = await startKlarnaBench(postgresUrl)
  const [plisio, coinbase] = [await startPlisioBench(), await startCoinbaseBench()]
  const lender = await startLenderBench()
  const benches = { braintree: cards, klarna, plisio, coinbase, "simple-lease": lender }

  const booksOf = async <S extends Schema.Decoder<unknown>>(
    name: keyof typeof benches,
    path: string,
    schema: S,
  ): Promise<S["Type"]> => {
    const answer = await benches[name].admin("GET", path)
    return Schema.decodeUnknownSync(schema)(answer instanceof Response ? await answer.json() : answer)
  }

  const all = async () => ({
    ...(await booksOf("braintree", "/transactions", Transactions)),
    ...(await booksOf("klarna", "/orders", KlarnaOrders)),
    // Every order number contains a hyphen.
    ...(await booksOf("plisio", "/invoices?orderNumber=-", Invoices)),
    ...(await booksOf("coinbase", "/charges", Charges)),
    ...(await booksOf("simple-lease", "/applications", Applications)),
  })

  return {
    adminUrls: Object.fromEntries(
      Object.entries(benches).map(([name, { simulator }]) => [name, simulator.adminUrl]),
    ),
    pageUrls: Object.fromEntries(
      Object.entries(benches).map(([name, { simulator }]) => [name, simulator.url]),
    ),
    environment: {
      ...cards.urls,
      ...cards.environment,
      ...klarna.urls,
      ...klarna.environment,
      PLISIO_URL: plisio.simulator.url,
      PLISIO_SECRET_KEY: cryptoKeys.plisio,
      COINBASE_URL: coinbase.simulator.url,
      COINBASE_API_KEY: cryptoKeys.coinbase,
      COINBASE_WEBHOOK_SECRET: cryptoKeys.coinbaseWebhooks,
      SIMPLE_LEASE_URL: lender.config.baseUrl,
      SIMPLE_LEASE_KEY: lender.config.apiKey,
      SIMPLE_LEASE_WEBHOOK_SECRET: lender.config.webhookSecret,
    },
    all,
    /** `orderOfLoan`: the order of an application. */
    money: async (orderOfLoan: (loanId: string) => string): Promise<MoneyByOrder> => {
      const { applications, charges, invoices, orders, transactions } = await all()
      const moved = [
        ...transactions
          .filter(({ status }) => !WITHOUT_MONEY.has(status))
          .map(
            ({ amountCents, orderId, type }) =>
              [orderId, type === "sale" ? amountCents : -amountCents] as const,
          ),
        ...orders
          .filter(({ status }) => !WITHOUT_MONEY.has(status))
          .map((order) => [order.merchant_reference2, order.order_amount - order.refunded_amount] as const),
        ...invoices
          .filter(({ status }) => !UNDECIDED.has(status))
          .map(({ orderNumber, receivedCents }) => [orderOf(orderNumber), receivedCents] as const),
        ...charges
          .filter(({ status }) => !UNDECIDED.has(status))
          .map(({ orderId, receivedCents }) => [orderId, receivedCents] as const),
        ...applications
          .filter(({ status }) => status === "COMPLETED")
          .map(
            ({ financedCents, orderRef, refundedCents }) =>
              [orderOfLoan(orderRef), (financedCents ?? 0) - refundedCents] as const,
          ),
      ]
      const byOrder = new Map<string, Cents>()
      for (const [orderId, cents] of moved) byOrder.set(orderId, (byOrder.get(orderId) ?? 0) + cents)
      return byOrder
    },
    close: async () => {
      for (const { close } of Object.values(benches)) await close()
    },
  }
}
