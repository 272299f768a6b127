import { shiftedDay, weekdayOf } from "./calendar-day.ts"

const MONDAY = 1
const THURSDAY = 4
const SATURDAY = 6
const SUNDAY = 0

const dayOf = (year: number, month: number, date: number): string =>
  new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10)

/** The day of the n-th such weekday of a month, from 1. */
const nth = (year: number, month: number, weekday: number, n: number): string => {
  const first = dayOf(year, month, 1)
  return shiftedDay(first, ((weekday - weekdayOf(first) + 7) % 7) + (n - 1) * 7)
}

const last = (year: number, month: number, weekday: number): string => {
  const end = dayOf(year, month + 1, 0)
  return shiftedDay(end, -((weekdayOf(end) - weekday + 7) % 7))
}

/** A holiday on a weekend is observed on the Friday before or the Monday after. */
const observed = (day: string): string => {
  switch (weekdayOf(day)) {
    case SATURDAY:
      return shiftedDay(day, -1)
    case SUNDAY:
      return shiftedDay(day, 1)
    default:
      return day
  }
}

/**
 * The days on which the federal holidays of a year are observed (5 U.S.C. § 6103); one may lie in the previous year.
 */
export const federalHolidays = (year: number): ReadonlyArray<string> => [
  observed(dayOf(year, 1, 1)),
  nth(year, 1, MONDAY, 3),
  nth(year, 2, MONDAY, 3),
  last(year, 5, MONDAY),
  observed(dayOf(year, 6, 19)),
  observed(dayOf(year, 7, 4)),
  nth(year, 9, MONDAY, 1),
  nth(year, 10, MONDAY, 2),
  observed(dayOf(year, 11, 11)),
  nth(year, 11, THURSDAY, 4),
  observed(dayOf(year, 12, 25)),
]

const known = new Map<number, ReadonlySet<string>>()

/** The holidays that can fall into a year, kept: several business days are looked for in each estimate of a delivery. */
const holidaysAround = (year: number): ReadonlySet<string> => {
  const found = known.get(year)
  if (found !== undefined) return found
  // New Year's Day on a Saturday is observed on the last day of the previous year.
  const days = new Set([...federalHolidays(year), ...federalHolidays(year + 1)])
  known.set(year, days)
  return days
}

/** Whether carriers work on a day, `YYYY-MM-DD`: Monday to Friday, except federal holidays. */
export const isBusinessDay = (day: string): boolean => {
  const weekday = weekdayOf(day)
  return weekday !== SATURDAY && weekday !== SUNDAY && !holidaysAround(Number(day.slice(0, 4))).has(day)
}

/** The business day that many after a day; with 0 the day itself, or the next business day. */
export const businessDaysAfter = (day: string, count: number): string => {
  let found = day
  while (!isBusinessDay(found)) found = shiftedDay(found, 1)
  for (let left = count; left > 0; left--) {
    do found = shiftedDay(found, 1)
    while (!isBusinessDay(found))
  }
  return found
}
