import { expect, test } from "vitest"
import { aVisit } from "../marketing/visit-examples.ts"
import { touchOfVisit } from "./touch-of-visit.ts"

const at = "2026-03-01T10:00:00.000Z"

test("an order keeps what a visit's link said, each under its own name", () => {
  const parameters = {
    utm_source: "google",
    utm_medium: "cpc",
    utm_campaign: "spring",
    utm_term: "cheap tires",
    utm_content: "ad-2",
    gclid: "g",
    affiliate_id: "DEALHUNT",
    sub_affiliate_id: "mail",
    acid: "MEDIA",
  }
  expect(touchOfVisit(aVisit({ parameters }), at)).toEqual({
    visitId: "visit-1",
    at,
    source: "google",
    medium: "cpc",
    campaign: "spring",
    term: "cheap tires",
    content: "ad-2",
    hasGoogleClick: true,
    affiliateId: "DEALHUNT",
    subAffiliateId: "mail",
    rollupId: "MEDIA",
  })
})

test("a visit without parameters came from its referrer", () => {
  expect(
    touchOfVisit(aVisit({ parameters: { fbclid: "f" }, referrer: "https://www.news.example/" }), at),
  ).toEqual({
    visitId: "visit-1",
    at,
    source: "news.example",
    medium: "referral",
    campaign: null,
    term: null,
    content: null,
    hasGoogleClick: false,
    affiliateId: null,
    subAffiliateId: null,
    rollupId: null,
  })
})
