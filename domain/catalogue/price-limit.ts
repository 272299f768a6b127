import type { Cents } from "../shared/money.ts"

/** A search text, and the lowest and highest price that it asked for: 0 and infinity where it asked for none. */
export interface LimitedText {
  readonly text: string
  /** The words of the price, with the space before them. */
  readonly limit: string
  readonly minPrice: Cents
  readonly maxPrice: Cents
}

const LIMIT =
  /^(?<text>.*?\S)(?<limit>\s+(?:(?:for|at)\s+)?(?:(?<most>under|below|less than|up to)|over|above|more than)\s+(?<sign>\$\s*)?(?<amount>\d{1,3}(?:,\d{3})+|\d{1,6}(?:\.\d\d)?)(?<unit>\s*(?:\$|dollars|usd))?)$/i

/** A smaller number without a dollar sign may be a size: `tires over 18`, `tvs under 65`. */
const SURELY_DOLLARS = 100

/** Takes the price off the end of a text: `tv under $300`, `laptops over 1,000`. */
export const priceLimit = (query: string): LimitedText => {
  const { text, limit = "", most, sign, amount = "", unit } = LIMIT.exec(query.trim())?.groups ?? {}
  const dollars = Number(amount.replaceAll(",", ""))
  const isPrice = sign !== undefined || unit !== undefined || dollars >= SURELY_DOLLARS
  if (text === undefined || !isPrice)
    return { text: query, limit: "", minPrice: 0, maxPrice: Number.POSITIVE_INFINITY }
  const price = Math.round(100 * dollars)
  return most === undefined
    ? { text, limit, minPrice: price, maxPrice: Number.POSITIVE_INFINITY }
    : { text, limit, minPrice: 0, maxPrice: price }
}
