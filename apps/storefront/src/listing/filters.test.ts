import { describe, expect, it } from "vitest"
import type { ListingSearch } from "../router/listing-search.ts"
import { appliedFilters } from "./applied-filters.ts"
import { facetsOf } from "./facets.ts"

const counted = [
  {
    kind: "categories",
    title: "Category",
    values: [
      { value: "sound-bars", label: "Sound Bars", count: 3 },
      { value: "laptop-computers", label: "Laptop Computers", count: 9 },
    ],
  },
  { kind: "runFlat", title: "Run flat", values: [{ value: "yes", label: "Run flat", count: 4 }] },
  { kind: "something-new", title: "New", values: [] },
]

describe("filters of a listing", () => {
  it("go by the names of addresses; kinds that no address knows are left out", () => {
    expect(facetsOf(counted, undefined, 12, {}).map(({ name }) => name)).toEqual(["category", "runFlat"])
  })

  it("offer the categories of the page's group, and none on the page of one category", () => {
    const [categories] = facetsOf(counted, "tv-home-theater", 12, {})
    expect(categories?.options.map(({ value }) => value)).toEqual(["sound-bars"])
    expect(facetsOf(counted, "tires", 12, {}).map(({ name }) => name)).toEqual(["runFlat"])
  })

  it("are not offered where everything found meets them, unless they are on", () => {
    const names = (total: number, search: ListingSearch) =>
      facetsOf(counted, undefined, total, search).map(({ name }) => name)
    expect(names(4, {})).toEqual(["category"])
    expect(names(4, { runFlat: ["yes"] })).toEqual(["category", "runFlat"])
    expect(names(5, {})).toEqual(["category", "runFlat"])
  })

  it("leave out the one option that everything found meets", () => {
    const shipment = {
      kind: "shipment",
      title: "Shipment",
      values: [
        { value: "home", label: "Ship To Home", count: 12 },
        { value: "free", label: "Free shipping", count: 6 },
      ],
    }
    const values = (search: ListingSearch) =>
      facetsOf([shipment], undefined, 12, search)[0]?.options.map(({ value }) => value)
    expect(values({})).toEqual(["free"])
    expect(values({ shipment: ["free"] })).toEqual(["home", "free"])
  })

  it("that are on are chips in the server's words, each leading to the listing without it", () => {
    const search = { runFlat: ["yes"], category: ["televisions"], max: 180, page: 3 }
    const chips = appliedFilters(search, facetsOf(counted, undefined, 12, {}))
    expect(chips.map(({ label }) => label)).toEqual(["Televisions", "Run flat", "Up to $180"])
    expect(chips[1]?.without).toEqual({ category: ["televisions"], max: 180 })
  })

  it("that are on keep their words when no product is left", () => {
    const search = { reviews: ["4"], bestSelling: ["yes"], shipment: ["free"], brand: ["LG"] }
    expect(appliedFilters(search, []).map(({ label }) => label)).toEqual([
      "LG",
      "4 stars & up",
      "Free shipping",
      "Best selling",
    ])
  })
})
