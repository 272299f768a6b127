import { Schema } from "effect"
import { shiftedDay, weekdayOf } from "./calendar-day.ts"
import { dayIn, instantOf } from "./time-zone.ts"

/** How often a report is mailed: every morning, on Mondays, or on the first of a month. */
export const Rhythm = Schema.Literals(["daily", "weekly", "monthly"])
export type Rhythm = typeof Rhythm.Type

/** The full hour at which the mails of a morning are created. */
const MORNING = 7

const isDue = (rhythm: Rhythm, day: string): boolean => {
  switch (rhythm) {
    case "daily":
      return true
    case "weekly":
      return weekdayOf(day) === 1
    case "monthly":
      return day.endsWith("-01")
  }
}

/** The first morning after an instant (milliseconds) on which a mail is due in a time zone, in milliseconds. */
export const nextMorning = (rhythm: Rhythm, timeZone: string, after: number): number => {
  let day = dayIn(timeZone)(new Date(after).toISOString())
  while (!isDue(rhythm, day) || instantOf(timeZone, day, MORNING) <= after) day = shiftedDay(day, 1)
  return instantOf(timeZone, day, MORNING)
}

/** The days that a morning's mail covers, both inclusive: the previous day, week or month. */
export const daysBefore = (rhythm: Rhythm, day: string): { readonly from: string; readonly to: string } => {
  const to = shiftedDay(day, -1)
  switch (rhythm) {
    case "daily":
      return { from: to, to }
    case "weekly":
      return { from: shiftedDay(day, -7), to }
    case "monthly":
      return { from: `${to.slice(0, 7)}-01`, to }
  }
}
