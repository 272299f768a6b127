import type { Faker } from "@faker-js/faker"
import type { Brand } from "@voltread/domain/catalogue/brand.ts"
import { categoryName } from "@voltread/domain/catalogue/category-menu.ts"
import type { Product } from "@voltread/domain/catalogue/product.ts"
import { pictures, slug } from "./offer.ts"

const CITIES = [
  "Austin, Texas",
  "Akron, Ohio",
  "Columbus, Ohio",
  "Portland, Oregon",
  "San Jose, California",
  "Raleigh, North Carolina",
]

const FOUNDERS = [
  "two engineers in a rented garage",
  "a family of mechanics",
  "three former colleagues",
  "a radio builder",
  "a toolmaker and her brother",
]

const FIRSTS = [
  "the first in its field to repair instead of replace",
  "an early switch to recycled materials",
  "a quieter design that others followed",
  "a modular build whose parts fit three generations",
  "the first product in its class under 100 dollars",
]

const listed = (names: ReadonlyArray<string>): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`

const brandOf = (faker: Faker, name: string, products: ReadonlyArray<Product>): Brand => {
  const categories = [...new Set(products.map(({ category }) => categoryName(category)))].slice(0, 4)
  const ratingCount = products.reduce((total, { customerReviewCount }) => total + customerReviewCount, 0)
  const stars = products.reduce(
    (total, { customerReviewAverage, customerReviewCount }) =>
      total + (customerReviewAverage ?? 0) * customerReviewCount,
    0,
  )
  const { thumbnailImage, smallImage, largeImage } = pictures("brands", name)
  return {
    brandId: slug(name),
    name,
    founded: String(faker.number.int({ min: 1931, max: 2016 })),
    founder: `Founded by ${faker.helpers.arrayElement(FOUNDERS)}`,
    headquarters: faker.helpers.arrayElement(CITIES),
    description: `${name} makes ${listed(categories).toLowerCase()} for people who want things to last.`,
    pastInnovations: `Known for ${listed(faker.helpers.arrayElements(FIRSTS, 2))}.`,
    warrantyPlans: `${faker.helpers.arrayElement(["One year", "Two years", "Three years"])} on material and workmanship; longer plans at the checkout.`,
    images: { thumbnail: thumbnailImage, small: smallImage, large: largeImage },
    rating: ratingCount === 0 ? null : Math.round((stars / ratingCount) * 10) / 10,
    ratingCount,
  }
}

/** The manufacturers of these products, with the content of their pages. All are invented. */
export const demoBrands = (faker: Faker, products: ReadonlyArray<Product>): ReadonlyArray<Brand> =>
  [...Map.groupBy(products, ({ brand }) => brand)].map(([name, made]) => brandOf(faker, name, made))
