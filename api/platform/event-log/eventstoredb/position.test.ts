import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { fromPosition, toPosition } from "./position.ts"

describe("EventStoreDB: positions", () => {
  const place = fc.record({
    commit: fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }),
    prepare: fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }),
  })

  it("come back as they were, and are ordered as strings as they are in the log", () => {
    fc.assert(
      fc.property(place, place, (a, b) => {
        expect(fromPosition(toPosition(a))).toEqual(a)
        const before = a.commit < b.commit || (a.commit === b.commit && a.prepare < b.prepare)
        expect(toPosition(a) < toPosition(b)).toBe(before)
      }),
    )
  })

  it("of another engine are refused", () => {
    expect(() => fromPosition("0000000000000000042")).toThrow(/another event log/)
  })
})
