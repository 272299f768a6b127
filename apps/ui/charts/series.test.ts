import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { labelIndices, labelWithin, nextPoint, valueRange } from "./series.ts"

describe("chart", () => {
  it("spans all values and zero, and is never empty", () => {
    expect(valueRange([])).toEqual([0, 1])
    expect(valueRange([{ label: "a", values: [5, -2] }])).toEqual([-2, 5])
    expect(valueRange([{ label: "a", values: [3] }])).toEqual([0, 3])
    expect(valueRange([{ label: "a", values: [Number.NaN, 3] }])).toEqual([0, 3])
  })

  it("spans what lies on top of each other", () => {
    expect(valueRange([{ label: "a", values: [5, 2, -3, -1] }], true)).toEqual([-4, 7])
  })

  it("shows at most as many labels as fit, starting with the first", () => {
    fc.assert(
      fc.property(fc.nat(2_000), fc.integer({ min: 1, max: 40 }), (count, most) => {
        const indices = labelIndices(count, most)
        expect(indices.length).toBeLessThanOrEqual(most)
        expect(indices[0]).toBe(count === 0 ? undefined : 0)
        expect(indices.every((index) => index < count)).toBe(true)
      }),
    )
  })

  it("cuts labels that would run into the next one", () => {
    expect(labelWithin("25 Oct, 2026", 90)).toBe("25 Oct, 2026")
    expect(labelWithin("VER-CORSA-LITE-18X75-5X100-55-GOLD", 90)).toBe("VER-CORSA-L…")
    expect(labelWithin("all season tires near me", 90)).toBe("all season…")
  })

  it("is read with the arrow keys, which stop at its ends", () => {
    expect(nextPoint("ArrowRight", -1, 3)).toBe(0)
    expect(nextPoint("ArrowRight", 2, 3)).toBe(2)
    expect(nextPoint("ArrowLeft", 0, 3)).toBe(0)
    expect(nextPoint("End", 0, 3)).toBe(2)
    expect(nextPoint("Home", 2, 3)).toBe(0)
    expect(nextPoint("a", 1, 3)).toBeUndefined()
  })
})
