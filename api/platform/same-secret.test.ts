import { expect, test } from "vitest"
import { isSameSecret } from "./same-secret.ts"

test.each([
  ["abc", "abc", true],
  ["", "", true],
  ["abd", "abc", false],
  ["ab", "abc", false],
  // As many letters, but more bytes.
  ["abé", "abc", false],
])("%j is %j: %s", (given, right, expected) => {
  expect(isSameSecret(given, right)).toBe(expected)
})
