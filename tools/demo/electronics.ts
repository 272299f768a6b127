import type { Faker } from "@faker-js/faker"
import type { Product } from "@voltread/domain/catalogue/product.ts"
import { pictures, prices, reviews, slug } from "./offer.ts"
import { APPLIANCES } from "./recipes/appliances.ts"
import { AUDIO } from "./recipes/audio.ts"
import { CAMERAS } from "./recipes/cameras.ts"
import { CAR_ACCESSORIES } from "./recipes/car-accessories.ts"
import { COMPUTERS } from "./recipes/computers.ts"
import { FITNESS } from "./recipes/fitness.ts"
import { GAMES } from "./recipes/games.ts"
import { GARAGE } from "./recipes/garage.ts"
import { HOME_THEATER } from "./recipes/home-theater.ts"
import type { Recipe, Recipes } from "./recipes/recipe.ts"

const RECIPES: Recipes = {
  ...COMPUTERS,
  ...HOME_THEATER,
  ...APPLIANCES,
  ...CAMERAS,
  ...AUDIO,
  ...GAMES,
  ...GARAGE,
  ...FITNESS,
  ...CAR_ACCESSORIES,
}

const PER_CATEGORY = 108
const COLORS_OF_A_MODEL = 2

const PARTNERS = [
  { value: "Best Buy", weight: 6 },
  { value: "Tech Data", weight: 3 },
  { value: "Ingram Micro", weight: 2 },
]

/** A manufacturer's model, in several variants. */
interface Model {
  readonly category: string
  readonly recipe: Recipe
  readonly kind: string
  readonly cost: readonly [min: number, max: number]
  readonly brand: string
  readonly series: string
  /** `KA420`: unique within the shop. */
  readonly number: string
  /** Its quality beyond what its attributes say: 0 to 1. */
  readonly level: number
  readonly partner: string
  /** Indexes into the recipe's values, by attribute. */
  readonly places: ReadonlyMap<string, number>
}

const modelOf = (faker: Faker, category: string, recipe: Recipe, round: number, number: string): Model => {
  const kinds = Object.entries(recipe.kinds)
  const [kind, cost] = kinds[round % kinds.length] ?? ["", [0, 0]]
  const brand = recipe.brands[Math.floor(round / kinds.length) % recipe.brands.length] ?? ""
  const families = kinds.length * recipe.brands.length
  return {
    category,
    recipe,
    kind,
    cost,
    brand,
    series: recipe.series[Math.floor(round / families) % recipe.series.length] ?? "",
    number,
    level: faker.number.float({ min: 0, max: 1 }),
    partner: faker.helpers.weightedArrayElement(PARTNERS),
    places: new Map(
      Object.entries(recipe.attributes).map(([name, values]) => [
        name,
        faker.number.int({ min: 0, max: values.length - 1 }),
      ]),
    ),
  }
}

/** Cents. Between the kind's cheapest and most expensive, by the level of each attribute. */
const costOf = ({ cost: [min, max], level, recipe }: Model, places: ReadonlyMap<string, number>): number => {
  const shares = Object.entries(recipe.attributes)
    .filter(([, values]) => values.length > 1)
    .map(([name, values]) => (places.get(name) ?? 0) / (values.length - 1))
  const equipped = shares.reduce((total, each) => total + each, 0) / Math.max(1, shares.length)
  return Math.round((min + (max - min) * (0.7 * equipped + 0.3 * level) ** 1.35) * 100)
}

const BULKY: ReadonlySet<string> = new Set(["massage-chairs", "home-gyms", "refrigerators"])

/** A bare number gets the name of what it counts: "3 HDMI", "1 station". */
const inName = ([name, value]: readonly [string, string]): string => {
  if (!/^[\d.]+$/.test(value)) return value
  const counted = name === name.toUpperCase() ? name : name.toLowerCase()
  return `${value} ${value === "1" ? counted.replace(/s$/, "") : counted}`
}

/** Cents: what costs more is heavier. */
const shippingCostOf = (supplierCost: number): number => {
  if (supplierCost > 80_000) return 4_900
  return supplierCost > 25_000 ? 1_500 : 0
}

const product = (
  faker: Faker,
  model: Model,
  places: ReadonlyMap<string, number>,
  color: string,
  variant: number,
): Product => {
  const { category, recipe, kind, brand, series, number } = model
  const attributes = Object.fromEntries(
    Object.entries(recipe.attributes).map(([name, values]) => [name, values[places.get(name) ?? 0] ?? ""]),
  )
  const supplierCost = costOf(model, places)
  const sku = `${recipe.prefix}-${number}-${variant.toString().padStart(2, "0")}`
  const told = Object.entries(attributes).filter(([, value]) => value !== "Yes" && value !== "No")
  const size = attributes["Screen size"]
  const shown = told.slice(-2).map(inName)
  const title = [brand, series, number, ...(size === undefined || shown.includes(size) ? [] : [size]), kind]
  return {
    productId: slug(sku),
    sku,
    name: `${title.join(" ")}, ${[...shown, color].join(", ")}`,
    description: `${recipe.pitch} ${Object.entries(attributes)
      .map(([name, value]) => `${name}: ${value}.`)
      .join(" ")} Color: ${color}.`,
    brand,
    category,
    productType: category === "accessories" ? "accessory" : "electronics",
    partner: model.partner,
    size: "",
    lineId: null,
    ...prices(faker, { supplierCost, margin: [0.18, 0.42], discount: [0.05, 0.18], onSale: 0.3 }),
    shippingWeight: null,
    shippingCost: shippingCostOf(supplierCost),
    ...pictures(
      category,
      kind,
      brand,
      series,
      size === undefined ? "" : `${Number.parseFloat(size)}in`,
      color,
    ),
    attributes: { ...attributes, Color: color, Model: `${series} ${number}` },
    ...reviews(faker),
    isShippable: !BULKY.has(category) || faker.datatype.boolean(0.9),
    clearance: faker.datatype.boolean(0.04),
    isLive: true,
  }
}

/** One model in all values of its last attribute, each in some colors. */
const variants = (faker: Faker, model: Model): ReadonlyArray<Product> => {
  const { recipe, places } = model
  const [varying = "", values = []] = Object.entries(recipe.attributes).at(-1) ?? []
  const colors = faker.helpers.arrayElements(recipe.colors, Math.min(COLORS_OF_A_MODEL, recipe.colors.length))
  return values.flatMap((_, place) =>
    colors.map((color, index) =>
      product(faker, model, new Map([...places, [varying, place]]), color, place * colors.length + index + 1),
    ),
  )
}

/** Everything except tires and wheels: at least `PER_CATEGORY` products in each category of the menu. */
export const demoElectronics = (faker: Faker): ReadonlyArray<Product> => {
  const numbers = new Set<string>()
  const numberOf = (): string => {
    const letters = faker.string.alpha({ length: 2, casing: "upper" })
    const number = `${letters}${faker.number.int({ min: 10, max: 98 })}0`
    if (numbers.has(number)) return numberOf()
    numbers.add(number)
    return number
  }
  return Object.entries(RECIPES).flatMap(([category, recipe]) => {
    const products: Array<Product> = []
    for (let round = 0; products.length < PER_CATEGORY; round += 1) {
      products.push(...variants(faker, modelOf(faker, category, recipe, round, numberOf())))
    }
    return products
  })
}
