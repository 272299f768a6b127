import type { Cents } from "@voltread/domain/shared/money.ts"

/** Cents as the dollars of spec §3. Division by 100 gives the nearest double, which prints with two decimals. */
export const dollars = (cents: Cents): number => cents / 100

export const dollarsOrNull = (cents: Cents | null): number | null => (cents === null ? null : cents / 100)

/** Cents of a dollar amount; undefined for fractions of a cent. */
export const centsOf = (amount: number): Cents | undefined => {
  const cents = Math.round(amount * 100)
  return Number.isSafeInteger(cents) && Math.abs(amount * 100 - cents) < 1e-4 ? cents : undefined
}
