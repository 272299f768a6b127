import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { ValidDays } from "./valid-days.tsx"

const wordsOf = (validUntil: string | null) =>
  renderToStaticMarkup(
    <ValidDays validFrom="2026-11-01T04:00:00.000Z" validUntil={validUntil} timeZone="America/New_York" />,
  ).replaceAll(/<[^>]*>/g, "")

test("says the first day and the last one, wherever they are read", () => {
  expect(wordsOf("2026-12-01T05:00:00.000Z")).toBe("01 Nov, 2026 – 30 Nov, 2026")
  expect(wordsOf(null)).toBe("From 01 Nov, 2026")
})
