import { expect, test } from "vitest"
import { rollupOf, visitCodec } from "./visit.ts"
import { aVisit } from "./visit-examples.ts"

test("a visit from before country and device were recorded is read without them", () => {
  const data = { visitId: "v-1", parameters: { affiliate_id: "aff-1" } }
  expect(visitCodec.decodeOrThrow({ type: "VisitBegan", schemaVersion: 1, data })).toEqual({
    type: "VisitBegan",
    data: {
      ...data,
      landingPage: null,
      referrer: null,
      deviceClass: "other",
      country: null,
      isBot: false,
      hasConsent: true,
    },
  })
})

test("a visit is written with all that is known of it, and read as it was", () => {
  const event = { type: "VisitBegan", data: aVisit({ country: "US", isBot: true }) } as const
  const stored = visitCodec.encode(event)
  expect(stored.schemaVersion).toBe(2)
  expect(visitCodec.decodeOrThrow(stored)).toEqual(event)
})

test("a visit counts for the rollup that its link names, else for that of its affiliate at the time", () => {
  expect(rollupOf(aVisit({ parameters: { acid: "LINK" }, rollupId: "MEDIA" }))).toBe("LINK")
  expect(rollupOf(aVisit({ parameters: {}, rollupId: "MEDIA" }))).toBe("MEDIA")
  expect(rollupOf(aVisit({ parameters: {} }))).toBeNull()
})
