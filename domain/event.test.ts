import { expect, test } from "vitest"
import { isImportedHistory } from "./event.ts"

test("an event is news for seven days", () => {
  const at = "2026-03-01T12:00:00.000Z"
  expect(isImportedHistory(at, Date.parse("2026-03-08T12:00:00.000Z"))).toBe(false)
  expect(isImportedHistory(at, Date.parse("2026-03-08T12:00:00.001Z"))).toBe(true)
})
