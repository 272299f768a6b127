// @vitest-environment happy-dom
import { act } from "react"
import { expect, test, vi } from "vitest"
import { openPage } from "../page/open-page.fixture.ts"
import { DateTime } from "./date-time.tsx"

const { DateTimeFormat } = Intl

/** A machine in Los Angeles. */
class InLosAngeles extends DateTimeFormat {
  constructor(locales?: Intl.LocalesArgument, options?: Intl.DateTimeFormatOptions) {
    super(locales, { timeZone: "America/Los_Angeles", ...options })
  }
}

test("a day without a time is the same one west of Greenwich, where a moment may be the day before", () => {
  vi.spyOn(Intl, "DateTimeFormat").mockImplementation(InLosAngeles)
  const { page, root } = openPage()
  const shown = (at: string) => {
    act(() => root.render(<DateTime at={at} dateOnly />))
    return page.textContent
  }
  expect(shown("2026-11-05T00:00:00.000Z")).toBe("04 Nov, 2026")
  expect(shown("2026-11-05")).toBe("05 Nov, 2026")
})
