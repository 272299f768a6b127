import { expect, test } from "vitest"
import { cityBeginnings, isSameCity } from "./city-search.ts"

test.each([
  ["Aus", ["aus"]],
  ["  san  f", ["sanf"]],
  ["O'Fallon", ["ofallon"]],
  ["Española", ["espanola"]],
  ["St. Lou", ["stlou", "saintlou"]],
  ["ft worth", ["ftworth", "fortworth"]],
  ["MT.VERNON", ["mtvernon", "mountvernon"]],
  // Stamford, Sterling: not an abbreviation yet.
  ["St", ["st"]],
  ["St. ", ["st"]],
  ["a", []],
  ["78", []],
  ["", []],
])("%j may be the beginning of %j", (text, beginnings) => {
  expect(cityBeginnings(text)).toEqual(beginnings)
})

test("a city is the same however it is written", () => {
  expect(isSameCity("WINSTON SALEM", "Winston-Salem")).toBe(true)
  expect(isSameCity("Austin", "Boston")).toBe(false)
})
