import { expect, it } from "vitest"
import { differencesOf } from "./change-words.ts"

const change = (before: Record<string, unknown> | null, after: Record<string, unknown> | null) =>
  differencesOf({
    changeId: 1,
    at: "2026-11-01T10:00:00.000Z",
    actorName: "Ada",
    what: "Affiliate changed",
    before,
    after,
  }).map(({ label, before: was, after: is }) => [label, was, is])

it("calls fields and values what the forms call them", () => {
  const before = { name: "Deals", status: "active", payoutPeriod: "monthly", network: "tune", rollupId: null }
  expect(change(before, { ...before, status: "paused", payoutPeriod: "weekly", rollupId: "ONE" })).toEqual([
    ["Status", "Active", "Paused"],
    ["Paid", "Every month", "Every week"],
    ["Rollup", null, "ONE"],
  ])
})

it("says terms in a sentence", () => {
  const terms = { kind: "category", rates: [{ category: "tires", basisPoints: 500 }], otherBasisPoints: 200 }
  const form = { subAffiliateId: null, validFrom: "2026-11-27T00:00:00.000Z", validUntil: null, terms }
  expect(change(null, form)).toEqual([
    ["From", null, "2026-11-27T00:00:00.000Z"],
    ["Commission", null, "5% of tires, 2% of everything else"],
  ])
})

it("does not show ids that only the server uses", () => {
  expect(change({ tokenId: "t-1" }, null)).toEqual([])
})
