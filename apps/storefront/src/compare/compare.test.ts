import { describe, expect, it } from "vitest"
import type { StoredProduct } from "../local-storage/stored-product.ts"
import { toggleCompared } from "./compare-list.ts"
import { compareRows, differences } from "./compare-rows.ts"
import { MAX_COMPARED, parseCompare } from "./compare-search.ts"

const product = (productId: string): StoredProduct => ({
  productId,
  name: `Tire ${productId}`,
  category: "tires",
  image: "",
})

describe("comparison", () => {
  it("takes up to four products, each once, and takes them out again", () => {
    const four = ["a", "b", "c", "d"].map(product)
    const full = four.reduce(toggleCompared, [] as ReadonlyArray<StoredProduct>)
    expect(full).toEqual(four)
    expect(full).toHaveLength(MAX_COMPARED)
    expect(toggleCompared(full, product("e"))).toEqual(full)
    expect(toggleCompared(full, product("b"))).toEqual([product("a"), product("c"), product("d")])
  })

  it.each<[string, unknown, ReadonlyArray<string> | undefined]>([
    ["one", "a", ["a"]],
    ["each once, and the first four", ["a", "b", "a", "c", "d", "e"], ["a", "b", "c", "d"]],
    ["nothing that is no id", ["", 7, "x".repeat(101)], undefined],
    ["nothing", undefined, undefined],
  ])("of an address has %s", (_, products, ids) => {
    expect(parseCompare({ products }).products).toEqual(ids)
  })

  it("has a line for whatever one of them says, and shows only those that differ", () => {
    const rows = compareRows([
      [
        ["Season", "All-Season"],
        ["Load index", "102"],
      ],
      [
        ["Load index", "104"],
        ["Season", "All-Season"],
        ["Run flat", "Yes"],
      ],
    ])
    expect(rows).toEqual([
      { name: "Season", values: ["All-Season", "All-Season"] },
      { name: "Load index", values: ["102", "104"] },
      { name: "Run flat", values: ["", "Yes"] },
    ])
    expect(differences(rows).map(({ name }) => name)).toEqual(["Load index", "Run flat"])
  })
})
