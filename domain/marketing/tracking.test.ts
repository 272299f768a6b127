import { describe, expect, test } from "vitest"
import { isIPv4, knownParameters, knownVisits, TRACKING_DAYS, withoutIdentifiers } from "./tracking.ts"

describe("parameters of an address", () => {
  test("are kept only if they are known", () => {
    const address = new URLSearchParams(
      "utm_source=google&utm_medium=cpc&utm_campaign=tires&utm_term=cheap+tires&utm_content=ad-2&acid=7&fbclid=f&gclid=g&affiliate_id=a1&sub_affiliate_id=s1&click_hash=c&session=x&__proto__=y&toString=z",
    )
    expect(knownParameters(address)).toEqual({
      utm_source: "google",
      utm_medium: "cpc",
      utm_campaign: "tires",
      utm_term: "cheap tires",
      utm_content: "ad-2",
      acid: "7",
      fbclid: "f",
      gclid: "g",
      affiliate_id: "a1",
      sub_affiliate_id: "s1",
      click_hash: "c",
    })
  })

  test("lose control characters", () => {
    expect(knownParameters(new URLSearchParams("utm_source=%00promo&acid=%00&gclid=a%0Ab"))).toEqual({
      utm_source: "promo",
      gclid: "ab",
    })
  })

  test("keep their first value, and none that is empty or too long", () => {
    expect(knownParameters(new URLSearchParams("gclid=first&gclid=second"))).toEqual({ gclid: "first" })
    expect(
      knownParameters([
        ["gclid", ""],
        ["acid", "a".repeat(501)],
      ]),
    ).toEqual({})
    const longest = "a".repeat(500)
    expect(knownParameters([["acid", longest]])).toEqual({ acid: longest })
  })

  test("are remembered for as many days as spec §9 says", () => {
    const { utm_source, utm_medium, utm_campaign, acid, fbclid, gclid } = TRACKING_DAYS
    expect([utm_source, utm_medium, utm_campaign, acid]).toEqual([3, 3, 3, 3])
    expect([
      fbclid,
      gclid,
      TRACKING_DAYS.affiliate_id,
      TRACKING_DAYS.sub_affiliate_id,
      TRACKING_DAYS.click_hash,
    ]).toEqual([30, 30, 30, 30, 30])
  })
})

test("the clicks of one person are left out where their law requires consent", () => {
  const kept = { utm_source: "google", affiliate_id: "a1", sub_affiliate_id: "s1", acid: "7" }
  expect(withoutIdentifiers({ ...kept, fbclid: "f", gclid: "g", click_hash: "c" })).toEqual(kept)
})

test("only valid ids of visits are kept", () => {
  const id = "0198c0de-0000-7000-8000-000000000001"
  const cookies: ReadonlyArray<readonly [string, string]> = [
    ["visit_id", id],
    ["first_visit_id", "1"],
    ["last_visit_id", `${id}'`],
    ["session", id],
  ]
  expect(knownVisits(cookies)).toEqual({ visit_id: id })
})

test.each([
  ["203.0.113.9", true],
  ["0.0.0.0", true],
  ["255.255.255.255", true],
  ["256.0.0.1", false],
  ["1.2.3", false],
  ["1.2.3.4.5", false],
  ["01.2.3.4", false],
  ["1.2.3.4 ", false],
  ["1.2.3.-4", false],
  ["::1", false],
  ["1.2.3.4\n", false],
  ["", false],
])("%j is a dotted IPv4 address: %s", (address, expected) => {
  expect(isIPv4(address)).toBe(expected)
})
