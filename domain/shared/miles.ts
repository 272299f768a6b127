/** A distance, `2.25` → `"2.3 mi"`; parts of a mile only where there are few. */
export const inMiles = (miles: number): string =>
  `${miles.toLocaleString("en-US", { maximumFractionDigits: miles < 10 ? 1 : 0 })} mi`
