import type { Cents } from "@voltread/domain/shared/money.ts"
import { startBench } from "../../simulators/braintree/running.ts"
import { keys as cryptoKeys, startCoinbaseBench, startPlisioBench } from "../../simulators/crypto/running.ts"
import { startKlarnaBench } from "../../simulators/klarna/bench.ts"
import { startLenderBench } from "../../simulators/simple-lease/running.ts"
import { booksOf, everyBook, vendorCharges } from "../../simulators/vendor-books.ts"

/** The money of each order at its vendors: cents received and not refunded. */
export type MoneyByOrder = ReadonlyMap<string, Cents>

/** All simulated payment vendors, with the shop's settings for them. */
export const startVendorsOfYear = async (postgresUrl: string) => {
  const cards = await startBench()
  const klarna = await startKlarnaBench(postgresUrl)
  const [plisio, coinbase] = [await startPlisioBench(), await startCoinbaseBench()]
  const lender = await startLenderBench()
  const benches = { braintree: cards, klarna, plisio, coinbase, "simple-lease": lender }

  const ask = async (name: keyof typeof benches, path: string): Promise<unknown> => {
    const answer = await benches[name].admin("GET", path)
    return answer instanceof Response ? answer.json() : answer
  }

  const all = () => everyBook(booksOf(ask))

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
      const { applications, ...books } = await all()
      const moved = [
        ...vendorCharges(books).map(
          ({ cents, givenBack, orderId }) => [orderId ?? "", cents - givenBack] as const,
        ),
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
