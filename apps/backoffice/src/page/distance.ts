import { formatNumber } from "@voltread/ui/components/number.ts"

const KILOMETERS_PER_MILE = 1.609344

/** Kilometers, as fraud checks count them, in the miles of the shop; parts of a mile only where there are few. */
export const formatDistance = (kilometers: number): string => {
  const miles = kilometers / KILOMETERS_PER_MILE
  return `${formatNumber(miles, miles < 10 ? 1 : 0)} miles`
}
