import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { parseListing } from "../router/listing-search.ts"
import { productsInput, tiresInput, wheelsInput } from "./listing-input.ts"

describe("a listing's query", () => {
  it("asks for a page that exists, whatever stands in the address", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), (junk) => {
        expect(productsInput(parseListing(junk), undefined).pageNumber).toBeGreaterThanOrEqual(1)
      }),
    )
  })

  it("asks within the category of the page until one of its subcategories is chosen", () => {
    expect(productsInput({}, "tv-home-theater").categories).toEqual(["tv-home-theater"])
    expect(productsInput({ category: ["sound-bars"] }, "tv-home-theater").categories).toEqual(["sound-bars"])
    expect(productsInput({}, undefined).categories).toBeNull()
  })

  it("asks for what fits the vehicle, else for the size, with the filters by the API's names", () => {
    const search = parseListing({ vehicle: "f150", fitment: "1", tireSize: "225/65R17", season: "Winter" })
    expect(tiresInput(search)).toMatchObject({
      vehicleId: "f150",
      fitment: 1,
      size: null,
      filters: [{ kind: "seasons", values: ["Winter"] }],
    })
    expect(wheelsInput(search)).toMatchObject({ vehicleId: "f150", fitment: 1 })
    expect(tiresInput({ tireSize: "225/65R17" })).toMatchObject({ vehicleId: null, size: "225/65R17" })
    expect(parseListing({ fitment: "1" })).toEqual({})
  })
})
