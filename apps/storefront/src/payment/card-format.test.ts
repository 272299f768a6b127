import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { formatCardNumber, formatExpiry } from "./card-format.ts"

describe("card fields", () => {
  it.each([
    ["4111111111111111", "4111 1111 1111 1111"],
    ["4111-1111 1", "4111 1111 1"],
    ["378282246310005", "3782 822463 10005"],
    ["", ""],
  ])("number %s reads %s", (typed, shown) => expect(formatCardNumber(typed)).toBe(shown))

  it.each([
    ["1", "1"],
    ["5", "05"],
    ["12", "12"],
    ["123", "12/3"],
    ["1230", "12/30"],
    ["12/2030", "12/30"],
    ["1 / 2031", "01/31"],
    ["930", "09/30"],
  ])("expiry %s reads %s", (typed, shown) => expect(formatExpiry(typed)).toBe(shown))

  it("never changes what it has formatted, so that typing on goes on", () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(formatCardNumber(formatCardNumber(typed))).toBe(formatCardNumber(typed))
        expect(formatExpiry(formatExpiry(typed))).toBe(formatExpiry(typed))
      }),
    )
  })
})
