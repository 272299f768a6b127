import { FACET_NAMES } from "@voltread/domain/catalogue/facet-names.ts"
import { type FacetKind, kindOf } from "@voltread/domain/catalogue/facets.ts"
import type { Vehicle } from "@voltread/domain/catalogue/fitment.ts"
import type { TireSize } from "@voltread/domain/catalogue/tire-size.ts"
import { parseTireSize } from "@voltread/domain/catalogue/tire-size-parser.ts"
import { Effect, Result } from "effect"
import type {
  SearchProductsInput,
  SearchTireProductsInput,
  SearchWheelProductsInput,
} from "../generated/products.ts"
import { Problem } from "../platform/problem.ts"
import type { FacetFilter } from "./search/find-rows.ts"
import type { FitTarget } from "./search/fit.ts"
import { PAGE_SIZES, PRODUCT_SORTS, type ProductSearch, type ProductSort } from "./search/product-search.ts"
import { findVehicle } from "./vehicle-queries.ts"

const FACET_KINDS = FACET_NAMES.map(kindOf)
const MAX_QUERY = 200
const MAX_VALUES = 100
const MAX_PAGE_SIZE = 50
const [PAGE_SIZE] = PAGE_SIZES

type CommonInput = Pick<
  SearchProductsInput,
  "query" | "brands" | "filters" | "minPrice" | "maxPrice" | "inStock" | "sort" | "pageNumber" | "pageSize"
>

const refuse = (message: string) => Effect.fail(new Problem({ code: "BAD_REQUEST", message }))

export const toProductSearch = Effect.fnUntraced(function* (input: SearchProductsInput) {
  const review = input.customerReview
  if (review != null && ![1, 2, 3, 4].includes(review)) {
    return yield* refuse("Customer reviews are chosen by 1 to 4 stars and up.")
  }
  return yield* toSearch(input, null, null, [
    ["categories", [...(input.categories ?? []), ...(input.categoriesId ?? [])]],
    ["customerReviews", review == null ? [] : [String(review)]],
  ])
})

export const toTireSearch = Effect.fnUntraced(function* (input: SearchTireProductsInput) {
  const { width, aspectRatio, rimDiameter } = input
  const parts = [width, aspectRatio, rimDiameter].filter((part) => part != null)
  if (parts.length !== 0 && parts.length !== 3) {
    return yield* refuse("A size by its parts needs width, aspect ratio and rim diameter.")
  }
  const text = input.size ?? (parts.length === 3 ? `${width}/${aspectRatio}R${rimDiameter}` : null)
  if (text !== null && input.vehicleId != null) {
    return yield* refuse("Search by vehicle or by size, not by both.")
  }
  const size = text === null ? null : yield* readSize(text)
  const fit = size === null ? yield* vehicleTarget(input) : { _tag: "size" as const, size }
  return yield* toSearch(input, "tire", fit, [["vehicles", given(input.vehicleType)]])
})

export const toWheelSearch = Effect.fnUntraced(function* (input: SearchWheelProductsInput) {
  return yield* toSearch(input, "wheel", yield* vehicleTarget(input), [
    ["boltPattern", given(input.boltPattern)],
    ["diameter", given(input.diameter)],
    ["width", given(input.width)],
  ])
})

const given = (value: string | number | null | undefined): ReadonlyArray<string> =>
  value == null ? [] : [String(value)]

const readSize = (text: string): Effect.Effect<TireSize, Problem> =>
  Result.match(parseTireSize(text), {
    onSuccess: Effect.succeed,
    onFailure: ({ message }) => refuse(message),
  })

/** The vehicle that the input names, or one of its fitments; null where it names none. */
export const vehicleTarget = Effect.fnUntraced(function* (
  input: Pick<SearchTireProductsInput, "vehicleId" | "fitment">,
) {
  if (input.vehicleId == null) return null
  const found = yield* findVehicle(input.vehicleId)
  if (found === null) return yield* refuse("We do not know this vehicle. Please choose it again.")
  const vehicle = yield* chosenFitment(found.vehicle, input.fitment ?? null)
  return { _tag: "vehicle" as const, vehicle }
})

