import { expect, test } from "vitest"
import { returnsWords } from "./returns-words.ts"

const words = (...keys: ReadonlyArray<string>) => returnsWords(keys.map((key) => ({ key })))

test("canceled units are returns, and no part of the return rate", () => {
  expect(words("gross", "returns")).toBe("Returns are the price of units that came back or were canceled.")
  expect(words("returns", "returnRate")).toMatch(
    /canceled\. The return rate counts only units that came back\.$/,
  )
})

test("refunds of customers are returns, also of orders that were never paid; those of transactions are money", () => {
  expect(words("refunds", "returnRate")).toMatch(
    /^Refunds are the price of units that came back or were canceled\. /,
  )
  expect(words("sales", "refunds")).toBeUndefined()
})

test("nothing is said where a report has no returns", () => {
  expect(words("gross", "returnRate")).toBeUndefined()
})
