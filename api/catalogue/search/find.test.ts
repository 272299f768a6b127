import type { FacetKind } from "@voltread/domain/catalogue/facets.ts"
import fc from "fast-check"
import { expect, test } from "vitest"
import { FACETS } from "./facet-kinds.ts"
import { type Found, find, type ShelfQuery } from "./find.ts"
import { slice } from "./order.ts"
import { type Shelf, ShelfBuilder } from "./shelf.ts"
import type { ShelfRow } from "./shelf-row.ts"

const row: fc.Arbitrary<Omit<ShelfRow, "number">> = fc.record({
  product_type: fc.constantFrom("electronics", "tire"),
  category: fc.constantFrom("televisions", "tires", "sound-bars"),
  brand: fc.constantFrom("Acme", "Brio", "Corvo"),
  sale_price: fc.integer({ min: 0, max: 20 }),
  regular_price: fc.constant(20),
  shipping_cost: fc.constantFrom(0, 5),
  is_shippable: fc.boolean(),
  clearance: fc.boolean(),
  review_average: fc.constantFrom(null, 1.4, 3, 4.6),
  review_count: fc.integer({ min: 0, max: 3 }),
  in_stock: fc.boolean(),
  line_id: fc.constant(null),
  tire_size: fc.constant(null),
  width_mm: fc.constant(null),
  rim_diameter_in: fc.constant(null),
  ply_rating: fc.constant(null),
  max_load_lb: fc.constant(null),
  speed_rating: fc.constant(null),
  season: fc.constantFrom(null, "Winter", "Summer"),
  mileage_warranty: fc.constant(null),
  sidewall: fc.constant(null),
  run_flat: fc.constant(null),
  vehicle_types: fc.constantFrom(null, ["car-van"], ["car-van", "suv-cuv"]),
  bolt_patterns: fc.constant(null),
  hub_bore: fc.constant(null),
  wheel_offset: fc.constant(null),
  back_spacing: fc.constant(null),
  wheel_diameter: fc.constant(null),
  wheel_width: fc.constant(null),
  finish: fc.constant(null),
})

const shelved = (list: ReadonlyArray<Omit<ShelfRow, "number">>): ReadonlyArray<ShelfRow> =>
  list
    .toSorted((a, b) => {
      const [one, other] = [a.product_type + a.category, b.product_type + b.category]
      return one < other ? -1 : one > other ? 1 : 0
    })
    .map((each, index) => ({ ...each, number: 100 + index }))

const rows = fc.array(row, { maxLength: 60 }).map(shelved)

const KINDS: ReadonlyArray<FacetKind> = ["categories", "brands", "customerReviews", "shipment", "vehicles"]
const VALUES = ["televisions", "tires", "Acme", "Brio", "4", "3", "free", "ship", "suv-cuv"]
const price = fc.option(fc.integer({ min: 0, max: 20 }))

const query: fc.Arbitrary<ShelfQuery> = fc.record({
  productType: fc.constantFrom(null, "tire"),
  choices: fc
    .array(fc.record({ kind: fc.constantFrom(...KINDS), values: fc.subarray(VALUES, { minLength: 1 }) }), {
      maxLength: 3,
    })
    .map((choices) => [...new Map(choices.map((choice) => [choice.kind, choice])).values()]),
  minPrice: price,
  maxPrice: price,
  inStock: fc.boolean(),
  conditions: fc.constant([]),
  rows: fc.option(fc.uniqueArray(fc.nat(80), { maxLength: 40 })),
  counted: fc.constant(KINDS),
})

