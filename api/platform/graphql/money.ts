import type { Cents } from "@voltread/domain/shared/money.ts"

/** Cents as the dollars of spec §3. Division by 100 gives the nearest double, which prints with two decimals. */
export const dollars = (cents: Cents): number => cents / 100

export const dollarsOrNull = (cents: Cents | null): number | null => (cents === null ? null : cents / 100)

/** Cents of a total that a shopper saw, which may be more than any single amount; undefined for fractions of a cent. */
export const centsOf = (total: number): Cents | undefined => {
  const cents = Math.round(total * 100)
  return Number.isSafeInteger(cents) && Math.abs(total * 100 - cents) < 1e-4 ? cents : undefined
}
