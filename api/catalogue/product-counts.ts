import { categoriesUnder } from "@voltread/domain/catalogue/category-menu.ts"
import { Effect } from "effect"
import type { DatabaseError } from "../postgres/query.ts"
import type { FacetKind } from "./search/facet-kinds.ts"
import { find } from "./search/find.ts"
import { ProductShelf } from "./search/product-shelf.ts"

/** How many products on sale have each value of a facet: of a category or group, or of the whole shop (`null`). */
export const countProducts = (
  kind: FacetKind,
  category: string | null = null,
): Effect.Effect<ReadonlyMap<string, number>, DatabaseError, ProductShelf> =>
  Effect.gen(function* () {
    const shelf = yield* (yield* ProductShelf).current
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
  })
