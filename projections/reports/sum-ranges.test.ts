import { shiftedDay } from "@voltread/domain/shared/calendar-day.ts"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { firstDayOf, type Grain, type SumRange, sumRanges } from "./sum-ranges.ts"

const year2026 = (from: string, to: string) =>
  sumRanges({ from, to }, ["year", "month", "ten_days", "day"]).map(
    ({ grain, from, to, sign }) => `${sign === 1 ? "+" : "-"} ${grain} ${from}..${to}`,
  )

describe("sums for a range of days", () => {
  test("are whole months and the remaining days", () => {
    expect(sumRanges({ from: "2026-01-30", to: "2026-04-02" }, ["month", "day"])).toEqual([
      { grain: "month", sign: 1, from: "2026-02-01", to: "2026-03-31" },
      { grain: "day", sign: 1, from: "2026-01-30", to: "2026-01-31" },
      { grain: "day", sign: 1, from: "2026-04-01", to: "2026-04-02" },
    ])
  })

  test("are a month minus its other days where those are fewer", () => {
    expect(sumRanges({ from: "2026-11-03", to: "2026-11-21" }, ["month", "day"])).toEqual([
      { grain: "month", sign: 1, from: "2026-11-01", to: "2026-11-30" },
      { grain: "day", sign: -1, from: "2026-11-01", to: "2026-11-02" },
      { grain: "day", sign: -1, from: "2026-11-22", to: "2026-11-30" },
    ])
  })

  test("are a year minus its rest, of which a month minus its first days", () => {
    expect(year2026("2025-11-22", "2026-11-21")).toEqual([
      "+ month 2025-12-01..2025-12-31",
      "+ ten_days 2025-11-21..2025-11-30",
      "- day 2025-11-21..2025-11-21",
      "+ year 2026-01-01..2026-12-31",
      "- month 2026-12-01..2026-12-31",
      "- ten_days 2026-11-21..2026-11-30",
      "+ day 2026-11-21..2026-11-21",
    ])
    expect(year2026("2026-01-01", "2026-02-03")).toEqual([
      "+ month 2026-01-01..2026-01-31",
      "+ day 2026-02-01..2026-02-03",
    ])
  })

  const aDay = fc.integer({ min: 0, max: 2_500 }).map((days) => shiftedDay("2023-01-01", days))

  test("count each day of the range exactly once, for any range and grains", () => {
    fc.assert(
      fc.property(
        aDay,
        aDay,
        fc.constantFrom<ReadonlyArray<Grain>>(
          ["day"],
          ["month", "day"],
          ["year", "month", "ten_days", "day"],
        ),
        (one, other, grains) => {
          const [from, to] = one < other ? [one, other] : [other, one]
          const counted = new Map<string, number>()
          for (const range of sumRanges({ from, to }, grains))
            for (const day of daysOf(range)) counted.set(day, (counted.get(day) ?? 0) + range.sign)
          const wrong = [...counted].filter(([day, times]) => times !== (from <= day && day <= to ? 1 : 0))
          expect(wrong).toEqual([])
          expect([...counted.values()].filter((times) => times === 1)).toHaveLength(
            1 + (Date.parse(to) - Date.parse(from)) / 86_400_000,
          )
        },
      ),
    )
  })
})

/** The days that the rows of a range cover: whole units of its grain. */
const daysOf = ({ grain, from, to }: SumRange): ReadonlyArray<string> => {
  const days = []
  for (let day = from; day <= to; day = shiftedDay(day, 1)) days.push(day)
  if (grain !== "day") {
    expect(from).toBe(firstDayOf(grain, from))
    expect(firstDayOf(grain, shiftedDay(to, 1))).toBe(shiftedDay(to, 1))
  }
  return days
}
