/** A distance, `2.25` → `"2.3 mi"`. */
export const inMiles = (miles: number): string => `${miles.toFixed(1)} mi`
