import { describe, expect, test } from "vitest"
import { asksForConsent, deviceClassOf, isBot, mayIdentify } from "./visitor.ts"

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1"
const WINDOWS =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36"
const PIXEL =
  "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36"
const GALAXY_TAB =
  "Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36"
const CUBOT =
  "Mozilla/5.0 (Linux; Android 13; CUBOT KINGKONG 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Mobile Safari/537.36"
const GOOGLEBOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"

test.each([
  [IPHONE, "mobile"],
  [PIXEL, "mobile"],
  [GALAXY_TAB, "tablet"],
  ["Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) Mobile/15E148", "tablet"],
  [WINDOWS, "desktop"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15", "desktop"],
  ["SmartFridge/1.0", "other"],
] as const)("%s is of class %s", (userAgent, expected) => {
  expect(deviceClassOf(userAgent)).toBe(expected)
})

test.each([
  [GOOGLEBOT, true],
  ["Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/131.0.0.0 Safari/537.36", true],
  ["curl/8.5.0", true],
  ["python-requests/2.32", true],
  ["", true],
  [IPHONE, false],
  [WINDOWS, false],
  [CUBOT, false],
])("%j is a program: %s", (userAgent, expected) => {
  expect(isBot(userAgent)).toBe(expected)
})

describe("something that singles a visitor out may be kept", () => {
  const facts = { choice: null, country: null, isEuropeanTime: false, hasPrivacyControl: false } as const

  test.each([
    ["in the United States", { country: "US" }, true],
    ["where nothing is known of the visitor", {}, true],
    ["not in Germany without a yes", { country: "DE" }, false],
    ["not where the clock is European and the country unknown", { isEuropeanTime: true }, false],
    ["for an American on a trip, whose address is at home", { country: "US", isEuropeanTime: true }, true],
    ["not against Global Privacy Control", { country: "US", hasPrivacyControl: true }, false],
    ["in Germany after a yes", { country: "DE", choice: "granted" as const }, true],
    ["not in the United States after a no", { country: "US", choice: "denied" as const }, false],
  ])("%s", (_, change, expected) => {
    expect(mayIdentify({ ...facts, ...change })).toBe(expected)
  })

  test("and the visitor is asked where the law wants it", () => {
    expect(asksForConsent({ country: "FR", isEuropeanTime: false })).toBe(true)
    expect(asksForConsent({ country: "CA", isEuropeanTime: true })).toBe(false)
  })
})
