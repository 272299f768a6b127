import type { FacetKind } from "@voltread/domain/catalogue/facets.ts"
import fc from "fast-check"
import { expect, test } from "vitest"
import { FACETS } from "./facet-kinds.ts"
import { type FoundRows, findRows, type RowQuery } from "./find-rows.ts"
import type { IndexRow } from "./index-row.ts"
import { type SearchIndex, SearchIndexBuilder } from "./search-index.ts"
import { rowsInOrder } from "./sort-order.ts"

const row: fc.Arbitrary<Omit<IndexRow, "number">> = fc.record({
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
  attributes: fc.constantFrom(null, {}, { Panel: "OLED" }, { Panel: "LED" }),
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

const inIndexOrder = (list: ReadonlyArray<Omit<IndexRow, "number">>): ReadonlyArray<IndexRow> =>
  list
    .toSorted((a, b) => {
      const [one, other] = [a.product_type + a.category, b.product_type + b.category]
      if (one === other) return 0
      return one < other ? -1 : 1
    })
    .map((each, index) => ({ ...each, number: 100 + index }))

const rows = fc.array(row, { maxLength: 60 }).map(inIndexOrder)

const KINDS: ReadonlyArray<FacetKind> = [
  "categories",
  "brands",
  "customerReviews",
  "shipment",
  "vehicles",
  "panel",
]
const VALUES = ["televisions", "tires", "Acme", "Brio", "4", "3", "free", "ship", "suv-cuv", "OLED"]
const price = fc.option(fc.integer({ min: 0, max: 20 }))

const query: fc.Arbitrary<RowQuery> = fc.record({
  productType: fc.constantFrom(null, "tire"),
  facetFilters: fc
    .array(fc.record({ kind: fc.constantFrom(...KINDS), values: fc.subarray(VALUES, { minLength: 1 }) }), {
      maxLength: 3,
    })
    .map((facetFilters) => [
      ...new Map(facetFilters.map((facetFilter) => [facetFilter.kind, facetFilter])).values(),
    ]),
  minPrice: price,
  maxPrice: price,
  inStock: fc.boolean(),
  conditions: fc.constant([]),
  rows: fc.option(fc.uniqueArray(fc.nat(80), { maxLength: 40 })),
  counted: fc.constant(() => KINDS),
})

/** A reference implementation without optimizations: each facet reads every product again. */
const expectedRows = (list: ReadonlyArray<IndexRow>, wanted: RowQuery) => {
  const passes = (each: IndexRow, index: number, but: FacetKind | "price" | null) =>
    (wanted.rows === null || wanted.rows.includes(index)) &&
    (wanted.productType === null || each.product_type === wanted.productType) &&
    (!wanted.inStock || each.in_stock) &&
    (but === "price" ||
      (each.sale_price >= (wanted.minPrice ?? 0) && each.sale_price <= (wanted.maxPrice ?? 1e9))) &&
    wanted.facetFilters.every(
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

const shelfOf = (list: ReadonlyArray<IndexRow>) => {
  const builder = new SearchIndexBuilder()
  for (const each of list) builder.push(each)
  return builder.finish()
}

const comparable = (found: FoundRows, index: SearchIndex) => ({
  numbers: [...found.rows].map((each) => index.numbers[each] ?? 0).toSorted((a, b) => a - b),
  minPrice: found.minPrice,
  maxPrice: found.maxPrice,
  counts: [...found.counts].map(([kind, counts]) => [kind, Object.fromEntries(counts)]),
})

test("the optimized search finds and counts what the reference implementation does", () => {
  fc.assert(
    fc.property(rows, query, (list, wanted) => {
      const index = shelfOf(list)
      expect(comparable(findRows(index, wanted), index)).toEqual(expectedRows(list, wanted))
    }),
    { numRuns: 1_000 },
  )
})

test("more products than one block are searched", () => {
  const kinds = fc.sample(row, { numRuns: 500, seed: 3 })
  const list = inIndexOrder(Array.from({ length: 40 }, () => kinds).flat())
  const index = shelfOf(list)
  for (const wanted of fc.sample(query, { numRuns: 30, seed: 5 })) {
    const whole = { ...wanted, rows: null }
    expect(comparable(findRows(index, whole), index)).toEqual(expectedRows(list, whole))
  }
})

test("pages of any size, in both directions, follow the rows in order", () => {
  fc.assert(
    fc.property(rows, fc.boolean(), fc.integer({ min: 1, max: 9 }), (list, backwards, size) => {
      const index = shelfOf(list)
      const { rows: chosen } = findRows(index, { ...EVERYTHING, inStock: true })
      const order = index.sortOrders.price
      const pages = Array.from({ length: Math.ceil(list.length / size) + 1 }, (_, page) =>
        rowsInOrder(order, chosen, backwards, page * size, size),
      )
      const sorted = [...chosen].toSorted((a, b) => (order.positions[a] ?? 0) - (order.positions[b] ?? 0))
      expect(pages.flat()).toEqual(backwards ? sorted.toReversed() : sorted)
      const prices = sorted.map((each) => index.prices[each] ?? 0)
      expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    }),
  )
})

const EVERYTHING: RowQuery = {
  productType: null,
  facetFilters: [],
  minPrice: null,
  maxPrice: null,
  inStock: false,
  conditions: [],
  rows: null,
  counted: () => [],
}

test("products are rated by their stars, then by how many reviews they have; those without any come first", () => {
  fc.assert(
    fc.property(rows, (list) => {
      const ranks = [...shelfOf(list).sortOrders.rating.rows].map((each) => {
        const { review_average, review_count } = list[each] ?? expect.unreachable()
        return review_average === null ? -1 : review_average * 1_000 + review_count
      })
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
    }),
  )
})

test("a product is found by its number, and one that is not there is not", () => {
  const index = shelfOf(fc.sample(rows, { numRuns: 1, seed: 7 })[0] ?? [])
  for (let at = 0; at < index.size; at += 1) expect(index.rowOf(index.numbers[at] ?? 0)).toBe(at)
  expect(index.rowOf(5)).toBeUndefined()
})
