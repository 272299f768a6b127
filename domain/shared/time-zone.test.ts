import { Schema } from "effect"
import fc from "fast-check"
import { describe, expect, test, vi } from "vitest"
import { dayIn, instantOf } from "./time-zone.ts"
import { TimeZone } from "./time-zone-name.ts"

describe("the day of an instant", () => {
  test.each([
    ["UTC", "2026-03-01T00:00:00.000Z", "2026-03-01"],
    ["America/New_York", "2026-03-01T04:59:59.999Z", "2026-02-28"],
    ["America/New_York", "2026-03-01T05:00:00.000Z", "2026-03-01"],
    // Daylight saving time begins on March 8 and ends on November 1, 2026.
    ["America/New_York", "2026-03-09T03:59:59.999Z", "2026-03-08"],
    ["America/New_York", "2026-03-09T04:00:00.000Z", "2026-03-09"],
    ["America/New_York", "2026-11-02T04:59:59.999Z", "2026-11-01"],
    ["Asia/Kathmandu", "2026-03-01T18:14:59.999Z", "2026-03-01"],
    ["Asia/Kathmandu", "2026-03-01T18:15:00.000Z", "2026-03-02"],
    ["Pacific/Kiritimati", "2026-12-31T10:00:00.000Z", "2027-01-01"],
  ])("in %s, %s is on %s", (zone, instant, day) => {
    expect(dayIn(zone)(instant)).toBe(day)
  })

  test("is the same on a machine in another zone", () => {
    vi.stubEnv("TZ", "Pacific/Auckland")
    expect(new Date("2026-03-01T05:00:00.000Z").getDate()).toBe(1)
    expect(new Date("2026-03-01T12:00:00.000Z").getDate()).toBe(2)
    expect(dayIn("America/New_York")("2026-03-01T12:00:00.000Z")).toBe("2026-03-01")
  })

  test("is what the calendar says, asked once or often", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("America/New_York", "Pacific/Honolulu", "Australia/Lord_Howe", "Asia/Kolkata"),
        fc.array(fc.date({ min: new Date("2010-01-01"), max: new Date("2035-01-01"), noInvalidDate: true }), {
          minLength: 1,
        }),
        (zone, dates) => {
          const day = dayIn(zone)
          for (const date of dates)
            expect(day(date.toISOString())).toBe(date.toLocaleDateString("sv-SE", { timeZone: zone }))
        },
      ),
    )
  })
})

test.each([
  ["America/Los_Angeles", "2026-03-07", 7, "2026-03-07T15:00:00.000Z"],
  // The clocks change on these days, after midnight in UTC.
  ["America/Los_Angeles", "2026-03-08", 7, "2026-03-08T14:00:00.000Z"],
  ["America/Los_Angeles", "2026-11-01", 7, "2026-11-01T15:00:00.000Z"],
  ["America/New_York", "2026-03-08", 3, "2026-03-08T07:00:00.000Z"],
  ["UTC", "2026-03-08", 0, "2026-03-08T00:00:00.000Z"],
])("in %s, %s at %i is %s", (zone, day, hour, instant) => {
  expect(new Date(instantOf(zone, day, hour)).toISOString()).toBe(instant)
})

test.each([
  ["America/New_York", true],
  ["UTC", true],
  ["New York", false],
  ["", false],
  ["+05:00", false],
  ["-0530", false],
])("%j names a time zone: %s", (name, expected) => {
  expect(Schema.is(TimeZone)(name)).toBe(expected)
})
