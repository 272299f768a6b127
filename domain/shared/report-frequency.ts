import { Schema } from "effect"
import { shiftedDay, weekdayOf } from "./calendar-day.ts"
import { dayIn, instantOf } from "./time-zone.ts"

/** How often a report is mailed: every morning, on Mondays, or on the first of a month. */
export const ReportFrequency = Schema.Literals(["daily", "weekly", "monthly"])
export type ReportFrequency = typeof ReportFrequency.Type

/** The full hour at which the mails of a morning are created. */
const MORNING = 7

/** Whether a mail is due on the morning of a day. */
export const isDue = (frequency: ReportFrequency, day: string): boolean => {
  switch (frequency) {
    case "daily":
      return true
    case "weekly":
      return weekdayOf(day) === 1
    case "monthly":
      return day.endsWith("-01")
  }
}

/** The first morning after an instant (milliseconds) on which a mail is due in a time zone, in milliseconds. */
export const nextMorning = (frequency: ReportFrequency, timeZone: string, after: number): number => {
  let day = dayIn(timeZone)(new Date(after).toISOString())
  while (!isDue(frequency, day) || instantOf(timeZone, day, MORNING) <= after) day = shiftedDay(day, 1)
  return instantOf(timeZone, day, MORNING)
}

/** The days that a morning's mail covers, both inclusive: the previous day, week or month. */
export const daysBefore = (
  frequency: ReportFrequency,
  day: string,
): { readonly from: string; readonly to: string } => {
  const to = shiftedDay(day, -1)
  switch (frequency) {
    case "daily":
      return { from: to, to }
    case "weekly":
      return { from: shiftedDay(day, -7), to }
    case "monthly":
      return { from: `${to.slice(0, 7)}-01`, to }
  }
}
