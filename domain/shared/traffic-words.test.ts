import { expect, it } from "vitest"
import { visitInWords } from "./traffic-words.ts"

it.each([
  ["(direct)", "(none)", null, "Direct"],
  ["flyer", "(none)", null, "flyer"],
  ["google", "cpc", "fall", "google / cpc / fall"],
])("%s, %s and %s are a visit from %s", (source, medium, campaign, words) =>
  expect(visitInWords({ source, medium, campaign })).toBe(words),
)
