import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { daysBefore, nextMorning } from "./report-frequency.ts"

const instant = (text: string) => Date.parse(text)
const iso = (time: number) => new Date(time).toISOString()

describe("the next morning", () => {
  test.each([
    ["daily", "America/New_York", "2026-03-06T11:59:59.000Z", "2026-03-06T12:00:00.000Z"],
    ["daily", "America/New_York", "2026-03-06T12:00:00.000Z", "2026-03-07T12:00:00.000Z"],
    // The night before, clocks were set forward.
    ["daily", "America/New_York", "2026-03-07T12:00:00.000Z", "2026-03-08T11:00:00.000Z"],
    ["daily", "America/New_York", "2026-10-31T11:00:00.000Z", "2026-11-01T12:00:00.000Z"],
    ["daily", "Asia/Kathmandu", "2026-03-06T00:00:00.000Z", "2026-03-06T01:15:00.000Z"],
    // Monday, the 9th.
    ["weekly", "UTC", "2026-03-03T00:00:00.000Z", "2026-03-09T07:00:00.000Z"],
    ["weekly", "UTC", "2026-03-09T07:00:00.000Z", "2026-03-16T07:00:00.000Z"],
    ["monthly", "UTC", "2026-01-31T23:00:00.000Z", "2026-02-01T07:00:00.000Z"],
    ["monthly", "UTC", "2026-02-01T07:00:00.000Z", "2026-03-01T07:00:00.000Z"],
  ] as const)("%s in %s after %s is %s", (frequency, zone, after, expected) => {
    expect(iso(nextMorning(frequency, zone, instant(after)))).toBe(expected)
  })

  test("is seven o'clock on the shop's clocks, whatever the day and the zone", () => {
    const zone = fc.constantFrom("America/New_York", "Asia/Kathmandu", "Europe/Berlin", "Pacific/Apia", "UTC")
    const after = fc.integer({ min: instant("2020-01-01T00:00:00Z"), max: instant("2035-01-01T00:00:00Z") })
    fc.assert(
      fc.property(zone, after, fc.constantFrom("daily", "weekly", "monthly"), (timeZone, from, frequency) => {
        const next = nextMorning(frequency, timeZone, from)
        expect(next).toBeGreaterThan(from)
        expect(new Date(next).toLocaleTimeString("en-GB", { timeZone })).toBe("07:00:00")
        if (frequency === "daily") expect(next - from).toBeLessThanOrEqual(25 * 3_600_000)
      }),
      { numRuns: 200 },
    )
  })
})

test.each([
  ["daily", "2026-03-01", "2026-02-28", "2026-02-28"],
  ["weekly", "2026-03-09", "2026-03-02", "2026-03-08"],
  ["monthly", "2026-03-01", "2026-02-01", "2026-02-28"],
  ["monthly", "2026-01-01", "2025-12-01", "2025-12-31"],
] as const)("a %s mail on %s is about %s to %s", (frequency, day, from, to) => {
  expect(daysBefore(frequency, day)).toEqual({ from, to })
})