/** The same in the plainest words: each facet asks every product anew. */
const plainly = (list: ReadonlyArray<ShelfRow>, wanted: ShelfQuery) => {
  const passes = (each: ShelfRow, index: number, but: FacetKind | "price" | null) =>
    (wanted.rows === null || wanted.rows.includes(index)) &&
    (wanted.productType === null || each.product_type === wanted.productType) &&
    (!wanted.inStock || each.in_stock) &&
    (but === "price" ||
      (each.sale_price >= (wanted.minPrice ?? 0) && each.sale_price <= (wanted.maxPrice ?? 1e9))) &&
    wanted.choices.every(
      ({ kind, values }) =>
        kind === but || FACETS[kind].valuesOf(each).some((value) => values.includes(value)),
    )
  const at = (but: FacetKind | "price" | null) => list.filter((each, index) => passes(each, index, but))
  const prices = at("price").map((each) => each.sale_price)
  return {
    numbers: at(null).map(({ number }) => number),
    minPrice: prices.length === 0 ? 0 : Math.min(...prices),
    maxPrice: Math.max(0, ...prices),
    counts: KINDS.map((kind) => {
      const counts: Record<string, number> = {}
      for (const each of at(kind)) {
        for (const value of FACETS[kind].valuesOf(each)) counts[value] = (counts[value] ?? 0) + 1
      }
      return [kind, counts]
    }),
  }
}

const shelfOf = (list: ReadonlyArray<ShelfRow>) => {
  const builder = new ShelfBuilder()
  for (const each of list) builder.push(each)
  return builder.finish()
}

const inPlainWords = (found: Found, shelf: Shelf) => ({
  numbers: [...found.rows].map((each) => shelf.numbers[each] ?? 0).toSorted((a, b) => a - b),
  minPrice: found.minPrice,
  maxPrice: found.maxPrice,
  counts: [...found.counts].map(([kind, counts]) => [kind, Object.fromEntries(counts)]),
})

test("columns, tallies and marks find and count what asking every product for every facet does", () => {
  fc.assert(
    fc.property(rows, query, (list, wanted) => {
      const shelf = shelfOf(list)
      expect(inPlainWords(find(shelf, wanted), shelf)).toEqual(plainly(list, wanted))
    }),
    { numRuns: 1_000 },
  )
})

test("more products than are looked at in one go", () => {
  const kinds = fc.sample(row, { numRuns: 500, seed: 3 })
  const list = shelved(Array.from({ length: 40 }, () => kinds).flat())
  const shelf = shelfOf(list)
  for (const wanted of fc.sample(query, { numRuns: 30, seed: 5 })) {
    const whole = { ...wanted, rows: null }
    expect(inPlainWords(find(shelf, whole), shelf)).toEqual(plainly(list, whole))
  }
})

test("pages of any size, both ways round, are the rows in their order", () => {
  fc.assert(
    fc.property(rows, fc.boolean(), fc.integer({ min: 1, max: 9 }), (list, backwards, size) => {
      const shelf = shelfOf(list)
      const { rows: chosen } = find(shelf, { ...EVERYTHING, inStock: true })
      const order = shelf.orders.price
      const pages = Array.from({ length: Math.ceil(list.length / size) + 1 }, (_, page) =>
        slice(order, chosen, backwards, page * size, size),
      )
      const sorted = [...chosen].toSorted((a, b) => (order.places[a] ?? 0) - (order.places[b] ?? 0))
      expect(pages.flat()).toEqual(backwards ? sorted.toReversed() : sorted)
      const prices = sorted.map((each) => shelf.prices[each] ?? 0)
      expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    }),
  )
})

const EVERYTHING: ShelfQuery = {
  productType: null,
  choices: [],
  minPrice: null,
  maxPrice: null,
  inStock: false,
  conditions: [],
  rows: null,
  counted: [],
}

test("a product is found by its number, and one that is not there is not", () => {
  const shelf = shelfOf(fc.sample(rows, { numRuns: 1, seed: 7 })[0] ?? [])
  for (let at = 0; at < shelf.size; at += 1) expect(shelf.rowOf(shelf.numbers[at] ?? 0)).toBe(at)
  expect(shelf.rowOf(5)).toBeUndefined()
})
