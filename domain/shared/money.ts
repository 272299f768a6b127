import { Schema, SchemaTransformation } from "effect"
import { inDollars } from "./dollars.ts"

/** An amount of US dollars in whole cents; negative for refunds. */
export const Cents = Schema.Int
export type Cents = typeof Cents.Type

/** Cents that cannot be negative: prices, totals, charges. */
export const Price = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))

/** Ten billion dollars: more than any sum in this shop, and small enough that sums of thousands of them are exact. */
export const MAX_PRICE = 1_000_000_000_000

/** What is said of an amount that is no price. */
export const AMOUNT_RANGE = `must be from ${inDollars(0)} to ${inDollars(MAX_PRICE)}`

/** Cents that somebody sends. */
export const Amount = Schema.Int.check(
  Schema.isBetween({ minimum: 0, maximum: MAX_PRICE }, { message: AMOUNT_RANGE }),
)

/** Dollars that somebody sends, in cents. */
export const Dollars = Schema.Finite.check(
  Schema.isBetween({ minimum: 0, maximum: MAX_PRICE / 100 }, { message: AMOUNT_RANGE }),
  Schema.makeFilter<number>((dollars) => Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-4, {
    message: "must be whole cents, such as 99.50",
  }),
).pipe(
  Schema.decodeTo(
    Schema.Int,
    SchemaTransformation.transform({
      // Without the sign of a negative zero.
      decode: (dollars: number) => Math.abs(Math.round(dollars * 100)),
      encode: (cents: number) => cents / 100,
    }),
  ),
)

export const isPrice = (amount: number): boolean =>
  Number.isInteger(amount) && amount >= 0 && amount <= MAX_PRICE

export const sum = (amounts: Iterable<Cents>): Cents => {
  let total = 0
  for (const amount of amounts) total += amount
  return total
}

/** `amount` × `parts` / `whole`, rounded half away from zero to a whole cent. All three are whole numbers. */
export const portion = (amount: Cents, parts: number, whole: number): Cents => {
  const exact = 2n * BigInt(amount) * BigInt(parts)
  const half = exact < 0n ? -BigInt(whole) : BigInt(whole)
  return Number((exact + half) / (2n * BigInt(whole)))
}

/** `basisPoints` hundredths of a percent of `amount`, rounded half away from zero to a whole cent. */
export const share = (amount: Cents, basisPoints: number): Cents => portion(amount, basisPoints, 10_000)

/**
 * Splits `amount` in proportion to `weights` so that the parts add up to it exactly. Cents left over by rounding go
 * to the earliest parts that have a weight. All-zero weights put everything on the first part; no weights yield no
 * parts.
 */
export const allocate = (amount: Cents, weights: ReadonlyArray<number>): ReadonlyArray<Cents> => {
  if (amount === 0) return weights.map(() => 0)
  const total = weights.reduce((a, b) => a + b, 0)
  if (total === 0) return weights.map((_, index) => (index === 0 ? amount : 0))
  const parts = weights.map((weight) => Number((BigInt(amount) * BigInt(weight)) / BigInt(total)))
  let left = amount - sum(parts)
  return parts.map((part, index) => {
    if (left === 0 || weights[index] === 0) return part
    const step = left > 0 ? 1 : -1
    left -= step
    return part + step
  })
}

/** `123456` → `"1234.56"`, as gateways and CSV files want it. */
export const toDecimal = (amount: Cents): string => {
  const digits = Math.abs(amount).toString().padStart(3, "0")
  return `${amount < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** `"1234.5"` → `123450`; `undefined` when the text is not an amount with at most two decimals. */
export const fromDecimal = (text: string): Cents | undefined => {
  const match = /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/.exec(text.trim())
  if (match === null) return undefined
  const cents = Number(match[2]) * 100 + Number((match[3] ?? "").padEnd(2, "0"))
  return match[1] === "-" && cents !== 0 ? -cents : cents
}

/**
 * `1,299.99` without its commas. Any other text stays as it is, so that `12,99` of another country is refused, not read
 * as an amount a hundred times as high.
 */
export const withoutGrouping = (text: string): string =>
  /^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) ? text.replaceAll(",", "") : text

/** Dollars as people write them, such as `$1,299.99`, in cents; `undefined` where `fromDecimal` finds no amount. */
export const fromWritten = (text: string): Cents | undefined =>
  fromDecimal(withoutGrouping(text.trim().replace(/^\$\s*/, "")))
