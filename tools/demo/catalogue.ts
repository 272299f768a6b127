import type { Faker } from "@faker-js/faker"
import { CATEGORIES, type Category } from "@voltread/domain/catalogue/category-menu.ts"
import type { Product } from "@voltread/domain/catalogue/product.ts"
import { ELECTRONICS, type Recipe } from "./recipes.ts"
import {
  TIRE_LINES,
  TIRE_SIZES,
  tireCost,
  WHEEL_FINISHES,
  WHEEL_LINES,
  WHEEL_SIZES,
  wheelCost,
} from "./rolling-stock.ts"

const PER_CATEGORY = 14

/** Prices end in .99, as shoppers know them. */
const shelfPrice = (cents: number): number => Math.max(99, Math.round(cents / 100) * 100 - 1)

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")

interface Priced {
  readonly supplierCost: number
  readonly margin: number
  readonly onSale: boolean
  readonly discount: number
}

const prices = ({ supplierCost, margin, onSale, discount }: Priced) => {
  const regularPrice = shelfPrice(supplierCost * (1 + margin))
  const salePrice = onSale ? shelfPrice(regularPrice * (1 - discount)) : regularPrice
  return { supplierCost, regularPrice, salePrice: Math.max(salePrice, supplierCost) }
}

const images = (category: string, seed: string) => ({
  thumbnailImage: `/art/${category}/${seed}.svg`,
  smallImage: `/art/${category}/${seed}.svg`,
  largeImage: `/art/${category}/${seed}.svg`,
})

const reviews = (faker: Faker) => {
  const customerReviewCount = faker.datatype.boolean(0.85) ? faker.number.int({ min: 1, max: 1_900 }) : 0
  return {
    customerReviewCount,
    customerReviewAverage:
      customerReviewCount === 0 ? null : Math.round(faker.number.float({ min: 3.1, max: 5 }) * 10) / 10,
  }
}

const electronics = (faker: Faker, category: Category, recipe: Recipe, index: number): Product => {
  const brand = faker.helpers.arrayElement(recipe.brands)
  const attributes = Object.fromEntries(
    Object.entries(recipe.attributes).map(([name, values]) => [name, faker.helpers.arrayElement(values)]),
  )
  const [first] = Object.values(attributes)
  const model = `${faker.string.alpha({ length: 2, casing: "upper" })}${faker.number.int({ min: 100, max: 989 })}`
  const colour = faker.helpers.arrayElement(["Black", "White", "Silver", "Graphite", "Midnight Blue"])
  const sku = `${recipe.prefix}-${model}-${index.toString().padStart(2, "0")}`
  const supplierCost = faker.number.int({ min: recipe.cost[0] * 100, max: recipe.cost[1] * 100 })
  return {
    productId: slug(sku),
    sku,
    name: `${brand} ${faker.helpers.arrayElement(recipe.series)} ${model} ${first ?? ""} ${recipe.noun}, ${colour}`.replace(
      /\s+/g,
      " ",
    ),
    description: `${recipe.pitch} ${Object.entries(attributes)
      .map(([name, value]) => `${name}: ${value}.`)
      .join(" ")}`,
    brand,
    category: category.id,
    productType: "electronics",
    partner: faker.helpers.weightedArrayElement([
      { value: "Best Buy", weight: 6 },
      { value: "Tech Data", weight: 3 },
      { value: "Ingram Micro", weight: 2 },
    ]),
    size: "",
    ...prices({
      supplierCost,
      margin: faker.number.float({ min: 0.18, max: 0.42 }),
      onSale: faker.datatype.boolean(0.35),
      discount: faker.number.float({ min: 0.05, max: 0.18 }),
    }),
    shippingCost: supplierCost > 80_000 ? 4_900 : supplierCost > 25_000 ? 1_500 : 0,
    winnerMarkupId: null,
    ...images(category.id, slug(sku)),
    attributes: { ...attributes, Color: colour },
    ...reviews(faker),
    lineId: null,
    isShippable: true,
    clearance: false,
    isLive: true,
  }
}

