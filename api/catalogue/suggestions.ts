import { CATEGORIES, MAIN_MENU, MORE_MENU } from "@voltread/domain/catalogue/category-menu.ts"
import { namedCategories } from "@voltread/domain/catalogue/named-categories.ts"
import { namedTireSize } from "@voltread/domain/catalogue/named-size.ts"
import { priceLimit } from "@voltread/domain/catalogue/price-limit.ts"
import type { MetricSize } from "@voltread/domain/catalogue/tire-size.ts"
import { parseTireSize } from "@voltread/domain/catalogue/tire-size-parser.ts"
import { Effect, Result, Schema } from "effect"
import { LRUCache } from "lru-cache"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, rows } from "../platform/postgres/query.ts"
import { countsOn } from "./product-counts.ts"
import { corrections } from "./search/corrections.ts"
import { INCHES } from "./search/named-measures.ts"
import { ProductIndex } from "./search/product-index.ts"
import { tokenize, toTsQuery } from "./search/text-search.ts"
import { weakMemoize } from "./search/weak-memoize.ts"

const MAX_PRODUCTS = 6
const MAX_LINKS = 3
const MAX_QUERY = 200

const ProductSuggestion = Schema.Struct({
  productId: Schema.String,
  name: Schema.String,
  brand: Schema.String,
  category: Schema.String,
  thumbnailImage: Schema.String,
})
type ProductSuggestion = typeof ProductSuggestion.Type

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

/** Completions of a text whose last word may be unfinished: the most popular products, the largest categories and brands. */
export const suggest = Effect.fnUntraced(function* (
  text: string,
): Effect.fn.Return<Suggestions, DatabaseError, Database | ProductIndex> {
  const { text: typed, limit } = priceLimit(text.slice(0, MAX_QUERY))
  const { words, name } = readTyped(typed)
  if (words.length === 0) return NOTHING
  const named = [...namedCategories(words).keys()]
  const productIndex = yield* ProductIndex
  const index = yield* productIndex.current
  const vocabulary = yield* productIndex.vocabulary
  const wanted = { words, named, name }
  // Suggestions do not know the prices of products.
  const products = limit === "" ? yield* suggestProducts(vocabulary, wanted) : []
  const categories = matchingLinks(words, CATEGORY_LINKS, countsOn(index, "categories"), named)
  const brandCounts = countsOn(index, "brands")
  const brands = matchingLinks(words, brandLinks(brandCounts), brandCounts)
  const isNothing = products.length + categories.length + brands.length === 0
  const correction = isNothing ? yield* findCorrection(words) : null
  return { products, categories, brands, didYouMean: correction === null ? null : `${correction}${limit}` }
})

type Suggested = ReadonlyArray<ProductSuggestion>

/** Many people type the same first letters: suggestions are cached for a minute, and until the vocabulary changes. */
const suggestionCache = weakMemoize(
  (_: object) => new LRUCache<string, Suggested>({ max: 2_000, ttl: 60_000 }),
)

interface Wanted {
  readonly words: ReadonlyArray<string>
  /** The categories that the words name. */
  readonly named: ReadonlyArray<string>
  /** A pattern of names: of the length or the tire size that was typed. */
  readonly name: string | null
}

const suggestProducts = Effect.fnUntraced(function* (vocabulary: object, wanted: Wanted) {
  const known = suggestionCache(vocabulary)
  const key = [wanted.name, ...wanted.words].join(" ")
  const products = known.get(key) ?? (yield* readSuggestions(wanted))
  if (!known.has(key)) known.set(key, products)
  return products
})

/** The most popular of the categories that the words name, then others. */
const readSuggestions = Effect.fnUntraced(function* (wanted: Wanted) {
  const own = wanted.named.length === 0 ? [] : yield* mostPopular(wanted, "category = any($2)")
  if (own.length === MAX_PRODUCTS) return own
  return [...own, ...(yield* mostPopular(wanted, "category <> all($2)"))].slice(0, MAX_PRODUCTS)
})

const findCorrection = Effect.fnUntraced(function* (words: ReadonlyArray<string>) {
  for (const correction of yield* corrections(words.join(" "))) {
    const found = yield* readSuggestions({ words: tokenize(correction), named: [], name: null })
    if (found.length > 0) return correction
  }
  return null
})

/** Not a prepared statement: one letter and three words need different plans. */
const mostPopular = ({ words, named, name }: Wanted, condition: string) =>
  rows(ProductSuggestion, {
    text: `select product_id as "productId", name, brand, category, thumbnail_image as "thumbnailImage"
           from suggestion
           where words @@ to_tsquery('simple', $1) and ${condition} ${name === null ? "" : "and name ~ $3"}
           order by review_count desc, number limit ${MAX_PRODUCTS}`,
    values: [toTsQuery(words), named, ...(name === null ? [] : [name])],
  })

/** The words of names have the number of inches, without the unit, and of a tire's size its width. */
const readTyped = (typed: string): Pick<Wanted, "name" | "words"> => {
  const whole = parseTireSize(typed)
  const { size, rest } = Result.isSuccess(whole)
    ? { size: whole.success, rest: "" }
    : (namedTireSize(typed) ?? { size: null, rest: "" })
  if (size?.dimensions.kind === "metric")
    return { words: [String(size.dimensions.widthMm), ...tokenize(rest)], name: sizePattern(size.dimensions) }
  const inches = INCHES.exec(typed)?.[1]
  return {
    words: tokenize(typed.replace(INCHES, " $1 ")),
    name: inches === undefined ? null : lengthPattern(inches),
  }
}

const sizePattern = ({ aspectRatio, construction, rim, widthMm }: MetricSize): string =>
  `${widthMm}/${aspectRatio}Z?${construction}${rim}\\M`

/** As names write a length in inches. */
const lengthPattern = (inches: string): string => `\\m${inches.replace(".", "\\.")}( ?inch|")`

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
  words: tokenize(name),
}))

/** Tokenized once: the same few hundred names are compared at every keystroke. */
const brandLinks = weakMemoize(
  (counts: Counts): ReadonlyArray<Link> =>
    [...counts.keys()].map((name) => ({ id: name, name, words: tokenize(name) })),
)

/** Links that are named, and those whose names contain a word for each typed prefix; those with the most products first. */
const matchingLinks = (
  words: ReadonlyArray<string>,
  links: ReadonlyArray<Link>,
  counts: Counts,
  named: ReadonlyArray<string> = [],
): ReadonlyArray<LinkSuggestion> =>
  links
    .filter(({ id, words: own }) => named.includes(id) || hasPrefixes(own, words))
    .map(({ id, name }) => ({ id, name, productCount: counts.get(id) ?? 0 }))
    .sort(
      (a, b) =>
        Number(named.includes(b.id)) - Number(named.includes(a.id)) ||
        b.productCount - a.productCount ||
        (a.name < b.name ? -1 : 1),
    )
    .slice(0, MAX_LINKS)

const hasPrefixes = (words: ReadonlyArray<string>, prefixes: ReadonlyArray<string>): boolean =>
  prefixes.every((prefix) => words.some((word) => word.startsWith(prefix)))
