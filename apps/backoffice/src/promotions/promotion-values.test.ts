import type { PromotionView } from "@voltread/domain/contract/promotion.ts"
import { benefitWords } from "@voltread/domain/shared/promotion-words.ts"
import { describe, expect, test } from "vitest"
import { readPromotion, valuesOf } from "./promotion-values.ts"
import { stateOf } from "./promotion-words.ts"

const NOW = "2026-11-22T14:00:00.000Z"
const ZONE = "America/New_York"
const empty = valuesOf(null, NOW, ZONE)

const stored: PromotionView = {
  code: "TIRES-10",
  description: "Ten percent off tires",
  benefit: { kind: "percent", basisPoints: 750 },
  categories: ["tires"],
  oncePerPerson: true,
  isActive: true,
  validFrom: "2026-11-01T04:00:00.000Z",
  validUntil: "2026-12-01T05:00:00.000Z",
  version: 3,
  updatedAt: NOW,
  updatedBy: "Ann",
}

describe("the form of a promotion", () => {
  test.each<PromotionView["benefit"]>([
    { kind: "percent", basisPoints: 750 },
    { kind: "percent", basisPoints: 1_000 },
    { kind: "amount", cents: 2_500 },
    { kind: "free-shipping" },
  ])("reads back what it shows of %j", (benefit) => {
    const { version: _, updatedAt: __, updatedBy: ___, code, ...form } = { ...stored, benefit }
    expect(readPromotion(valuesOf({ ...stored, benefit }, NOW, ZONE), ZONE)).toEqual({ code, form })
  })

  test("keeps one switched off, for everybody or without an end, and begins a new one on and for everybody", () => {
    const change = { isActive: false, oncePerPerson: false, validUntil: null }
    expect(readPromotion(valuesOf({ ...stored, ...change }, NOW, ZONE), ZONE)).toMatchObject({ form: change })
    expect(empty).toMatchObject({ isActive: true, oncePerPerson: false, until: "" })
  })

  test("holds through its last day by the shop's clocks, and takes codes in any case", () => {
    expect(valuesOf(stored, NOW, ZONE)).toMatchObject({ from: "2026-11-01", until: "2026-11-30" })
    const typed = { ...empty, code: " fall-10 ", value: "10", from: "2026-10-31", until: "2026-11-01" }
    // Clocks are set back on 1 November.
    expect(readPromotion(typed, ZONE)).toMatchObject({
      code: "FALL-10",
      form: { validFrom: "2026-10-31T04:00:00.000Z", validUntil: "2026-11-02T05:00:00.000Z" },
    })
  })

  test("begins today by the shop's day, which may be yesterday's elsewhere", () => {
    expect(valuesOf(null, "2026-11-23T04:59:00.000Z", ZONE).from).toBe("2026-11-22")
  })

  test("may be for one day, and for all of the price", () => {
    const typed = { ...empty, code: "ALL", value: "100", from: "2026-11-02", until: "2026-11-02" }
    expect(readPromotion(typed, ZONE)).toMatchObject({
      form: {
        benefit: { kind: "percent", basisPoints: 10_000 },
        validFrom: "2026-11-02T05:00:00.000Z",
        validUntil: "2026-11-03T05:00:00.000Z",
      },
    })
  })

  test.each([
    ["amount", "$1,250.50", { kind: "amount", cents: 125_050 }],
    ["percent", "7.5 %", { kind: "percent", basisPoints: 750 }],
  ])("takes its %s as people write it: %s", (kind, value, benefit) => {
    const typed = { ...empty, code: "FALL", kind, value }
    expect(readPromotion(typed, ZONE)).toMatchObject({ form: { benefit } })
  })

  test.each([
    ["code", { code: "x" }],
    ["value", { value: "100.01" }],
    ["value", { value: "0" }],
    ["value", { kind: "amount", value: "free" }],
    ["value", { kind: "amount", value: "0" }],
    ["value", { kind: "amount", value: "25%" }],
    ["value", { kind: "percent", value: "$25" }],
    ["from", { from: "soon" }],
    ["until", { until: "2026-11-01" }],
    ["until", { until: "whenever" }],
  ])("points at %s in %j", (field, change) => {
    const read = readPromotion({ ...empty, code: "FALL", value: "10", ...change }, ZONE)
    expect("errors" in read ? Object.keys(read.errors) : []).toEqual([field])
  })
})

test("a promotion says what it takes off, and whether it holds", () => {
  expect(benefitWords(stored)).toBe("7.5% off")
  const at = (day: string) => stateOf(stored, Date.parse(day)).label
  expect([at("2026-10-31"), at("2026-11-02"), at("2026-12-02")]).toEqual(["Scheduled", "Active", "Expired"])
})
