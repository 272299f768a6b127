import { categoriesUnder } from "@voltread/domain/catalogue/category-menu.ts"
import type { FacetKind } from "@voltread/domain/catalogue/facets.ts"
import { Effect } from "effect"
import type { Database } from "../../platform/postgres/pool.ts"
import type { DatabaseError } from "../../platform/postgres/query.ts"
import { type DetailedProduct, detailedByNumber } from "../product-details.ts"
import { ELECTRONICS_KINDS, FACETS, TIRE_KINDS, WHEEL_KINDS } from "./facet-kinds.ts"
import { type Choice, type Found, find } from "./find.ts"
import { tiresOfOwnSize, tiresThatFit, wheelsThatFit } from "./fit.ts"
import { type Meaning, meaningOf } from "./meaning.ts"
import { slice } from "./order.ts"
import { pairableRows } from "./pairs.ts"
import type { ProductSearch, ProductSort } from "./product-search.ts"
import { ProductShelf } from "./product-shelf.ts"
import type { OrderName, Shelf } from "./shelf.ts"
import type { Condition } from "./sift.ts"

export interface FacetValue {
  readonly value: string
  readonly label: string
  readonly count: number
}

export interface Facet {
  readonly kind: FacetKind
  readonly title: string
  readonly values: ReadonlyArray<FacetValue>
}

export interface ProductPage {
  readonly products: ReadonlyArray<DetailedProduct>
  readonly totalCount: number
  readonly facets: ReadonlyArray<Facet>
  /** Cents. */
  readonly minPrice: number
  readonly maxPrice: number
  /** What pairs for a vehicle may be made of (`pairableRows`). */
  readonly pairable: ReadonlyArray<DetailedProduct>
  /** What was looked for instead, where nothing has the words that were typed. */
  readonly didYouMean: string | null
}

/**
 * A page of the catalogue with its facets. Words are matched with their synonyms and English forms, the last one as a
 * beginning; when nothing has all of them, the likest words are looked for instead. A tire size finds tires of that
 * size and of equal ones, in whatever spelling.
 */
export const searchProducts = Effect.fnUntraced(function* (
  search: ProductSearch,
): Effect.fn.Return<ProductPage, DatabaseError, Database | ProductShelf> {
  const shelves = yield* ProductShelf
  const shelf = yield* shelves.current
  const meaning = yield* meaningOf(shelf, search.query)
  const found = find(shelf, {
    ...search,
    choices: search.choices.map(expandCategories),
    conditions: [...meaning.conditions, ...fitConditions(shelf, search)],
    rows: meaning.rows,
    counted: KINDS[search.productType ?? "any"],
  })
  const sorted = (from: number, count: number) => rowsOf(shelf, search, found, meaning, from, count)
  const load = (rows: ReadonlyArray<number>) => detailedByNumber(rows.map((row) => shelf.numbers[row] ?? 0))
  return {
    products: yield* load(sorted((search.pageNumber - 1) * search.pageSize, search.pageSize)),
    pairable: yield* load(pairableRows(shelf, search, () => sorted(0, found.rows.length))),
    totalCount: found.rows.length,
    facets: facetsOf(found),
    minPrice: found.minPrice,
    maxPrice: found.maxPrice,
    didYouMean: meaning.didYouMean,
  }
})

const KINDS = { any: ELECTRONICS_KINDS, tire: TIRE_KINDS, wheel: WHEEL_KINDS } as const

const expandCategories = (choice: Choice): Choice =>
  choice.kind === "categories"
    ? { kind: choice.kind, values: [...new Set(choice.values.flatMap(categoriesUnder))] }
    : choice

const fitConditions = (shelf: Shelf, { fit, productType }: ProductSearch): ReadonlyArray<Condition> => {
  if (fit === null) return []
  return [productType === "wheel" ? wheelsThatFit(shelf, fit) : tiresThatFit(shelf, fit)]
}

const ORDERS: Readonly<Record<ProductSort, { readonly name: OrderName; readonly isBackwards: boolean }>> = {
  relevance: { name: "popular", isBackwards: true },
  best_selling: { name: "bestSelling", isBackwards: true },
  price_asc: { name: "price", isBackwards: false },
  price_desc: { name: "price", isBackwards: true },
  rating: { name: "rating", isBackwards: true },
  newest: { name: "newest", isBackwards: true },
}

/** A tire of the very size stands before one that is compatible, whatever words it has. */
const OWN_SIZE = 4

/** More than there are places. */
const RANK_STEP = 2 ** 32

const rowsOf = (
  shelf: Shelf,
  { sort, fit, productType }: ProductSearch,
  found: Found,
  { rankOf }: Meaning,
  from: number,
  count: number,
): ReadonlyArray<number> => {
  const { name, isBackwards } = ORDERS[sort]
  const order = shelf.orders[name]
  const own = fit !== null && productType === "tire" ? tiresOfOwnSize(shelf, fit) : null
  if (sort === "relevance" && (rankOf.size > 0 || own !== null)) {
    const keys = Float64Array.from(
      found.rows,
      (row) =>
        ((rankOf.get(row) ?? 0) + OWN_SIZE * (own?.allowed[own.codes[row] ?? 0] ?? 0)) * RANK_STEP +
        (order.places[row] ?? 0),
    )
    const best = keys
      .sort()
      .reverse()
      .subarray(from, from + count)
    return Array.from(best, (key) => order.rows[key % RANK_STEP] ?? 0)
  }
  return slice(order, found.rows, isBackwards, from, count)
}

const facetsOf = ({ counts }: Found): ReadonlyArray<Facet> =>
  [...counts].map(([kind, values]) => ({
    kind,
    title: FACETS[kind].title,
    values: [...values]
      .map(([value, count]) => ({ value, label: FACETS[kind].label(value), count }))
      .sort((a, b) =>
        FACETS[kind].isOrdered
          ? Number(a.value) - Number(b.value)
          : b.count - a.count || (a.value < b.value ? -1 : 1),
      ),
  }))
