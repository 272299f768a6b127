import {
  type Category,
  type CategoryGroup,
  categoryName,
  GARAGE_MENU,
  MAIN_MENU,
  MORE_MENU,
} from "@voltread/domain/catalogue/category-menu.ts"
import { VEHICLE_TYPES, type VehicleType, vehicleTypeOf } from "@voltread/domain/catalogue/vehicle-type.ts"
import { Effect, Option } from "effect"
import type { CategoryResult, QueryResolvers, Category as WireCategory } from "../generated/products.ts"
import { answer } from "../platform/graphql/answer.ts"
import type { GraphQLContext } from "../platform/graphql/context.ts"
import { countProducts } from "./product-counts.ts"
import type { ProductIndex } from "./search/product-index.ts"
import { tokenize } from "./search/text-search.ts"

const MENU: ReadonlyArray<CategoryGroup> = [
  ...MAIN_MENU,
  ...MORE_MENU,
  ...GARAGE_MENU.map((category) => ({ ...category, subCategories: [] })),
]

type Counts = ReadonlyMap<string, number>

const toWire = (category: Category, counts: Counts, below: ReadonlyArray<Category> = []): WireCategory => {
  const subCategories = below.map((each) => toWire(each, counts))
  const own = counts.get(category.id) ?? 0
  return {
    id: category.id,
    name: category.name,
    description: `${category.name} to buy, lease or finance.`,
    productCount: subCategories.reduce((sum, { productCount }) => sum + productCount, own),
    subCategories,
  }
}

/** The part of the menu under a slug: all of it without a slug, nothing for an unknown one. */
const menuUnder = (slug: string | null | undefined): ReadonlyArray<CategoryGroup> => {
  if (slug == null || slug === "") return MENU
  if (slug === "electronics") return [...MAIN_MENU, ...MORE_MENU]
  const group = MENU.find(({ id }) => id === slug)
  if (group !== undefined && group.subCategories.length === 0) return [group]
  const below =
    group?.subCategories ?? MENU.flatMap((each) => each.subCategories).filter(({ id }) => id === slug)
  return below.map((category) => ({ ...category, subCategories: [] }))
}

/** By slug or name, in any case. */
const categoryNamed = (name: string, menu: ReadonlyArray<CategoryGroup>): CategoryGroup | undefined => {
  const wanted = name.trim().toLowerCase()
  const all = menu.flatMap((group) => [
    group,
    ...group.subCategories.map((each) => ({ ...each, subCategories: [] })),
  ])
  return all.find((each) => each.id === wanted || each.name.toLowerCase() === wanted)
}

const toVehicleType = (type: VehicleType, counts: Counts) => ({
  ...type,
  productCount: counts.get(type.id) ?? 0,
})

const toResult = ({ id, name }: Category, above: string, below: ReadonlyArray<Category>, counts: Counts) => {
  const path = above === "" ? name : `${above} > ${name}`
  const subCategories: ReadonlyArray<CategoryResult> = below.map((each) => toResult(each, path, [], counts))
  return {
    id,
    name,
    active: (counts.get(id) ?? 0) > 0 || subCategories.some(({ active }) => active),
    url: `/products/${id}`,
    path,
    subCategories,
  }
}

const matches = (name: string, words: ReadonlyArray<string>): boolean => {
  const own = tokenize(name)
  return words.every((word) => own.some((each) => each.startsWith(word)))
}

/** Categories whose names contain all of the words or words that begin with them; a group brings all its categories. */
const resultsFor = (text: string, counts: Counts): ReadonlyArray<CategoryResult> => {
  const words = tokenize(text)
  if (words.length === 0) return []
  return MENU.flatMap((group) => {
    if (matches(group.name, words)) return [toResult(group, "", group.subCategories, counts)]
    return group.subCategories
      .filter(({ name }) => matches(name, words))
      .map((each) => toResult(each, categoryName(group.id), [], counts))
  })
}

export const categoryQueries = {
  getCategories: (_, { category }, context) =>
    answer(
      context,
      Effect.map(countProducts("categories"), (counts) =>
        menuUnder(category).map((each) => toWire(each, counts, each.subCategories)),
      ),
    ),
  getCategory: (_, { name, category }, context) =>
    answer(
      context,
      Effect.map(countProducts("categories"), (counts) => {
        const found = categoryNamed(name, menuUnder(category))
        return found === undefined ? null : toWire(found, counts, found.subCategories)
      }),
    ),
  getVehicleTypes: (_, { category }, context) =>
    answer(
      context,
      Effect.map(countProducts("vehicles", category ?? null), (counts) =>
        VEHICLE_TYPES.map((type) => toVehicleType(type, counts)),
      ),
    ),
  getVehicleType: (_, { vehicleType, category }, context) =>
    answer(
      context,
      Effect.map(countProducts("vehicles", category ?? null), (counts) =>
        Option.match(vehicleTypeOf(vehicleType), {
          onNone: () => null,
          onSome: (type) => toVehicleType(type, counts),
        }),
      ),
    ),
  getCategoriesResult: (_, { input }, context) =>
    answer(
      context,
      Effect.map(countProducts("categories"), (counts) => resultsFor(input.query, counts)),
    ),
} satisfies QueryResolvers<GraphQLContext<ProductIndex>>

export const categoryPermissions = {
  getCategories: "browse",
  getCategory: "browse",
  getVehicleTypes: "browse",
  getVehicleType: "browse",
  getCategoriesResult: "browse",
} as const
