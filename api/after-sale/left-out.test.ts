import { expect, test } from "vitest"
import { leftOut } from "./left-out.ts"

test.each([
  [["A"], 'Full. Left out: "A".'],
  [["A", "B"], 'Full. Left out: "A" and "B".'],
  [[..."ABCDE"], 'Full. Left out: "A", "B", "C", "D", and "E".'],
  [[..."ABCDEFG"], 'Full. Left out: "A", "B", "C", "D", "E", and 2 more.'],
])("what is left out is named, the first of many: %j", (names, words) => {
  expect(leftOut("Full.", names)).toBe(words)
})
