/** One coin has a hundred million units, whatever unit its network uses. */
const UNITS = 100_000_000

export interface Coin {
  /** Plisio's id; it calls Zcash TZEC. */
  readonly id: string
  readonly name: string
  /** The price of one coin in cents. It is fixed, so that tests and demonstrations can rely on it. */
  readonly price: number
}

export const COINS: ReadonlyArray<Coin> = [
  { id: "BTC", name: "Bitcoin", price: 6_250_000 },
  { id: "ETH", name: "Ethereum", price: 250_000 },
  { id: "USDT", name: "Tether (ERC-20)", price: 100 },
  { id: "LTC", name: "Litecoin", price: 8_000 },
  { id: "DOGE", name: "Dogecoin", price: 12.5 },
  { id: "DASH", name: "Dash", price: 3_200 },
  { id: "TZEC", name: "Zcash", price: 4_000 },
  { id: "BCH", name: "Bitcoin Cash", price: 40_000 },
  { id: "XMR", name: "Monero", price: 16_000 },
]

export const coinOf = (id: string): Coin | undefined => COINS.find((coin) => coin.id === id)

/** The units of a coin for an amount in cents. */
export const unitsFor = (coin: Coin, cents: number): number => Math.round((cents * UNITS) / coin.price)

/** `80000` → `"0.00080000"`. */
export const coins = (units: number): string => (units / UNITS).toFixed(8)
