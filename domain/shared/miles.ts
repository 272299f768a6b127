import { formatNumber } from "./number-format.ts"

/** A distance, `2.25` → `"2.3 mi"`; decimals only for short distances. */
export const inMiles = (miles: number): string => `${formatNumber(miles, miles < 10 ? 1 : 0)} mi`
