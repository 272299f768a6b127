import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { businessDaysAfter, federalHolidays, isBusinessDay } from "./business-days.ts"

const day = fc
  .date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe("federal holidays", () => {
  test("of 2026 are those of the calendar; Independence Day, a Saturday, is observed on the Friday", () => {
    expect(federalHolidays(2026)).toEqual([
      "2026-01-01",
      "2026-01-19",
      "2026-02-16",
      "2026-05-25",
      "2026-06-19",
      "2026-07-03",
      "2026-09-07",
      "2026-10-12",
      "2026-11-11",
      "2026-11-26",
      "2026-12-25",
    ])
  })

  test("on a weekend are observed next to it, also across the end of the year", () => {
    expect(federalHolidays(2023)).toContain("2023-01-02")
    expect(isBusinessDay("2021-12-31")).toBe(false)
    expect(isBusinessDay("2022-01-03")).toBe(true)
  })

  test("of any year are eleven working days", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1990, max: 2200 }), (year) => {
        const days = federalHolidays(year)
        expect(new Set(days).size).toBe(11)
        for (const each of days) expect([0, 6]).not.toContain(new Date(`${each}T00:00:00Z`).getUTCDay())
      }),
    )
  })
})

describe("business days", () => {
  test("leave out weekends and Thanksgiving", () => {
    expect(businessDaysAfter("2026-11-25", 1)).toBe("2026-11-27")
    expect(businessDaysAfter("2026-11-27", 1)).toBe("2026-11-30")
    expect(businessDaysAfter("2026-11-28", 0)).toBe("2026-11-30")
  })

  test("after any day are business days, and one more is later", () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 15 }), (from, count) => {
        const found = businessDaysAfter(from, count)
        expect(isBusinessDay(found)).toBe(true)
        expect(found >= from).toBe(true)
        expect(businessDaysAfter(from, count + 1) > found).toBe(true)
        expect(businessDaysAfter(found, 1)).toBe(businessDaysAfter(from, count + 1))
      }),
    )
  })
})
