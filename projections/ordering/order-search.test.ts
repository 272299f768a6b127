import { expect, test } from "vitest"
import { orderSearchPatterns } from "./order-search.ts"

test.each(["VT-7K2MX-04WRD", "vt7k2mxo4wrd", " VT 7K2MX O4WRD "])(
  "%j finds the order of that number, with the digits that its letters look like",
  (typed) => expect(orderSearchPatterns(typed)).toEqual(["%vt-7k2mx-04wrd%"]),
)

test.each([
  ["vtonlyletters", ["%vtonlyletters%"]],
  ["vt-7k2mo", ["%vt-7k2mo%"]],
  ["Otto Illing", ["%otto%", "%illing%"]],
])("%j is searched for as it is typed", (typed, patterns) =>
  expect(orderSearchPatterns(typed)).toEqual(patterns),
)
