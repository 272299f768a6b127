import { shiftedDay } from "@voltread/domain/shared/calendar-day.ts"

/** What a row of sums stands for. */
export type Grain = "day" | "month" | "year"

/** From a day to the same or a later one, both included. */
interface Days {
  readonly from: string
  readonly to: string
}

/** Rows of one grain, and whether they are added or taken away. */
export interface SumRange extends Days {
  readonly grain: Grain
  readonly sign: 1 | -1
}

/**
 * What to add up, and take away, for so many days, from sums of these grains, the longest first: whole units of a grain;
 * of a unit's part what shorter grains say, or the unit without its other days where those are fewer. One range each, to
 * be asked one by one: with an `or` between them Postgres may read all rows of the dimension instead.
 */
export const sumRanges = (
  days: Days,
  grains: ReadonlyArray<Grain>,
  sign: 1 | -1 = 1,
): ReadonlyArray<SumRange> => {
  const [grain = "day", ...shorter] = grains
  if (grain === "day") return [{ grain, sign, ...days }]
  const inUnit = (part: Days): ReadonlyArray<SumRange> => {
    const unit = unitOf(grain, part.from)
    const others = [
      { from: unit.from, to: shiftedDay(part.from, -1) },
      { from: shiftedDay(part.to, 1), to: unit.to },
    ].filter(isSome)
    return lengthOf(part) > others.reduce((sum, other) => sum + lengthOf(other), 0)
      ? [
          { grain, sign, ...unit },
          ...others.flatMap((other) => sumRanges(other, shorter, sign === 1 ? -1 : 1)),
        ]
      : sumRanges(part, shorter, sign)
  }
  const first = unitOf(grain, days.from)
  const last = unitOf(grain, days.to)
  if (first.from === last.from) return inUnit(days)
  const whole = {
    from: days.from === first.from ? first.from : shiftedDay(first.to, 1),
    to: days.to === last.to ? last.to : shiftedDay(last.from, -1),
  }
  const head = { from: days.from, to: shiftedDay(whole.from, -1) }
  const tail = { from: shiftedDay(whole.to, 1), to: days.to }
  return [
    ...(isSome(whole) ? [{ grain, sign, ...whole }] : []),
    ...[head, tail].filter(isSome).flatMap(inUnit),
  ]
}

/** The month or the year of a day. */
const unitOf = (grain: "month" | "year", day: string): Days => {
  const from = firstDayOf(grain, day)
  // The next one begins within 31 days of a month's, and 366 of a year's.
  const next = firstDayOf(grain, shiftedDay(from, grain === "month" ? 31 : 366))
  return { from, to: shiftedDay(next, -1) }
}

/** The first day of a day's month or year: the day of its sums. */
export const firstDayOf = (grain: "month" | "year", day: string): string =>
  grain === "month" ? `${day.slice(0, 7)}-01` : `${day.slice(0, 4)}-01-01`

const isSome = ({ from, to }: Days): boolean => from <= to

const DAY_MS = 86_400_000
const lengthOf = ({ from, to }: Days): number => 1 + (Date.parse(to) - Date.parse(from)) / DAY_MS
