import { expect, it } from "vitest"
import { choicesOf, type Variant } from "./variant-choices.ts"

const variant = (productId: string, size: string, color: string, inStock = true): Variant => ({
  productId,
  salePrice: 100,
  inStock,
  options: [
    { name: "Screen size", value: size },
    { name: "Color", value: color },
  ],
})
const variants = [
  variant("100-black", '100"', "Black"),
  variant("55-black", '55"', "Black"),
  variant("55-white", '55"', "White"),
  variant("65-white", '65"', "White", false),
  variant("65-red", '65"', "Red"),
]
const leadsTo = (productId: string) =>
  choicesOf(variants, productId).map(({ name, choices }) => [
    name,
    choices.map((choice) => [choice.value, choice.variant.productId]),
  ])

it("each value leads to the variant that has it and keeps the other options, in the order of sizes", () => {
  expect(leadsTo("55-white")).toEqual([
    [
      "Screen size",
      [
        ['55"', "55-white"],
        ['65"', "65-white"],
        ['100"', "100-black"],
      ],
    ],
    [
      "Color",
      [
        ["Black", "55-black"],
        ["Red", "65-red"],
        ["White", "55-white"],
      ],
    ],
  ])
})

it("a terabyte comes after gigabytes", () => {
  const disks = ["1 TB SSD", "256 GB SSD", "512 GB SSD"].map((value) => ({
    ...variant(value, '16"', "Black"),
    options: [{ name: "Storage", value }],
  }))
  const [storage] = choicesOf(disks, "256 GB SSD")
  expect(storage?.choices.map(({ value }) => value)).toEqual(["256 GB SSD", "512 GB SSD", "1 TB SSD"])
})

it("where no variant keeps the other options, one in stock is preferred", () => {
  const [sizes] = leadsTo("55-black")
  expect(sizes?.[1]).toContainEqual(['65"', "65-red"])
})

it("there is nothing to choose for a product that is no variant", () => {
  expect(choicesOf(variants, "other")).toEqual([])
  expect(choicesOf([], "55-black")).toEqual([])
})
