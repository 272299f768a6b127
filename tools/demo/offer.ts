import type { Faker } from "@faker-js/faker"
import type { Product } from "@voltread/domain/catalogue/product.ts"

/** Lower case, digits and hyphens. */
export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")

/** Prices end in .99, as shoppers know them. */
const shelfPrice = (cents: number): number => Math.max(99, Math.round(cents / 100) * 100 - 1)

interface Pricing {
  /** Cents. */
  readonly supplierCost: number
  /** Shares of the cost and of the regular price. */
  readonly margin: readonly [min: number, max: number]
  readonly discount: readonly [min: number, max: number]
  /** How often it is on sale. */
  readonly onSale: number
}

type Prices = Pick<Product, "supplierCost" | "regularPrice" | "salePrice" | "winnerMarkupId">

/** Never below the cost. */
export const prices = (faker: Faker, { supplierCost, margin, discount, onSale }: Pricing): Prices => {
  const [low, high] = margin
  const regularPrice = Math.max(
    supplierCost,
    shelfPrice(supplierCost * (1 + faker.number.float({ min: low, max: high }))),
  )
  const isOnSale = faker.datatype.boolean(onSale)
  const [least, most] = discount
  const reduced = shelfPrice(regularPrice * (1 - faker.number.float({ min: least, max: most })))
  return {
    supplierCost,
    regularPrice,
    salePrice: isOnSale ? Math.max(reduced, supplierCost) : regularPrice,
    winnerMarkupId: null,
  }
}

type Pictures = Pick<Product, "thumbnailImage" | "smallImage" | "largeImage" | "moreImages">

/** Drawn by the shop itself from the words of its address, so that equal goods share one picture. */
export const pictures = (category: string, ...words: ReadonlyArray<string>): Pictures => {
  const address = `/art/${category}/${slug(words.join(" ")).slice(0, 120)}.svg`
  return { thumbnailImage: address, smallImage: address, largeImage: address, moreImages: [] }
}

type Reviews = Pick<Product, "customerReviewCount" | "customerReviewAverage">

/** Few goods are reviewed often, most a little; the better ones somewhat more. */
export const reviews = (faker: Faker): Reviews => {
  if (faker.datatype.boolean(0.12)) return { customerReviewCount: 0, customerReviewAverage: null }
  const average = 3 + faker.number.float({ min: 0, max: 1 }) ** 0.6 * 2
  const popularity = faker.number.float({ min: 0, max: 1 }) ** 4
  return {
    customerReviewCount: 1 + Math.round(popularity * 480 * average),
    customerReviewAverage: Math.round(average * 10) / 10,
  }
}
