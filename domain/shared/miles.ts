/** A distance, `2.25` → `"2.3 mi"`; decimals only for short distances. */
export const inMiles = (miles: number): string =>
  `${miles.toLocaleString("en-US", { maximumFractionDigits: miles < 10 ? 1 : 0 })} mi`
