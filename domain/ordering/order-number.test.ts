import { expect, test } from "vitest"
import { readOrderNumber } from "./order-number.ts"

test.each(["VT-7K2MX-04WRD", "vt7k2mx04wrd", " 7K2MX 04WRD ", "VT 7k2mx-04wrd", "VT-7K2MX-O4WRD"])(
  "%j is an order's number",
  (typed) => expect(readOrderNumber(typed)).toBe("VT-7K2MX-04WRD"),
)

test.each([
  ["vtil0-04wrd", "VT-VT110-04WRD"],
  ["VT-VT110-04WRD", "VT-VT110-04WRD"],
])("%j is read as %s: the shop's own letters may begin it, too", (typed, number) =>
  expect(readOrderNumber(typed)).toBe(number),
)
