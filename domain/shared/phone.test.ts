import fc from "fast-check"
import { expect, test } from "vitest"
import { isUsPhone } from "./phone.ts"
import { anyUnicode } from "./text-arbitraries.ts"

test.each([
  ["2125551212", "New York"],
  ["2025550100", "Washington"],
  ["9075551234", "Alaska"],
  ["6215551234", "Houston, since 2025"],
  ["8085551234", "Hawaii"],
  ["8005552222", "toll-free"],
  ["2129112222", "an exchange that ends in 11"],
])("%s is a US number: %s", (phone) => {
  expect(isUsPhone(phone)).toBe(true)
})

test.each([
  ["", "nothing"],
  ["212555121", "nine digits"],
  ["21255512122", "eleven digits"],
  ["(212)55512", "ten characters that are not digits"],
  ["2125551e12", "an exponent"],
  ["2125551212\n", "a line break after it"],
  ["２１２５５５１２１２", "full-width digits"],
  ["٢١٢٥٥٥١٢١٢", "Arabic digits"],
  ["1235551212", "an area code that begins with 1"],
  ["0125551212", "an area code that begins with 0"],
  ["2120555121", "an exchange that begins with 0"],
  ["2121555121", "an exchange that begins with 1"],
  ["9115551212", "a service code"],
  ["5555555555", "an area code that is not in use"],
  ["4165550123", "Toronto"],
  ["8765551234", "Jamaica"],
  ["7875551234", "Puerto Rico"],
  ["6715551234", "Guam"],
])("%j is not: %s", (phone) => {
  expect(isUsPhone(phone)).toBe(false)
})

test("one character that is no ASCII digit, anywhere in a number, makes it none", () => {
  const place = fc.integer({ min: 0, max: 9 })
  const other = anyUnicode({ minLength: 1, maxLength: 1 }).filter((text) => !/^[0-9]$/.test(text))
  fc.assert(
    fc.property(place, other, (at, text) => {
      const phone = "2125551212"
      expect(isUsPhone(phone.slice(0, at) + text + phone.slice(at + 1))).toBe(false)
      expect(isUsPhone(phone.slice(0, at) + text + phone.slice(at))).toBe(false)
    }),
  )
})
