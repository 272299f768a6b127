import fc from "fast-check"
import { expect, it } from "vitest"
import { PRESETS } from "./presets.ts"
import { lengthOf, presetDays, previousDays, spanOf, todayIn } from "./range.ts"

const today = "2026-11-21"

it.each([
  ["today", "2026-11-21", "2026-11-21"],
  ["yesterday", "2026-11-20", "2026-11-20"],
  ["last-7-days", "2026-11-15", "2026-11-21"],
  ["last-30-days", "2026-10-23", "2026-11-21"],
  ["this-month", "2026-11-01", "2026-11-21"],
  ["last-month", "2026-10-01", "2026-10-31"],
  ["this-quarter", "2026-10-01", "2026-11-21"],
  ["this-year", "2026-01-01", "2026-11-21"],
  ["last-12-months", "2025-12-01", "2026-11-21"],
] as const)("%s is %s to %s", (preset, from, to) => {
  expect(presetDays(preset, today)).toEqual({ from, to })
})

it("last month before January is December, and February has its leap day", () => {
  expect(presetDays("last-month", "2026-01-15")).toEqual({
    from: "2025-12-01",
    to: "2025-12-31",
  })
  expect(presetDays("last-month", "2028-03-31")).toEqual({
    from: "2028-02-01",
    to: "2028-02-29",
  })
})

it("the period before is as long and ends the day before", () => {
  const instant = fc.date({ min: new Date("2020-01-01"), max: new Date("2035-01-01"), noInvalidDate: true })
  fc.assert(
    fc.property(fc.constantFrom(...PRESETS), instant, (preset, at) => {
      const range = presetDays(preset, at.toISOString().slice(0, 10))
      const before = previousDays(range)
      expect(range.from <= range.to).toBe(true)
      expect(lengthOf(before)).toBe(lengthOf(range))
      expect(Date.parse(range.from) - Date.parse(before.to)).toBe(86_400_000)
    }),
  )
})

it("today is the shop's day, wherever the browser is", () => {
  const at = new Date("2026-11-22T03:30:00Z")
  expect(todayIn("America/New_York", at)).toBe("2026-11-21")
  expect(todayIn("UTC", at)).toBe("2026-11-22")
})

it.each([
  ["2026-11-21", "day", "2026-11-21", "2026-11-21"],
  ["2026-11-16", "week", "2026-11-16", "2026-11-22"],
  ["2026-12", "month", "2026-12-01", "2026-12-31"],
  ["2028-02", "month", "2028-02-01", "2028-02-29"],
])("the row %s of a report by %s is %s to %s", (key, groupBy, from, to) => {
  expect(spanOf(key, groupBy)).toEqual({ from, to })
})
