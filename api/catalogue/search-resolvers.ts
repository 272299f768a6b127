import { categoryName } from "@voltread/domain/catalogue/category-menu.ts"
import { formatTireSize } from "@voltread/domain/catalogue/tire-size.ts"
import { formatNumber } from "@voltread/domain/shared/number-format.ts"
import { Effect } from "effect"
import type { QueryResolvers, ProductPage as WirePage } from "../generated/products.ts"
import { answer } from "../platform/graphql/answer.ts"
import type { GraphQLContext } from "../platform/graphql/context.ts"
import { dollars } from "../platform/graphql/money.ts"
import type { CurrentSettings } from "../settings/current-settings.ts"
import { namedVehicle } from "./named-vehicle.ts"
import { setsFor } from "./product-sets.ts"
import { toWire } from "./product-wire.ts"
import type { ProductIndex } from "./search/product-index.ts"
import { PAGE_SIZES, PRODUCT_SORTS, type ProductSearch } from "./search/product-search.ts"
import { toProductSearch, toTireSearch, toWheelSearch } from "./search-input.ts"
import { type Facet, type ProductPage, searchProducts } from "./search-products.ts"
import { suggest } from "./suggestions.ts"

const OPTIONS = { sorts: PRODUCT_SORTS, pageSizes: PAGE_SIZES }

const answerSearch = Effect.fnUntraced(function* (search: ProductSearch, title: string) {
  const page = yield* searchProducts(search)
  const sets = search.fit?._tag === "vehicle" ? setsFor(page.pairable, search.fit.vehicle) : []
  return {
    options: OPTIONS,
    products: page.products.map((each) => toWire(each, search.fit)),
    productLabels: page.products.map(({ product }) => product.name),
    pageNumber: search.pageNumber,
    pageSize: search.pageSize,
    totalCount: page.totalCount,
    moreThanCounted: page.moreThanCounted,
    filters: {
      minPrice: dollars(page.minPrice),
      maxPrice: dollars(page.maxPrice),
      priceRange: { min: dollars(page.minPrice), max: dollars(page.maxPrice) },
      brands: valuesOf(page.facets, "brands"),
      categories: valuesOf(page.facets, "categories"),
      categoriesId: valuesOf(page.facets, "categories").map(({ value }) => value),
      title,
      customerReview: valuesOf(page.facets, "customerReviews"),
      facets: page.facets,
    },
    didYouMean: page.didYouMean,
    namedVehicle: search.fit === null ? yield* namedVehicle(search.query) : null,
    notice: noticeOf(page, search),
    sets: sets.slice(0, search.pageSize).map(({ front, rear, fit, salePrice }) => ({
      front: toWire(front, search.fit),
      rear: toWire(rear, search.fit),
      fit,
      salePrice: dollars(salePrice),
    })),
  } satisfies WirePage
})

const valuesOf = (facets: ReadonlyArray<Facet>, kind: Facet["kind"]): Facet["values"] =>
  facets.find((facet) => facet.kind === kind)?.values ?? []

/** Why a page is empty. */
const noticeOf = (page: ProductPage, search: ProductSearch): string | null => {
  if (page.products.length > 0) return null
  if (page.totalCount > 0) {
    const pages = Math.ceil(page.totalCount / search.pageSize)
    return pages === 1 ? "There is only one page." : `There are only ${formatNumber(pages)} pages.`
  }
  if (search.fit !== null) return "Nothing that fits is on sale with these filters."
  if (search.query.trim() !== "")
    return "We found nothing for these words and filters. Check the spelling, or use fewer of them."
  return "Nothing we sell matches all of these filters."
}

/** The title of a listing. */
const titleOf = (search: ProductSearch): string => {
  const [category, ...others] = search.facetFilters.find(({ kind }) => kind === "categories")?.values ?? []
  if (search.query.trim() !== "") return `Results for “${search.query.trim()}”`
  return category === undefined || others.length > 0 ? "Products" : categoryName(category)
}

const target = ({ fit }: ProductSearch): string => {
  if (fit === null) return ""
  return ` for ${fit._tag === "vehicle" ? `the ${fit.vehicle.name}` : formatTireSize(fit.size)}`
}

export const searchQueries = {
  searchProducts: (_, { input }, context) =>
    answer(
      context,
      Effect.flatMap(toProductSearch(input), (search) => answerSearch(search, titleOf(search))),
    ),
  searchTireProducts: (_, { input }, context) =>
    answer(
      context,
      Effect.flatMap(toTireSearch(input), (search) => answerSearch(search, `Tires${target(search)}`)),
    ),
  searchWheelProducts: (_, { input }, context) =>
    answer(
      context,
      Effect.flatMap(toWheelSearch(input), (search) => answerSearch(search, `Wheels${target(search)}`)),
    ),
  searchSuggestions: (_, { query }, context) => answer(context, suggest(query)),
} satisfies QueryResolvers<GraphQLContext<ProductIndex | CurrentSettings>>

export const searchPermissions = {
  searchProducts: "browse",
  searchTireProducts: "browse",
  searchWheelProducts: "browse",
  searchSuggestions: "browse",
} as const
