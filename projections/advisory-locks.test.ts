import { expect, test } from "vitest"
import { ADVISORY_LOCKS } from "./platform/advisory-locks.ts"

test("no two guards share a number", () => {
  const numbers = Object.values(ADVISORY_LOCKS)
  expect(new Set(numbers).size).toBe(numbers.length)
})
