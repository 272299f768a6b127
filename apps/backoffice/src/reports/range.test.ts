import fc from "fast-check"
import { expect, it } from "vitest"
import { lengthOf, PRESETS, presetDays, previousDays } from "./range.ts"

const now = new Date("2026-11-21T23:30:00Z")

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
  expect(presetDays(preset, now)).toEqual({ from, to })
})

it("last month before January is December, and February has its leap day", () => {
  expect(presetDays("last-month", new Date("2026-01-15T00:00:00Z"))).toEqual({
    from: "2025-12-01",
    to: "2025-12-31",
  })
  expect(presetDays("last-month", new Date("2028-03-31T12:00:00Z"))).toEqual({
    from: "2028-02-01",
    to: "2028-02-29",
  })
})

it("the period before is as long and ends the day before", () => {
  const instant = fc.date({ min: new Date("2020-01-01"), max: new Date("2035-01-01"), noInvalidDate: true })
  fc.assert(
    fc.property(fc.constantFrom(...PRESETS), instant, (preset, at) => {
      const range = presetDays(preset, at)
      const before = previousDays(range)
      expect(range.from <= range.to).toBe(true)
      expect(lengthOf(before)).toBe(lengthOf(range))
      expect(Date.parse(range.from) - Date.parse(before.to)).toBe(86_400_000)
    }),
  )
})
