import { expect, test } from "vitest"
import { isPaid, trafficSource } from "./traffic-source.ts"
import type { VisitParameters } from "./visit.ts"

test.each<[string, VisitParameters, string | null, string, boolean]>([
  ["nothing known", {}, null, "(direct) / (none)", false],
  ["a search", {}, "https://www.google.co.uk/", "google / organic", false],
  ["a bookmarked search", {}, "https://duckduckgo.com/", "duckduckgo / organic", false],
  ["a social site", {}, "https://m.facebook.com/", "facebook / social", false],
  ["another site", {}, "https://www.news.example/tires", "news.example / referral", false],
  [
    "a site that is called like a search",
    {},
    "https://google-reviews.example/",
    "google-reviews.example / referral",
    false,
  ],
  ["a site under a search's own ending", {}, "https://blog.google/", "blog.google / referral", false],
  ["what is no address", {}, "about", "(direct) / (none)", false],
  ["an ad of Google", { gclid: "g" }, "https://www.google.com/", "google / cpc", true],
  ["a link on Facebook", { fbclid: "f" }, null, "facebook / social", false],
  [
    "a link that Facebook marked, followed from another site",
    { fbclid: "f" },
    "https://www.news.example/",
    "news.example / referral",
    false,
  ],
  ["an affiliate's own ad of Google", { affiliate_id: "A", gclid: "g" }, null, "A / affiliate", true],
  ["an affiliate", { affiliate_id: "DEALHUNT" }, "https://blog.example/", "DEALHUNT / affiliate", true],
  [
    "what the link says of itself, before everything else",
    { utm_source: "letter", utm_medium: "email", gclid: "g" },
    "https://www.google.com/",
    "letter / email",
    false,
  ],
  [
    "a link that names its source only",
    { utm_source: "flyer" },
    "https://www.bing.com/",
    "flyer / (none)",
    false,
  ],
  [
    "a paid social campaign",
    { utm_source: "tiktok", utm_medium: "paid-social" },
    null,
    "tiktok / paid-social",
    true,
  ],
])("%s", (_, parameters, referrer, expected, paid) => {
  const from = trafficSource(parameters, referrer)
  expect(`${from.source} / ${from.medium}`).toBe(expected)
  expect(isPaid(from)).toBe(paid)
})
