import { businessDaysAfter, isBusinessDay } from "../shared/business-days.ts"
import type { TimeRules } from "../shared/shop-settings.ts"
import { dayIn, instantOf } from "../shared/time-zone.ts"
import { milesBetween, type PostalPlace } from "./store.ts"

/** Business days from the order to the carrier, or until it can be picked up at the store that has it. */
const HANDLING_DAYS = 1
/** Business days that a parcel travels, by miles; beyond the last it is one more. */
const TRANSIT = [
  { miles: 150, days: 1 },
  { miles: 600, days: 2 },
  { miles: 1_100, days: 3 },
  { miles: 1_700, days: 4 },
] as const
const FARTHEST_DAYS = 5
/** No road leads there. */
const OVERSEAS: ReadonlySet<string> = new Set(["AK", "HI", "PR", "VI", "GU", "AS", "MP"])
const OVERSEAS_DAYS = 3

/** Business days that a parcel travels from one place to another. */
export const transitDays = (from: PostalPlace, to: PostalPlace): number => {
  const miles = milesBetween(from, to)
  const road = TRANSIT.find((step) => miles <= step.miles)?.days ?? FARTHEST_DAYS
  return OVERSEAS.has(from.state) === OVERSEAS.has(to.state) ? road : road + OVERSEAS_DAYS
}

const handledBy = (now: number, { timeZone, cutOffHour }: TimeRules, furtherDays: number): string => {
  const today = dayIn(timeZone)(new Date(now).toISOString())
  const isTooLate = isBusinessDay(today) && now >= instantOf(timeZone, today, cutOffHour)
  return businessDaysAfter(today, (isTooLate ? 1 : 0) + HANDLING_DAYS + furtherDays)
}

/**
 * The day, `YYYY-MM-DD`, by which what is ordered now (milliseconds) will have come, as far as can be told: an estimate,
 * since suppliers and carriers have the last word.
 */
export const estimatedDelivery = (
  now: number,
  clocks: TimeRules,
  from: PostalPlace,
  to: PostalPlace,
): string => handledBy(now, clocks, transitDays(from, to))

/** The day, `YYYY-MM-DD`, by which what is ordered now (milliseconds) can be picked up at a store that has it. */
export const estimatedPickup = (now: number, clocks: TimeRules): string => handledBy(now, clocks, 0)
