import { shiftedDay } from "@voltread/domain/shared/calendar-day.ts"

/**
 * The period of a row of sums. Ten days: from a month's 1st, 11th or 21st, the last of them to the end of the month.
 */
export type Grain = "day" | LongerGrain
export type LongerGrain = "ten_days" | "month" | "year"

/** From a day to the same or a later one, both inclusive. */
interface Days {
  readonly from: string
  readonly to: string
}

/** Rows of one grain, and whether they are added or subtracted. */
export interface SumRange extends Days {
  readonly grain: Grain
  readonly sign: 1 | -1
}

/**
 * The ranges to add up, and to subtract, for these days, from sums of these grains, the longest first: whole units of a
 * grain; for a part of a unit either shorter grains, or the unit minus its other days if those are fewer. Each range is
 * queried by itself: with an `or` between them Postgres may read all rows of the dimension instead.
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

/** The most days of a unit. */
const MAX_DAYS: Readonly<Record<LongerGrain, number>> = { ten_days: 11, month: 31, year: 366 }

/** The unit that contains a day. */
const unitOf = (grain: LongerGrain, day: string): Days => {
  const from = firstDayOf(grain, day)
  const next = firstDayOf(grain, shiftedDay(from, MAX_DAYS[grain]))
  return { from, to: shiftedDay(next, -1) }
}

/** The first day of a day's unit, under which its sums are stored. */
export const firstDayOf = (grain: LongerGrain, day: string): string => {
  switch (grain) {
    case "ten_days":
      return `${day.slice(0, 8)}${["21", "11"].find((first) => day.slice(8) >= first) ?? "01"}`
    case "month":
      return `${day.slice(0, 7)}-01`
    case "year":
      return `${day.slice(0, 4)}-01-01`
  }
}

const isSome = ({ from, to }: Days): boolean => from <= to

const DAY_MS = 86_400_000
const lengthOf = ({ from, to }: Days): number => 1 + (Date.parse(to) - Date.parse(from)) / DAY_MS
