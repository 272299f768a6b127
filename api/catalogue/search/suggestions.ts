import { CATEGORIES, MAIN_MENU, MORE_MENU } from "@voltread/domain/catalogue/category-menu.ts"
import { Effect } from "effect"
import { LRUCache } from "lru-cache"
import type { Database } from "../../postgres/pool.ts"
import { type DatabaseError, query } from "../../postgres/query.ts"
import { countsOn } from "../product-counts.ts"
import { ProductShelf } from "./product-shelf.ts"
import { correctWords, searchWords, toTsQuery } from "./words.ts"

const MAX_PRODUCTS = 6
const MAX_LINKS = 3
const MAX_QUERY = 200

export interface ProductSuggestion {
  readonly productId: string
  readonly name: string
  readonly brand: string
  readonly category: string
  readonly thumbnailImage: string
}

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
  yield* shelves.vocabulary
  const products = yield* suggestProducts(words)
  const categories = categoriesLike(words, countsOn(shelf, "categories"))
  const brands = brandsLike(words, countsOn(shelf, "brands"))
  const isNothing = products.length + categories.length + brands.length === 0
  const didYouMean = isNothing ? ((yield* correctWords(words.join(" "))) ?? null) : null
  return { products, categories, brands, didYouMean }
})

/** Not a prepared statement: one letter and three words want different plans. */
const suggestProducts = (words: ReadonlyArray<string>) =>
  query<ProductSuggestion>({
    text: `select product_id as "productId", name, brand, category, thumbnail_image as "thumbnailImage"
           from suggestion where words @@ to_tsquery('simple', $1)
           order by review_count desc, number limit ${MAX_PRODUCTS}`,
    values: [toTsQuery(words)],
  })

const LINKS = [...MAIN_MENU, ...MORE_MENU, ...CATEGORIES]
const NAMES = new Map(LINKS.map(({ id, name }) => [id, name]))

type Counts = ReadonlyMap<string, number>

const categoriesLike = (words: ReadonlyArray<string>, counts: Counts): ReadonlyArray<LinkSuggestion> => {
  const found = [...NAMES].filter(([, name]) => begins(name, words))
  return fullest(found.map(([id, name]) => ({ id, name, productCount: counts.get(id) ?? 0 })))
}

const brandsLike = (words: ReadonlyArray<string>, counts: Counts): ReadonlyArray<LinkSuggestion> => {
  const found = [...counts].filter(([name]) => begins(name, words))
  return fullest(found.map(([name, productCount]) => ({ id: name, name, productCount })))
}

/** Words of names that were compared before: the same few hundred at every letter that is typed. */
const wordsOfNames = new LRUCache<string, ReadonlyArray<string>>({ max: 5_000 })

/** Every word begins a word of the name. */
const begins = (name: string, words: ReadonlyArray<string>): boolean => {
  const own = wordsOfNames.get(name) ?? searchWords(name)
  wordsOfNames.set(name, own)
  return words.every((word) => own.some((each) => each.startsWith(word)))
}

const fullest = (links: ReadonlyArray<LinkSuggestion>): ReadonlyArray<LinkSuggestion> =>
  links.toSorted((a, b) => b.productCount - a.productCount || (a.name < b.name ? -1 : 1)).slice(0, MAX_LINKS)
