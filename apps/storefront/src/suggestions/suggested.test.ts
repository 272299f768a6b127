import { describe, expect, it } from "vitest"
import { recentGroups, suggestedGroups } from "./suggested.ts"

const found = {
  products: [
    { productId: "p1", name: "OLED 55", brand: "Aurum", category: "televisions", thumbnailImage: "" },
  ],
  categories: [{ id: "televisions", name: "Televisions", productCount: 1_200 }],
  brands: [],
  didYouMean: null,
}

describe("suggestions", () => {
  it("keep products, categories and brands apart, and leave out what there is none of", () => {
    const groups = suggestedGroups("tele", found)
    expect(groups.map(({ title }) => title)).toEqual(["Products", "Categories"])
    expect(groups[1]?.options[0]).toMatchObject({ fill: "Televisions", note: "1,200" })
  })

  it("name a product's brand where its name does not", () => {
    const named = { ...found, products: found.products.map((each) => ({ ...each, name: "Aurum OLED 55" })) }
    expect(suggestedGroups("tele", found)[0]?.options[0]?.note).toBe("Aurum")
    expect(suggestedGroups("tele", named)[0]?.options[0]?.note).toBeUndefined()
  })

  it.each(["225/65R17", "225 65 17", "2256517", "P225/65R17 102H", "lt265/70r17"])(
    "understand %s as a tire size",
    (text) => {
      expect(suggestedGroups(text, undefined)[0]?.options[0]?.to).toEqual({ kind: "size", size: text })
    },
  )

  it.each(["iphone 15", "55 inch tv", "225", "1000000 points"])("do not take %s for a tire size", (text) => {
    expect(suggestedGroups(text, undefined)).toEqual([])
  })

  it("begin with the page that answers what is no search for a product", () => {
    const [help, ...others] = suggestedGroups("order status", { ...found, didYouMean: "border" })
    expect(help?.options[0]?.to).toMatchObject({ kind: "page", answer: { to: "/find-order" } })
    expect(others.map(({ title }) => title)).toEqual(["Products", "Categories"])
  })

  it("have that page while its last word is being typed, and no camcorders instead", () => {
    const groups = suggestedGroups("order st", {
      ...found,
      products: [],
      categories: [],
      didYouMean: "camcorder st",
    })
    expect(groups.map(({ title, options }) => [title, options[0]?.label])).toEqual([
      ["Help", "Where is your order?"],
    ])
    expect(suggestedGroups("orderly st", undefined)).toEqual([])
  })

  it("offer other words where none of those typed is known, and recent ones where none is typed", () => {
    expect(suggestedGroups("televsion", { ...found, didYouMean: "television" })[0]?.options[0]?.fill).toBe(
      "television",
    )
    expect(recentGroups([])).toEqual([])
    expect(recentGroups(["tv"])[0]?.options[0]?.to).toEqual({ kind: "words", words: "tv" })
  })
})