const tires = (faker: Faker): ReadonlyArray<Product> =>
  TIRE_LINES.flatMap((line) =>
    faker.helpers.arrayElements(TIRE_SIZES, 9).map((size): Product => {
      const speed = faker.helpers.arrayElement(line.speeds)
      const service = `${size.loadIndex}${speed}`
      const sku = `${line.prefix}-${size.width}${size.aspect}${size.rim}${speed}`
      const width = size.width
      return {
        productId: slug(sku),
        sku,
        name: `${line.brand} ${line.name} ${width}/${size.aspect}R${size.rim} ${service}`,
        description: `${line.season} tire with a ${line.warranty.toLocaleString("en-US")}-mile treadwear warranty.`,
        brand: line.brand,
        category: "tires",
        productType: "tire",
        partner: "TireHub",
        size: `${width}/${size.aspect}R${size.rim}`,
        ...prices({
          supplierCost: tireCost(size, line.level),
          margin: faker.number.float({ min: 0.16, max: 0.3 }),
          onSale: faker.datatype.boolean(0.2),
          discount: 0.08,
        }),
        shippingCost: 1_200,
        winnerMarkupId: null,
        ...images("tires", slug(sku)),
        attributes: {
          Season: line.season,
          "Load index": String(size.loadIndex),
          "Speed rating": speed,
          "Mileage warranty": `${line.warranty.toLocaleString("en-US")} miles`,
          Type: "Radial",
        },
        ...reviews(faker),
        lineId: null,
        isShippable: true,
        clearance: false,
        isLive: true,
      }
    }),
  )

const wheels = (faker: Faker): ReadonlyArray<Product> =>
  WHEEL_LINES.flatMap((line) =>
    faker.helpers.arrayElements(WHEEL_SIZES, 7).map((size): Product => {
      const finish = faker.helpers.arrayElement(WHEEL_FINISHES)
      const sku = `${line.prefix}-${size.diameter}${size.width * 10}-${slug(finish).slice(0, 3).toUpperCase()}${size.offset}`
      return {
        productId: slug(sku),
        sku,
        name: `${line.brand} ${line.name} ${size.diameter}x${size.width} ${size.boltPattern} ${finish}`,
        description: `${line.style} wheel in ${finish.toLowerCase()}, offset ${size.offset} mm, hub bore ${size.bore} mm.`,
        brand: line.brand,
        category: "wheels",
        productType: "wheel",
        partner: "Wheel Pros",
        size: `${size.diameter}x${size.width}`,
        ...prices({
          supplierCost: wheelCost(size.diameter, line.level),
          margin: faker.number.float({ min: 0.2, max: 0.35 }),
          onSale: faker.datatype.boolean(0.2),
          discount: 0.1,
        }),
        shippingCost: 1_800,
        winnerMarkupId: null,
        ...images("wheels", slug(sku)),
        attributes: {
          "Bolt pattern": size.boltPattern,
          Offset: `${size.offset} mm`,
          "Hub bore": `${size.bore} mm`,
          Finish: finish,
          Style: line.style,
        },
        ...reviews(faker),
        lineId: null,
        isShippable: true,
        clearance: false,
        isLive: true,
      }
    }),
  )

/** The shop's demo catalogue: every category of the menu, the same for the same seed. */
export const demoCatalogue = (faker: Faker): ReadonlyArray<Product> => {
  const products = CATEGORIES.flatMap((category) => {
    const recipe = ELECTRONICS[category.id]
    if (recipe === undefined) return []
    return Array.from({ length: PER_CATEGORY }, (_, index) => electronics(faker, category, recipe, index))
  })
  const unique = new Map(
    [...products, ...tires(faker), ...wheels(faker)].map((each) => [each.productId, each]),
  )
  return [...unique.values()]
}
