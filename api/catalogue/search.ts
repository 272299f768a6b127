import { categoriesUnder, categoryName } from "@voltread/domain/catalogue/category-menu.ts"
import { parseTireSize } from "@voltread/domain/catalogue/tire-size-parser.ts"
import { Effect, Result } from "effect"
import type { Database } from "../postgres/pool.ts"
import { type DatabaseError, query } from "../postgres/query.ts"
import { type OfferedProduct, PRODUCT_COLUMNS, type ProductRow, toProduct } from "./product-rows.ts"
import { type Conditions, conditions, type MatchMode, searchWords } from "./search-conditions.ts"
import type { ProductSearch, ProductSort } from "./search-request.ts"

export interface Facet {
  readonly value: string
  readonly label: string
  readonly count: number
}

export interface ProductPage {
  readonly products: ReadonlyArray<OfferedProduct>
  readonly totalCount: number
  /** Each facet counts what the other filters leave, so that a second brand can be ticked. */
  readonly brands: ReadonlyArray<Facet>
  readonly categories: ReadonlyArray<Facet>
  readonly minPrice: number
  readonly maxPrice: number
}

/**
 * A page of the catalogue with its facets. Words are matched with their English forms, the last one as a beginning;
 * when nothing has all of them, by likeness, so that a mistyped word still finds something. A tire size finds tires of
 * that size and of equal ones, in whatever spelling.
 */
export const searchProducts = Effect.fnUntraced(function* (
  search: ProductSearch,
): Effect.fn.Return<ProductPage, DatabaseError, Database> {
  const words = searchWords(search.query)
  if (words.length === 0) return yield* searchBy(search, "all")
  const size = parseTireSize(search.query)
  if (Result.isSuccess(size)) {
    const sized = yield* searchBy(search, { tireSize: size.success.dimensions })
    if (sized.brands.length > 0) return sized
  }
  const exact = yield* searchBy(search, "words")
  return exact.brands.length > 0 ? exact : yield* searchBy(search, "likeness")
})

const searchBy = Effect.fnUntraced(function* (search: ProductSearch, mode: MatchMode) {
  const expanded = { ...search, categories: [...new Set(search.categories.flatMap(categoriesUnder))] }
  const where = conditions(expanded, mode)
  const [products, facets] = yield* Effect.all([page(expanded, where), countFacets(where)], {
    concurrency: 2,
  })
  return { products, ...facets }
})

const page = (search: ProductSearch, where: Conditions) =>
  query<ProductRow>({
    text: `select ${PRODUCT_COLUMNS} from product p left join stock s using (product_id)
           where ${where.with("categories", "brands", "price")}
           order by ${order(search.sort, where)}, p.product_id
           limit ${search.pageSize} offset ${(search.pageNumber - 1) * search.pageSize}`,
    values: where.values,
  }).pipe(Effect.map((rows) => rows.map(toProduct)))

const order = (sort: ProductSort, where: Conditions): string => {
  switch (sort) {
    case "relevance":
      return where.rank === null ? "p.review_count desc" : `${where.rank} desc, p.review_count desc`
    case "price_asc":
      return "p.sale_price"
    case "price_desc":
      return "p.sale_price desc"
    case "rating":
      return "p.review_average desc nulls last, p.review_count desc"
    case "newest":
      return "p.created_at desc"
  }
}

interface FacetRow {
  readonly total: number
  readonly brands: ReadonlyArray<{ readonly value: string; readonly count: number }> | null
  readonly categories: ReadonlyArray<{ readonly value: string; readonly count: number }> | null
  readonly low: number | null
  readonly high: number | null
}

const countFacets = (where: Conditions) =>
  query<FacetRow>({
    text: `select
        (select count(*) from ${where.source} where ${where.with("categories", "brands", "price")}) as total,
        (select json_agg(f order by f.count desc, f.value) from (
           select p.brand as value, count(*)::int as count from ${where.source}
           where ${where.with("categories", "price")} group by p.brand) f) as brands,
        (select json_agg(f order by f.count desc, f.value) from (
           select p.category as value, count(*)::int as count from ${where.source}
           where ${where.with("brands", "price")} group by p.category) f) as categories,
        low, high
      from (select min(p.sale_price) as low, max(p.sale_price) as high from ${where.source}
            where ${where.with("categories", "brands")}) prices`,
    values: where.values,
  }).pipe(
    Effect.map(([row]) => ({
      totalCount: row?.total ?? 0,
      brands: (row?.brands ?? []).map((brand) => ({ ...brand, label: brand.value })),
      categories: (row?.categories ?? []).map((category) => ({
        ...category,
        label: categoryName(category.value),
      })),
      minPrice: row?.low ?? 0,
      maxPrice: row?.high ?? 0,
    })),
  )
