import type { Cents } from "../shared/money.ts"

/** A search text, and the lowest and highest price that it asked for: 0 and infinity where it asked for none. */
export interface LimitedText {
  /** The other words; none where only a price was asked for. */
  readonly text: string
  /** The words of the price, with a space before them. */
  readonly limit: string
  readonly minPrice: Cents
  readonly maxPrice: Cents
}

const amount = (name: string): string =>
  String.raw`(?<${name}>(?:\$\s*)?(?:\d{1,3}(?:,\d{3})+|\d{1,6}(?:\.\d\d?)?k?)(?:\s*(?:\$|dollars?|usd|bucks))?)`

/** A price as a part of a text. */
const within = (price: string): RegExp =>
  new RegExp(
    String.raw`^(?:(?<before>.*?\S)\s+|\s*)(?<limit>(?:(?:for|at|and|but)\s+)?${price}[!?.]*)(?:[,;]?\s+(?<after>\S.*)|\s*)$`,
    "i",
  )

/** A way to say a price. */
interface Wording {
  readonly pattern: RegExp
  /** Says that it is one even without a dollar sign. */
  readonly isClear: boolean
}

const TO = String.raw`\s*(?:and|to|-|–)\s*`

const WORDINGS: ReadonlyArray<Wording> = [
  { pattern: within(`(?:between|from)\\s+${amount("least")}${TO}${amount("most")}`), isClear: true },
  { pattern: within(`${amount("least")}${TO}${amount("most")}`), isClear: false },
  {
    pattern: within(`(?:(?:under|below|less than|cheaper than|up to)\\s+|<\\s*)${amount("most")}`),
    isClear: true,
  },
  { pattern: within(`(?:over|above|more than)\\s+${amount("least")}`), isClear: true },
  { pattern: within(`(?:at most|no more than|max)\\s+${amount("most")}`), isClear: false },
  { pattern: within(`at least\\s+${amount("least")}`), isClear: false },
  { pattern: within(`${amount("most")}\\s+(?:or|and)\\s+(?:less|under|below|cheaper)`), isClear: false },
  { pattern: within(`${amount("least")}\\s+(?:or|and)\\s+(?:more|over|up|above)`), isClear: false },
  { pattern: within(`(?:(?:around|about)\\s+)?${amount("about")}`), isClear: false },
]

/** A smaller number without a dollar sign may be a size: `tires over 18`, `tvs under 65`. */
const SURELY_DOLLARS = 100

const dollarsIn = (words: string): number =>
  Number(words.replaceAll(/[^\d.]/g, "")) * (/\dk/i.test(words) ? 1_000 : 1)

const saysDollars = (words: string): boolean => /[^\d.,k]/i.test(words)

const isPlainPrice = (words: string): boolean => /^[\d.,]+$/.test(words) && dollarsIn(words) >= SURELY_DOLLARS

/** What costs about this much may cost a fifth less or more. */
const ABOUT = 0.2

/**
 * Takes the prices out of a text: `tv under $300`, `under $300`, `laptops over 1,000`, `tablets between $200 and $400`,
 * `$200-$400 tablets`, `phones over $300 under $500`, `monitor around $200`. Without a dollar sign only where nothing
 * follows that the number may count: `screens over 100 inches`.
 */
export const priceLimit = (query: string): LimitedText => {
  for (const { pattern, isClear } of WORDINGS) {
    const { before, limit, after, least, most, about } = pattern.exec(query)?.groups ?? {}
    const amounts = [least, most, about].filter((words) => words !== undefined)
    const isPrice =
      amounts.some(saysDollars) || (isClear && after === undefined && amounts.every(isPlainPrice))
    if (limit === undefined || !isPrice) continue
    const others = priceLimit([before, after].filter((words) => words !== undefined).join(" "))
    const range = rangeOf(least, most, about)
    return {
      text: others.text,
      limit: `${others.limit} ${limit}`,
      minPrice: Math.max(others.minPrice, range.minPrice),
      maxPrice: Math.min(others.maxPrice, range.maxPrice),
    }
  }
  return { text: query.trim(), limit: "", minPrice: 0, maxPrice: Number.POSITIVE_INFINITY }
}

const rangeOf = (least: string | undefined, most: string | undefined, about: string | undefined) => {
  const cents = (words: string | undefined, share: number): number | undefined =>
    words === undefined ? undefined : Math.round(100 * dollarsIn(words) * share)
  const [low, high] = [cents(least, 1) ?? cents(about, 1 - ABOUT), cents(most, 1) ?? cents(about, 1 + ABOUT)]
  const isBackwards = low !== undefined && high !== undefined && low > high
  return {
    minPrice: (isBackwards ? high : low) ?? 0,
    maxPrice: (isBackwards ? low : high) ?? Number.POSITIVE_INFINITY,
  }
}
