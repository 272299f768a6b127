import { CATEGORIES, MAIN_MENU, MORE_MENU } from "@voltread/domain/catalogue/category-menu.ts"
import { Effect, Schema } from "effect"
import { LRUCache } from "lru-cache"
import type { Database } from "../../platform/postgres/pool.ts"
import { type DatabaseError, rows } from "../../platform/postgres/query.ts"
import { countsOn } from "../product-counts.ts"
import { perObject } from "./per-object.ts"
import { ProductShelf } from "./product-shelf.ts"
import { correctWords, searchWords, toTsQuery } from "./words.ts"

const MAX_PRODUCTS = 6
const MAX_LINKS = 3
const MAX_QUERY = 200

export const ProductSuggestion = Schema.Struct({
  productId: Schema.String,
  name: Schema.String,
  brand: Schema.String,
  category: Schema.String,
  thumbnailImage: Schema.String,
})
export type ProductSuggestion = typeof ProductSuggestion.Type

export interface LinkSuggestion {
  readonly id: string
  readonly name: string
  readonly productCount: number
}

export interface Suggestions {
  readonly products: ReadonlyArray<ProductSuggestion>
  readonly categories: ReadonlyArray<LinkSuggestion>
  readonly brands: ReadonlyArray<LinkSuggestion>
  readonly didYouMean: string | null
}

const NOTHING: Suggestions = { products: [], categories: [], brands: [], didYouMean: null }

/** What somebody may be typing, the last word as a beginning; the most popular products, the fullest categories. */
export const suggest = Effect.fnUntraced(function* (
  text: string,
): Effect.fn.Return<Suggestions, DatabaseError, Database | ProductShelf> {
  const words = searchWords(text.slice(0, MAX_QUERY))
  if (words.length === 0) return NOTHING
  const shelves = yield* ProductShelf
  const shelf = yield* shelves.current
  const products = yield* suggestProducts(yield* shelves.vocabulary, toTsQuery(words))
  const categories = linksLike(words, CATEGORY_LINKS, countsOn(shelf, "categories"))
  const brandCounts = countsOn(shelf, "brands")
  const brands = linksLike(words, linksOfBrands(brandCounts), brandCounts)
  const isNothing = products.length + categories.length + brands.length === 0
  const didYouMean = isNothing ? ((yield* correctWords(words.join(" "))) ?? null) : null
  return { products, categories, brands, didYouMean }
})

type Suggested = ReadonlyArray<ProductSuggestion>

/** Everybody types the same first letters: what was suggested of one vocabulary, for a minute. */
const suggestedOf = perObject((_: object) => new LRUCache<string, Suggested>({ max: 2_000, ttl: 60_000 }))

const suggestProducts = Effect.fnUntraced(function* (vocabulary: object, wanted: string) {
  const known = suggestedOf(vocabulary)
  const products = known.get(wanted) ?? (yield* readSuggestions(wanted))
  if (!known.has(wanted)) known.set(wanted, products)
  return products
})

/** Not a prepared statement: one letter and three words want different plans. */
const readSuggestions = (wanted: string) =>
  rows(ProductSuggestion, {
    text: `select product_id as "productId", name, brand, category, thumbnail_image as "thumbnailImage"
           from suggestion where words @@ to_tsquery('simple', $1)
           order by review_count desc, number limit ${MAX_PRODUCTS}`,
    values: [wanted],
  })

type Counts = ReadonlyMap<string, number>

interface Link {
  readonly id: string
  readonly name: string
  readonly words: ReadonlyArray<string>
}

const LINKS = new Map([...MAIN_MENU, ...MORE_MENU, ...CATEGORIES].map(({ id, name }) => [id, name]))
const CATEGORY_LINKS: ReadonlyArray<Link> = [...LINKS].map(([id, name]) => ({
  id,
  name,
  words: searchWords(name),
}))

/** The same few hundred names are compared at every letter that is typed. */
const linksOfBrands = perObject(
  (counts: Counts): ReadonlyArray<Link> =>
    [...counts.keys()].map((name) => ({ id: name, name, words: searchWords(name) })),
)

/** Those of whose names every word begins a word, the fullest first. */
const linksLike = (
  words: ReadonlyArray<string>,
  links: ReadonlyArray<Link>,
  counts: Counts,
): ReadonlyArray<LinkSuggestion> =>
  links
    .filter((link) => words.every((word) => link.words.some((own) => own.startsWith(word))))
    .map(({ id, name }) => ({ id, name, productCount: counts.get(id) ?? 0 }))
    .sort((a, b) => b.productCount - a.productCount || (a.name < b.name ? -1 : 1))
    .slice(0, MAX_LINKS)
