import { ATTRIBUTE_FACETS_OF, compareFacetValues } from "@voltread/domain/catalogue/attribute-facets.ts"
import { CATEGORIES } from "@voltread/domain/catalogue/category-menu.ts"
import type { FacetKind } from "@voltread/domain/catalogue/facets.ts"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { Database } from "../../platform/postgres/pool.ts"
import { upsertProducts } from "../products.ts"
import { product } from "../testing/catalogue-product.ts"
import { catalogueShop } from "../testing/catalogue-shop.ts"

let shop: Awaited<ReturnType<typeof catalogueShop>>

const tv = (id: string, size: string, panel: string) =>
  product(id, {
    name: `Television ${id}`,
    category: "televisions",
    attributes: { "Screen size": size, Panel: panel, "Refresh rate": "120 Hz", Memory: "2 GB" },
  })
const phone = (id: string, storage: string, color: string) =>
  product(id, { category: "smartphones", attributes: { Storage: storage, Color: color, Panel: "OLED" } })

beforeAll(async () => {
  shop = await catalogueShop(inject("postgresUrl"))
  await shop.run(
    Database.use(({ pool }) =>
      upsertProducts(pool, [
        tv("oled-55", '55"', "OLED"),
        tv("led-55", "54.6 in", "LED"),
        tv("led-55-class", "55-inch Class", "LED"),
        tv("oled-65", '65"', "OLED"),
        phone("phone-64", "64 GB", "Mint"),
        phone("phone-512", "512GB SSD", "Black"),
        phone("phone-tb", "1 TB", "Black"),
        phone("phone-1024", "1024 GB", "Black"),
        product("tablet", { category: "ipad-tablets", attributes: { Storage: "128 GB" } }),
        product("dial", { category: "dslr-cameras", attributes: { Resolution: "24 MP" } }),
        product("loft-stand", { name: "Loft TV stand", category: "tv-stands" }),
        product("oak-stand", { name: "Oak TV stand", category: "tv-stands", attributes: { Panel: "Oak" } }),
      ]),
    ),
  )
})
afterAll(() => shop.close())

const of = (category: string, kind?: FacetKind, ...values: ReadonlyArray<string>) => [
  { kind: "categories" as const, values: [category] },
  ...(kind === undefined ? [] : [{ kind, values }]),
]
const facets = async (category: string) => {
  const found = await shop.search({ facetFilters: of(category) })
  return Object.fromEntries(
    found.facets.map(({ title, values }) => [title, values.map(({ label, count }) => [label, count])]),
  )
}

test("televisions have their sizes in order, panels and refresh rates, and no facets of other products", async () => {
  const own = await facets("televisions")
  expect(own).toMatchObject({
    "Screen size": [
      ['54.6"', 1],
      ['55"', 2],
      ['65"', 1],
    ],
    Panel: [
      ["LED", 2],
      ["OLED", 2],
    ],
    "Refresh rate": [["120 Hz", 4]],
  })
  expect(Object.keys(own)).not.toContain("Memory")
})

test("smartphones have storage from the smallest, however it is written, and colors", async () => {
  const own = await facets("smartphones")
  expect(own).toMatchObject({
    Storage: [
      ["64 GB", 1],
      ["512 GB", 1],
      ["1 TB", 2],
    ],
    Color: [
      ["Black", 3],
      ["Mint", 1],
    ],
  })
  expect(Object.keys(own)).not.toContain("Panel")
})

test("a value filters a listing, and keeps its label where no product has it", async () => {
  const oled = await shop.search({ facetFilters: of("televisions", "panel", "OLED") })
  expect([...oled.ids].sort()).toEqual(["oled-55", "oled-65"])
  const none = await shop.search({ facetFilters: of("smartphones", "storage", "2000") })
  expect(none.totalCount).toBe(0)
  expect(none.valuesOf("storage")).toContainEqual({ value: "2000", label: "2 TB", count: 0 })
})

test("no facet is offered that most products have no value for", async () => {
  const { facets } = await shop.search({ query: "stand" })
  expect(facets.map(({ title }) => title)).not.toContain("Panel")
})

test("values with an order of their own are listed in it", () => {
  const values = ["8K UHD", "24 MP", "Full HD", "QHD", "4K UHD"]
  expect(values.toSorted((one, other) => compareFacetValues("resolution", one, other))).toEqual([
    "Full HD",
    "QHD",
    "4K UHD",
    "8K UHD",
    "24 MP",
  ])
  const powers = ["1,200 W", "4 x 50 W", "900 W"]
  expect(powers.toSorted((one, other) => compareFacetValues("power", one, other))).toEqual([
    "4 x 50 W",
    "900 W",
    "1,200 W",
  ])
})

test("every category with facets of its own exists in the shop", () => {
  const known = new Set(CATEGORIES.map(({ id }) => id))
  expect(Object.keys(ATTRIBUTE_FACETS_OF).filter((category) => !known.has(category))).toEqual([])
})
