import { describe, expect, test } from "vitest"
import { type AffiliateLink, affiliateLink } from "./affiliate-link.ts"
import { knownParameters } from "./tracking.ts"

const link = (change: Partial<AffiliateLink> = {}) =>
  affiliateLink({
    origin: "https://shop.example",
    page: "/tires",
    affiliateId: "DEALHUNT",
    subAffiliateId: null,
    rollupId: null,
    clickMacro: "",
    ...change,
  })

describe("an affiliate's link", () => {
  test.each([
    [{}, "https://shop.example/tires?affiliate_id=DEALHUNT"],
    [{ page: "" }, "https://shop.example/?affiliate_id=DEALHUNT"],
    [
      { page: "https://shop.example/search?q=tv#top", subAffiliateId: "blog", rollupId: "MEDIA" },
      "https://shop.example/search?q=tv&affiliate_id=DEALHUNT&sub_affiliate_id=blog&acid=MEDIA#top",
    ],
    [{ clickMacro: "{click_id}" }, "https://shop.example/tires?affiliate_id=DEALHUNT&click_hash={click_id}"],
    [
      { page: "\u00a0/tires\u00a0", clickMacro: " {id} " },
      "https://shop.example/tires?affiliate_id=DEALHUNT&click_hash={id}",
    ],
    [{ clickMacro: "a&evil=1" }, "https://shop.example/tires?affiliate_id=DEALHUNT"],
    [{ page: "/tires?affiliate_id=OTHER" }, "https://shop.example/tires?affiliate_id=DEALHUNT"],
  ])("%# is made of the page and who is paid", (change, expected) => {
    expect(link(change)).toBe(expected)
  })

  test.each([
    "https://evil.example/",
    "//evil.example/",
    "javascript:alert(1)",
    "https://shop.example.evil/",
    "https://",
  ])("is never one to %s", (page) => expect(link({ page })).toBeUndefined())

  test("says what tracking reads of it", () => {
    const made = link({ subAffiliateId: "blog", rollupId: "MEDIA", clickMacro: "abc" }) ?? ""
    expect(knownParameters(new URL(made).searchParams)).toEqual({
      affiliate_id: "DEALHUNT",
      sub_affiliate_id: "blog",
      acid: "MEDIA",
      click_hash: "abc",
    })
  })
})
