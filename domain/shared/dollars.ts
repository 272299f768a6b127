import { groupThousands } from "./number-format.ts"

/** Cents, `123456`, → `"$1,234.56"`. Not in `money.ts`, whose schemas pages need not load. */
export const inDollars = (cents: number): string =>
  `${cents < 0 ? "-" : ""}$${groupThousands((Math.abs(cents) / 100).toFixed(2))}`
