import { categoriesUnder, isCategory } from "@voltread/domain/catalogue/category-menu.ts"
import type { FacetKind } from "@voltread/domain/catalogue/facets.ts"
import { Effect } from "effect"
import type { DatabaseError } from "../platform/postgres/query.ts"
import { find } from "./search/find.ts"
import { perObject } from "./search/per-object.ts"
import { ProductShelf } from "./search/product-shelf.ts"
import type { Shelf } from "./search/shelf.ts"

/** Counts of a shelf, which does not change; stock comes and goes without it. */
const countedOn = perObject((_: Shelf["numbers"]) => new Map<string, ReadonlyMap<string, number>>())

/** How many products on sale have each value of a facet: of a category or group, or of the whole shop (`null`). */
export const countProducts = (
  kind: FacetKind,
  category: string | null = null,
): Effect.Effect<ReadonlyMap<string, number>, DatabaseError, ProductShelf> =>
  ProductShelf.use(({ current }) => Effect.map(current, (shelf) => countsOn(shelf, kind, category)))

export const countsOn = (
  shelf: Shelf,
  kind: FacetKind,
  category: string | null = null,
): ReadonlyMap<string, number> => {
  const known = countedOn(shelf.numbers)
  const key = JSON.stringify([kind, category])
  const counts = known.get(key) ?? count(shelf, kind, category)
  if (category === null || isCategory(category)) known.set(key, counts)
  return counts
}

const count = (shelf: Shelf, kind: FacetKind, category: string | null): ReadonlyMap<string, number> => {
  const found = find(shelf, {
    productType: null,
    choices: category === null ? [] : [{ kind: "categories", values: categoriesUnder(category) }],
    minPrice: null,
    maxPrice: null,
    inStock: false,
    conditions: [],
    rows: null,
    counted: [kind],
  })
  return found.counts.get(kind) ?? new Map()
}
