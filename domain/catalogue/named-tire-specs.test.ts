import { expect, test } from "vitest"
import { namedTireSpecs } from "./named-tire-specs.ts"

test.each([
  ["run flat tires", ["run flat"], "tires"],
  ["225/45R18 Run-Flat", ["run flat"], "225/45R18"],
  ["runflats", ["run flat"], ""],
  ["10 ply truck tires", ["10 ply"], "truck tires"],
  ["10-ply rated tires", ["10 ply"], "tires"],
  ["load range E tires", ["10 ply"], "tires"],
  ["80,000 mile tires", ["80000 miles"], "tires"],
  ["80k miles warranty", ["80000 miles"], ""],
  ["white wall tires", ["white wall"], "tires"],
  ["tires with white letters", ["white letters"], "tires with"],
  ["60000 mile run flat tires", ["run flat", "60000 miles"], "tires"],
  ["run flatbed trailer", [], "run flatbed trailer"],
  ["load range Q", [], "load range Q"],
  ["4k tv", [], "4k tv"],
])("%s names the specifications %j", (text, keys, rest) => {
  const named = namedTireSpecs(text)
  expect(named.specs.map(({ key }) => key)).toEqual(keys)
  expect(named.rest).toBe(rest)
})

test.each([
  ["80k mile", "90000", true],
  ["80k mile", "70000", false],
  ["10 ply", "10", true],
  ["10 ply", "6", false],
  ["white wall", "White sidewall", true],
  ["white letters", "Outlined white letters", true],
  ["white letters", "Black sidewall", false],
])("%s of tires with %s: %s", (text, value, expected) => {
  expect(namedTireSpecs(text).specs.map(({ isMet }) => isMet(value))).toEqual([expected])
})
