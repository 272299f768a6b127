import fc from "fast-check"
import { expect, test } from "vitest"
import { waysToFit } from "./kept-units.ts"

const two = (total: number) => [{ quantity: 2, total }]

test.each([
  [
    "a unit comes to what was approved",
    two(30_000),
    { least: 10_000, most: 15_000 },
    0,
    "fewer-units-or-card",
  ],
  ["no unit is cheap enough", two(30_002), { least: 10_000, most: 15_000 }, 0, "card"],
  ["a unit comes to the least", two(30_000), { least: 15_000, most: 20_000 }, 0, "fewer-units-or-card"],
  ["a unit comes to less, and two to more", two(29_998), { least: 15_000, most: 20_000 }, 0, "card"],
  [
    "a unit is paid for the most part",
    two(30_000),
    { least: 5_000, most: 9_000 },
    10_000,
    "fewer-units-or-card",
  ],
  ["less than the least was approved", two(30_000), { least: 15_000, most: 14_999 }, 0, "none"],
  [
    "two lines together come to enough",
    [
      { quantity: 1, total: 8_000 },
      { quantity: 1, total: 9_000 },
      { quantity: 1, total: 60_000 },
    ],
    { least: 15_000, most: 17_000 },
    0,
    "fewer-units-or-card",
  ],
] as const)("where %s, an approval can be kept by: %s", (_, lines, financed, paid, ways) => {
  expect(waysToFit(lines, financed, paid)).toBe(ways)
})

const lines = fc.array(
  fc.record({ quantity: fc.integer({ min: 1, max: 3 }), unit: fc.integer({ min: 1, max: 40 }) }),
  { minLength: 1, maxLength: 4 },
)

test("units are removed where any choice of them comes to an amount that is financed", () => {
  fc.assert(
    fc.property(
      lines,
      fc.integer({ min: 1, max: 50 }),
      fc.integer({ min: 0, max: 50 }),
      (all, least, more) => {
        const most = least + more
        const sums = all.reduce<ReadonlyArray<number>>(
          (before, { quantity, unit }) =>
            before.flatMap((sum) => Array.from({ length: quantity + 1 }, (__, units) => sum + units * unit)),
          [0],
        )
        const isPossible = sums.some((sum) => sum >= least && sum <= most)
        const priced = all.map(({ quantity, unit }) => ({ quantity, total: quantity * unit }))
        expect(waysToFit(priced, { least, most }, 0)).toBe(isPossible ? "fewer-units-or-card" : "card")
      },
    ),
  )
})
