import { expect, test } from "vitest"
import { applicantDay } from "./applicant-day.ts"

test.each([
  ["2026-03-31T03:59:59.999Z", "2026-03-30", "2026-03-30"],
  ["2026-03-31T04:00:00.000Z", "2026-03-30", "2026-03-31"],
  ["2026-03-31T09:59:59.999Z", "2026-03-30", "2026-03-31"],
  ["2026-03-31T10:00:00.000Z", "2026-03-31", "2026-03-31"],
  ["2027-01-01T04:59:59.999Z", "2026-12-31", "2026-12-31"],
  ["2027-01-01T05:00:00.000Z", "2026-12-31", "2027-01-01"],
])("at %s it is %s in Hawaii and %s on the east coast", (instant, earliest, latest) => {
  expect(applicantDay(instant)).toEqual({ earliest, latest })
})
