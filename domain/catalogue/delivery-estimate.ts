import { businessDaysAfter, isBusinessDay } from "../shared/business-days.ts"
import type { TimeRules } from "../shared/shop-settings.ts"
import { dayIn, instantOf } from "../shared/time-zone.ts"
import { milesBetween, type PostalPlace } from "./store.ts"

/** Business days from the order until it is handed to the carrier, or is ready for pickup in a store that has it. */
const HANDLING_DAYS = 1
/** Business days in transit, by miles; one more beyond the last entry. */
const TRANSIT = [
  { miles: 150, days: 1 },
  { miles: 600, days: 2 },
  { miles: 1_100, days: 3 },
  { miles: 1_700, days: 4 },
] as const
const FARTHEST_DAYS = 5
/** Not reachable by road. */
const OVERSEAS: ReadonlySet<string> = new Set(["AK", "HI", "PR", "VI", "GU", "AS", "MP"])
const OVERSEAS_DAYS = 3

/** Business days in transit from one place to another. */
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
 * The day, `YYYY-MM-DD`, by which an order placed now (milliseconds) should arrive: an estimate, since suppliers and
 * carriers decide.
 */
export const estimatedDelivery = (
  now: number,
  clocks: TimeRules,
  from: PostalPlace,
  to: PostalPlace,
): string => handledBy(now, clocks, transitDays(from, to))

/** The day, `YYYY-MM-DD`, on which an order placed now (milliseconds) can be picked up in a store that has it. */
export const estimatedPickup = (now: number, clocks: TimeRules): string => handledBy(now, clocks, 0)
