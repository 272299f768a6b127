/** One coin has a hundred million units, whatever its network counts in. */
const UNITS = 100_000_000

export interface Coin {
  /** As Plisio names it; Zcash is TZEC there. */
  readonly id: string
  readonly name: string
  /** What one coin costs, in cents. It does not move, so that tests and demonstrations can count on it. */
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

/** What an amount of cents is in units of a coin. */
export const unitsFor = (coin: Coin, cents: number): number => Math.round((cents * UNITS) / coin.price)

/** `80000` → `"0.00080000"`. */
export const coins = (units: number): string => (units / UNITS).toFixed(8)
