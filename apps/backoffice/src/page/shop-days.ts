import { shiftedDay } from "@voltread/domain/shared/calendar-day.ts"
import { dayIn, instantOf } from "@voltread/domain/shared/time-zone.ts"

/** Says in which time zone days begin and end. */
export const shopTimeZone = (timeZone: string): string => `Shop time zone: ${timeZone.replaceAll("_", " ")}`

/** When a day of the shop begins, UTC ISO string. */
export const startOf = (day: string, timeZone: string): string =>
  new Date(instantOf(timeZone, day, 0)).toISOString()

/** When what is valid through a day ends, UTC ISO string. */
export const endOf = (lastDay: string, timeZone: string): string => startOf(shiftedDay(lastDay, 1), timeZone)

/** The first day of what is valid from an instant. */
export const firstDayOf = (validFrom: string, timeZone: string): string => dayIn(timeZone)(validFrom)

/** The last day of what is valid until an instant. */
export const lastDayOf = (validUntil: string, timeZone: string): string =>
  dayIn(timeZone)(new Date(Date.parse(validUntil) - 1).toISOString())
