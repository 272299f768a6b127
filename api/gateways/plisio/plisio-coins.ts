import type { Cents } from "@voltread/domain/shared/money.ts"

interface CryptoCoin {
  /** As the vendor names it. */
  readonly id: string
  readonly title: string
}

/** Spec §9; `TZEC` is Zcash, and `USDT` the one on Ethereum's network. */
export const COINS: ReadonlyArray<CryptoCoin> = [
  { id: "BTC", title: "Bitcoin" },
  { id: "ETH", title: "Ethereum" },
  { id: "USDT", title: "Tether (ERC-20)" },
  { id: "LTC", title: "Litecoin" },
  { id: "DOGE", title: "Dogecoin" },
  { id: "DASH", title: "Dash" },
  { id: "TZEC", title: "Zcash" },
  { id: "BCH", title: "Bitcoin Cash" },
  { id: "XMR", title: "Monero" },
]

/** The least an order must come to, by coin, in cents: on some networks the fees eat up a small payment. */
export type MinimumOrders = Readonly<Record<string, Cents>>

export const minimumOf = (minimums: MinimumOrders, coin: string): Cents => minimums[coin] ?? 0

/** The coins that can pay this amount. */
export const coinsFor = (minimums: MinimumOrders, amount: Cents): ReadonlyArray<CryptoCoin> =>
  COINS.filter(({ id }) => amount >= minimumOf(minimums, id))
