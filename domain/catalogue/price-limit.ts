import type { Cents } from "../shared/money.ts"

/** A search text, and the lowest and highest price that it asked for: 0 and infinity where it asked for none. */
export interface LimitedText {
  readonly text: string
  /** The words of the price, with the space before them. */
  readonly limit: string
  readonly minPrice: Cents
  readonly maxPrice: Cents
}

const amount = (name: string): string =>
  String.raw`(?<${name}>(?:\$\s*)?(?:\d{1,3}(?:,\d{3})+|\d{1,6}(?:\.\d\d)?)(?:\s*(?:\$|dollars|usd))?)`

/** A price at the end of a text, after other words. */
const atEnd = (price: string): RegExp =>
  new RegExp(String.raw`^(?<text>.*?\S)(?<limit>\s+(?:(?:for|at|and|but)\s+)?${price}[!?.]*)$`, "i")

const MOST = atEnd(String.raw`(?:under|below|less than|up to)\s+${amount("most")}`)
const LEAST = atEnd(String.raw`(?:over|above|more than)\s+${amount("least")}`)
const RANGE = atEnd(String.raw`(?:between|from)\s+${amount("least")}\s*(?:and|to|-|–)\s*${amount("most")}`)

/** A smaller number without a dollar sign may be a size: `tires over 18`, `tvs under 65`. */
const SURELY_DOLLARS = 100

const dollarsIn = (words: string): number => Number(words.replaceAll(/[^\d.]/g, ""))

const saysDollars = (words: string): boolean => /[^\d.,]/.test(words)

const arePrices = (amounts: ReadonlyArray<string>): boolean =>
  amounts.some(saysDollars) || amounts.every((words) => dollarsIn(words) >= SURELY_DOLLARS)

/**
 * Takes prices off the end of a text: `tv under $300`, `laptops over 1,000`, `tablets between $200 and $400`, `phones
 * over $300 under $500`.
 */
export const priceLimit = (query: string): LimitedText => {
  for (const pattern of [RANGE, MOST, LEAST]) {
    const { text, limit = "", least, most } = pattern.exec(query.trim())?.groups ?? {}
    if (text === undefined || !arePrices([least, most].filter((words) => words !== undefined))) continue
    const before = priceLimit(text)
    const cents = (words: string) => Math.round(100 * dollarsIn(words))
    return {
      text: before.text,
      limit: `${before.limit}${limit}`,
      minPrice: Math.max(before.minPrice, least === undefined ? 0 : cents(least)),
      maxPrice: Math.min(before.maxPrice, most === undefined ? Number.POSITIVE_INFINITY : cents(most)),
    }
  }
  return { text: query, limit: "", minPrice: 0, maxPrice: Number.POSITIVE_INFINITY }
}
