import { describe, expect, it } from "vitest"
import type { ListingSearch } from "../router/listing-search.ts"
import { clearFilters, toggleValue, withFilters } from "./change-listing.ts"

describe("a change of the filters", () => {
  it("goes back to the first page when a filter changes, and keeps the rest", () => {
    const search: ListingSearch = { q: "tv", brand: ["LG"], page: 4, sort: "rating", max: 500 }
    expect(withFilters(search, { brand: toggleValue(search.brand, "Sony") })).toEqual({
      q: "tv",
      brand: ["LG", "Sony"],
      sort: "rating",
      max: 500,
    })
    expect(withFilters(search, { brand: toggleValue(search.brand, "LG") })).toEqual({
      q: "tv",
      sort: "rating",
      max: 500,
    })
    expect(clearFilters(search)).toEqual({ q: "tv", sort: "rating" })
  })
})
