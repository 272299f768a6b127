import { expect, test } from "vitest"
import { formatDate, formatDay, formatTime, formatWeekday } from "./date-format.ts"

test("dates are written dd MMM, yyyy in the zone asked for", () => {
  const at = new Date("2026-11-05T02:20:00.000Z")
  expect(formatDate(at, "UTC")).toBe("05 Nov, 2026")
  expect(formatDate(at, "America/New_York")).toBe("04 Nov, 2026")
})

test("times are those of a clock with noon and midnight, in the zone asked for", () => {
  const at = new Date("2026-11-05T17:20:00.000Z")
  expect(formatTime(at, "UTC").replace(/\s/u, " ")).toBe("5:20 PM")
  expect(formatTime(at, "America/New_York").replace(/\s/u, " ")).toBe("12:20 PM")
})

test("a day is the same in all zones, and other text stays as it is", () => {
  expect(formatDay("2026-11-05")).toBe("05 Nov, 2026")
  expect(formatDay("2026-13-05")).toBe("2026-13-05")
  expect(formatDay("2026-02-30")).toBe("2026-02-30")
  expect(formatDay("soon")).toBe("soon")
  expect(formatWeekday("2026-11-05")).toBe("Thu, 05 Nov, 2026")
})
