import { type Cents, Dollars } from "@voltread/domain/shared/money.ts"
import { Option, Schema } from "effect"

/** Cents as the dollars of spec §3. Division by 100 gives the nearest double, which prints with two decimals. */
export const dollars = (cents: Cents): number => cents / 100

export const dollarsOrNull = (cents: Cents | null): number | null => (cents === null ? null : cents / 100)

const decodeDollars = Schema.decodeUnknownOption(Dollars)

/** Cents of a dollar amount; undefined for one that is none of this shop's, such as fractions of a cent. */
export const centsOf = (amount: number): Cents | undefined => Option.getOrUndefined(decodeDollars(amount))
