import { Schema } from "effect"
import { expect, test } from "vitest"
import { commaSeparated, queryCount, queryNumber } from "./query-values.ts"

const decode = Schema.decodeUnknownSync(queryNumber("dollars"))

test.each([
  ["0", 0],
  ["-1", -1],
  ["99.50", 99.5],
  ["007", 7],
])("%s is a number", (text, value) => {
  expect(decode(text)).toBe(value)
})

test.each(["", " ", " 1", "1e3", "0x10", "1,000", "Infinity", "9".repeat(400)])("%j is no number", (text) => {
  expect(() => decode(text)).toThrow("must be a number such as 50")
})

test("a count is whole, and within its range", () => {
  const isCount = Schema.decodeUnknownSync(queryCount("rows", { minimum: 1, maximum: 200 }))
  expect(isCount("200")).toBe(200)
  for (const text of ["0", "201", "1.5", ""]) expect(() => isCount(text)).toThrow()
})

test("a list that is left empty asks for nothing", () => {
  expect(commaSeparated("COMPLETED,RETURNED")).toEqual(["COMPLETED", "RETURNED"])
  expect([commaSeparated(""), commaSeparated(undefined)]).toEqual([null, null])
})
