import { Effect } from "effect"
import { expect, test } from "vitest"
import type { SearchProductsInput } from "../generated/products.ts"
import type { ProductSearch } from "./search/product-search.ts"
import { toProductSearch } from "./search-input.ts"

test.each<readonly [SearchProductsInput, Partial<ProductSearch>]>([
  [
    {},
    {
      query: "",
      productType: null,
      facetFilters: [],
      minPrice: null,
      maxPrice: null,
      inStock: false,
      fit: null,
      sort: "relevance",
      pageNumber: 1,
      pageSize: 12,
    },
  ],
  [
    { inStock: true, sort: "newest", pageNumber: 3, pageSize: 50 },
    { inStock: true, sort: "newest", pageNumber: 3, pageSize: 50 },
  ],
  [
    { minPrice: 19.99, maxPrice: 19.99 },
    { minPrice: 1_999, maxPrice: 1_999 },
  ],
  [{ customerReview: 3 }, { facetFilters: [{ kind: "customerReviews", values: ["3"] }] }],
  [
    { categories: ["laptops"], categoriesId: ["tvs"] },
    { facetFilters: [{ kind: "categories", values: ["laptops", "tvs"] }] },
  ],
  [
    {
      brands: ["Acme"],
      filters: [
        { kind: "brands", values: ["Brio"] },
        { kind: "panel", values: [] },
      ],
    },
    { facetFilters: [{ kind: "brands", values: ["Acme", "Brio"] }] },
  ],
])("%j is the search %j", async (input, search) => {
  expect(await Effect.runPromise(toProductSearch(input))).toMatchObject(search)
})

test.each([
  [100, null],
  [101, "Choose at most 100 values of one filter."],
])("%i values of one filter: %j", async (count, refusal) => {
  const brands = Array.from({ length: count }, (_, n) => `Brand ${n}`)
  const asked = toProductSearch({ brands }).pipe(
    Effect.match({ onFailure: ({ message }) => message, onSuccess: () => null }),
  )
  expect(await Effect.runPromise(asked)).toBe(refusal)
})