const chosenFitment = (vehicle: Vehicle, position: number | null): Effect.Effect<Vehicle, Problem> => {
  if (position === null) return Effect.succeed(vehicle)
  const chosen = vehicle.fitments[position]
  return chosen === undefined
    ? refuse(`The ${vehicle.name} has sizes 0 to ${vehicle.fitments.length - 1}, not ${position}.`)
    : Effect.succeed({ ...vehicle, fitments: [chosen] })
}

const toSearch = Effect.fnUntraced(function* (
  input: CommonInput,
  productType: ProductSearch["productType"],
  fit: FitTarget | null,
  own: ReadonlyArray<readonly [FacetKind, ReadonlyArray<string>]>,
): Effect.fn.Return<ProductSearch, Problem> {
  const query = input.query ?? ""
  if (query.length > MAX_QUERY) return yield* refuse(`A search has at most ${MAX_QUERY} characters.`)
  const pageNumber = input.pageNumber ?? 1
  if (pageNumber < 1) return yield* refuse("Pages are counted from 1.")
  const pageSize = input.pageSize ?? PAGE_SIZE
  if (pageSize < 1 || pageSize > MAX_PAGE_SIZE) {
    return yield* refuse(`A page has 1 to ${MAX_PAGE_SIZE} products.`)
  }
  return {
    query,
    productType,
    facetFilters: yield* toFacetFilters(own, input),
    ...(yield* priceRange(input)),
    inStock: input.inStock ?? false,
    fit,
    sort: yield* toSort(input.sort ?? "relevance"),
    pageNumber,
    pageSize,
  }
})

/** The filter values of each kind from all fields of the input. A kind without values is not filtered. */
const toFacetFilters = Effect.fnUntraced(function* (
  own: ReadonlyArray<readonly [FacetKind, ReadonlyArray<string>]>,
  { brands, filters }: CommonInput,
) {
  const byKind = new Map<FacetKind, ReadonlyArray<string>>()
  const add = (kind: FacetKind, values: ReadonlyArray<string>) => {
    if (values.length > 0) byKind.set(kind, [...(byKind.get(kind) ?? []), ...values])
  }
  for (const [kind, values] of own) add(kind, values)
  add("brands", brands ?? [])
  for (const { kind, values } of filters ?? []) {
    const known = FACET_KINDS.find((each) => each === kind)
    if (known === undefined) {
      return yield* refuse(`There is no filter “${kind.slice(0, 40)}”. There are ${FACET_KINDS.join(", ")}.`)
    }
    add(known, values)
  }
  const facetFilters = [...byKind].map(([kind, values]): FacetFilter => ({ kind, values }))
  if (facetFilters.some(({ values }) => values.length > MAX_VALUES)) {
    return yield* refuse(`Choose at most ${MAX_VALUES} values of one filter.`)
  }
  return facetFilters
})

const priceRange = Effect.fnUntraced(function* ({ minPrice, maxPrice }: CommonInput) {
  const [low, high] = [minPrice ?? null, maxPrice ?? null]
  if ((low !== null && low < 0) || (high !== null && high < 0)) {
    return yield* refuse("A price cannot be below $0.")
  }
  if (low !== null && high !== null && low > high) {
    return yield* refuse("The lowest price is above the highest. Please swap them.")
  }
  return { minPrice: cents(low), maxPrice: cents(high) }
})

const cents = (amount: number | null): number | null => (amount === null ? null : Math.round(amount * 100))

const toSort = (sort: string): Effect.Effect<ProductSort, Problem> => {
  const known = PRODUCT_SORTS.find(({ value }) => value === sort)
  return known === undefined
    ? refuse(
        `Products cannot be sorted by “${sort.slice(0, 40)}”, only by ${PRODUCT_SORTS.map(({ value }) => value).join(", ")}.`,
      )
    : Effect.succeed(known.value)
}
