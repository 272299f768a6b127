import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { MINIMUM, trickle } from "./progress.ts"

describe("progress bar", () => {
  it("always moves on and never arrives by itself", () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 300 }), (chances) => {
        let progress = MINIMUM
        for (const chance of chances) {
          const next = trickle(progress, chance)
          expect(next).toBeGreaterThanOrEqual(progress)
          expect(next).toBeLessThan(1)
          progress = next
        }
      }),
    )
  })
})
