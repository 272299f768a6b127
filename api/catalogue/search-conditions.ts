import { equalSpellings } from "@voltread/domain/catalogue/tire-match.ts"
import type { TireDimensions } from "@voltread/domain/catalogue/tire-size.ts"
import type { ProductSearch } from "./search-request.ts"

/**
 * `all`: no words; `words`: every word, in any of its forms; `likeness`: similar letters; a tire size: that one and the
 * sizes equal to it, however they are written.
 */
export type MatchMode = "all" | "words" | "likeness" | { readonly tireSize: TireDimensions }

type Filter = "categories" | "brands" | "price"

/** The conditions of one search: SQL with the values it refers to. */
export interface Conditions {
  /** From-clause of `product p`, with stock only where it matters. */
  readonly source: string
  readonly values: ReadonlyArray<unknown>
  /** What every row must meet, and these filters. */
  readonly with: (...filters: ReadonlyArray<Filter>) => string
  /** How well a row matches the words; null without words. */
  readonly rank: string | null
}

const MAX_WORDS = 12

/** The words of a query: letters and digits of any script, at most twelve. */
export const searchWords = (query: string): ReadonlyArray<string> =>
  (
    query
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).slice(0, MAX_WORDS)

export const conditions = (search: ProductSearch, mode: MatchMode): Conditions => {
  const values: Array<unknown> = []
  const value = (each: unknown): string => `$${values.push(each)}`

  const always = ["p.is_live"]
  const words = searchWords(search.query)
  let rank: string | null = null
  if (mode === "words") {
    const text = value(toTsQuery(words))
    const tsquery = `(to_tsquery('english', ${text}) || to_tsquery('simple', ${text}))`
    always.push(`p.words @@ ${tsquery}`)
    rank = `ts_rank_cd(p.words, ${tsquery}, 1)`
  } else if (mode === "likeness") {
    const text = value(words.join(" "))
    always.push(`${text} <% p.label`)
    rank = `word_similarity(${text}, p.label)`
  } else if (mode !== "all") {
    const tsquery = `to_tsquery('simple', ${value(sizeTsQuery(mode.tireSize))})`
    always.push(`p.words @@ ${tsquery}`)
    rank = `ts_rank_cd(p.words, ${tsquery}, 1)`
  }
  if (search.inStock) always.push("s.available > 0")

  const filters: Record<Filter, string | null> = {
    categories: search.categories.length === 0 ? null : `p.category = any (${value(search.categories)})`,
    brands: search.brands.length === 0 ? null : `p.brand = any (${value(search.brands)})`,
    price: priceRange(search, value),
  }
  return {
    source: search.inStock ? "product p join stock s using (product_id)" : "product p",
    values,
    with: (...names) =>
      [...always, ...names.map((name) => filters[name]).filter((filter) => filter !== null)].join(" and "),
    rank,
  }
}

const priceRange = (search: ProductSearch, value: (each: unknown) => string): string | null => {
  const bounds: Array<string> = []
  if (search.minPrice !== null) bounds.push(`p.sale_price >= ${value(search.minPrice)}`)
  if (search.maxPrice !== null) bounds.push(`p.sale_price <= ${value(search.maxPrice)}`)
  return bounds.length === 0 ? null : bounds.join(" and ")
}

/** Words are letters and digits only, so nothing in them means anything to tsquery. */
const toTsQuery = (words: ReadonlyArray<string>): string =>
  words.map((word, index) => (index === words.length - 1 ? `${word}:*` : word)).join(" & ")

/** The parts of a size side by side, as `words` cuts them: 225/65R17 is 225 followed by 65r17. */
const sizeTsQuery = (size: TireDimensions): string =>
  equalSpellings(size)
    .map((spelling) => `(${searchWords(spelling).join(" <-> ")})`)
    .join(" | ")
