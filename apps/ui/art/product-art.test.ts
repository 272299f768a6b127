import { CATEGORIES } from "@voltread/domain/catalogue/category-menu.ts"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { artPath } from "./art-path.ts"
import { artViews } from "./art-views.ts"
import { artAt, productArt } from "./product-art.ts"

describe("product art", () => {
  it("has a drawing of its own for every category of the menu", () => {
    const parcel = productArt("no-such-category", "x")
    for (const { id } of CATEGORIES) expect(productArt(id, "x"), id).not.toBe(parcel)
  })

  it("is the same for the same seed and in the color that a seed names", () => {
    expect(productArt("laptop-computers", "lp-1")).toBe(productArt("laptop-computers", "lp-1"))
    expect(productArt("refrigerators", "rf-1-midnight-blue")).toContain("#21385c")
    expect(productArt("refrigerators", "rf-1-black")).toContain("#272b33")
  })

  it.each([
    ["tires", "all-season-touring-black-x", "winter-touring-black-x"],
    ["tires", "all-terrain-off-road-outlined-x", "all-terrain-off-road-black-x"],
    ["wheels", "five-spoke-5-x-chrome", "mesh-5-x-chrome"],
    ["wheels", "mesh-10-x-chrome", "mesh-10-x-gold"],
    ["televisions", "television-x-43in-black", "television-x-75in-black"],
    ["kitchen-appliances", "air-fryer-x-red", "stand-mixer-x-red"],
    ["washers-dryers", "washer-x-white", "dryer-x-white"],
    ["brands", "kestrel", "valestone"],
  ])("of %s tells %s from %s", (category, one, other) => {
    const shapes = (seed: string) =>
      productArt(category, seed).replace(/<defs>.*?<\/defs>|url\(#ground\)/g, "")
    expect(shapes(one)).not.toBe(shapes(other))
  })

  it("draws the longest color that a seed ends in", () => {
    expect(productArt("wheels", "steel-8-x-matte-black")).toContain("#2c2e32")
    expect(productArt("refrigerators", "x-black-stainless")).toContain("#3a3e45")
  })

  it("stays a picture for sizes that no screen has", () => {
    for (const seed of ["x-0in", "x-999in", "x-0-0in", "steel-99-x", "mesh-0-x"]) {
      for (const category of ["televisions", "smartphones", "wheels"]) {
        expect(productArt(category, seed)).not.toMatch(/NaN|Infinity|undefined|scale\(-/)
      }
    }
  })

  it("is well-formed: every tag that opens closes", () => {
    for (const { id } of CATEGORIES) {
      const svg = productArt(id, "seed-3")
      const open: Array<string> = []
      for (const [, closing, name, self] of svg.matchAll(/<(\/?)(\w+)[^<>]*?(\/?)>/g)) {
        if (closing === "/") expect(open.pop(), id).toBe(name)
        else if (self !== "/") open.push(name ?? "")
      }
      expect(open, id).toEqual([])
      expect(svg, id).not.toMatch(/NaN|undefined/)
    }
  })

  it.each(["tires", "wheels", "televisions"])(
    "shows %s from several sides, each in a picture of its own",
    (category) => {
      const whole = artPath(category, "some-product-black")
      const pictures = [whole, ...artViews(whole)].map((address) => artAt(address))
      expect(pictures.length).toBeGreaterThan(1)
      expect(pictures).not.toContain(null)
      expect(new Set(pictures).size).toBe(pictures.length)
      for (const picture of pictures) expect(picture).not.toMatch(/NaN|undefined/)
    },
  )

  it("has no views of photographs, nor views that nobody draws", () => {
    expect(artViews("https://supplier.example/photo.jpg")).toEqual([])
    expect(artAt("/art/tires/any/engine.svg")).toBeNull()
  })

  it("answers only at its own addresses, and never puts a stranger's text into the picture", () => {
    expect(artAt("/art/tires/mich-1.svg")).toContain("<svg")
    expect(artAt("/art/tires/<script>.svg")).toBeNull()
    expect(artAt("/art/../etc/passwd.svg")).toBeNull()
    fc.assert(
      fc.property(fc.string(), fc.string(), (category, seed) => {
        const svg = artAt(`/art/${category}/${seed}.svg`)
        expect(svg === null || /^<svg/.test(svg)).toBe(true)
      }),
    )
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (sku) => {
        expect(artAt(artPath("tires", sku))).not.toBeNull()
      }),
      { examples: [["®"], ['LG 55" OLED']] },
    )
  })
})
