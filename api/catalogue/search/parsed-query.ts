import { namedCategories } from "@voltread/domain/catalogue/named-categories.ts"
import { parseTireSize } from "@voltread/domain/catalogue/tire-size-parser.ts"
import { Effect, Result } from "effect"
import { LRUCache } from "lru-cache"
import type { Database } from "../../platform/postgres/pool.ts"
import type { DatabaseError } from "../../platform/postgres/query.ts"
import { codesWhere } from "./column.ts"
import type { Condition } from "./condition.ts"
import { tiresOfExactSize } from "./fit.ts"
import { ProductIndex } from "./product-index.ts"
import { RANK } from "./ranks.ts"
import type { SearchIndex } from "./search-index.ts"
import { corrections, type Matches, matchText, tokenize } from "./text-search.ts"
import { weakMemoize } from "./weak-memoize.ts"

/** A parsed search text: the rows that match its words, with their ranks, or a tire size. */
export interface ParsedQuery {
  readonly rows: ReadonlyArray<number> | null
  readonly rankOf: ReadonlyMap<number, number>
  readonly conditions: ReadonlyArray<Condition>
  readonly didYouMean: string | null
}

const MATCH_ALL: ParsedQuery = { rows: null, rankOf: new Map(), conditions: [], didYouMean: null }

/** Reads a text as a tire size in any spelling, else as words, else as the most similar words that some product has. */
export const parseQuery = Effect.fnUntraced(function* (index: SearchIndex, text: string) {
  if (tokenize(text).length === 0) return MATCH_ALL
  const size = parseTireSize(text)
  if (Result.isSuccess(size)) {
    const ofSize = tiresOfExactSize(index, { _tag: "size", size: size.success })
    if (ofSize.allowed.includes(1)) return { ...MATCH_ALL, conditions: [ofSize] }
  }
  const screen = screenOf(index, text)
  const unsized = text.replace(INCHES, " ")
  if (screen?.allowed.includes(1)) {
    const ofSize = yield* parseWithSpelling(index, unsized, screen)
    if (ofSize.rows === null || ofSize.rows.length > 0) return ofSize
  }
  // Sizes of other products are words of their names, without the unit.
  return yield* parseWithSpelling(index, text.replace(INCHES, " $1 "))
})

const parseWithSpelling = Effect.fnUntraced(function* (
  index: SearchIndex,
  text: string,
  screen?: Condition,
): Effect.fn.Return<ParsedQuery, DatabaseError, Database | ProductIndex> {
  const exact = yield* parseAsWords(index, text, screen)
  if (exact.rows === null || exact.rows.length > 0) return exact
  yield* (yield* ProductIndex).vocabulary
  for (const didYouMean of yield* corrections(text)) {
    const corrected = yield* parseAsWords(index, didYouMean, screen)
    if (corrected.rows === null || corrected.rows.length > 0) return { ...corrected, didYouMean }
  }
  return exact
})

/** Popular queries recur, and the products of an index do not change. */
const parsedQueries = weakMemoize(
  (_: SearchIndex["numbers"]) =>
    new LRUCache<string, ParsedQuery>({
      max: 2_000,
      maxSize: MAX_CACHED_ROWS,
      sizeCalculation: ({ rankOf }) => 1 + rankOf.size,
    }),
)
const MAX_CACHED_ROWS = 300_000

/** A length in inches, as people type it. */
export const INCHES =
  /(?<![\p{L}\p{N}/.])(\d{1,3}(?:\.\d{1,2})?)[\s-]*(?:"|”|″|''|inch(?:es)?\b|in\b(?=\s*(?:\p{L}|$)))/iu

/** `55 inch tv` means TVs of that size, not any product with the words 55 and inch. */
const screenOf = ({ facets }: SearchIndex, text: string): Condition | undefined => {
  const inches = INCHES.exec(text)
  const sizes = facets.get("screenSize")
  if (inches === null || sizes === undefined) return undefined
  return { codes: sizes.codes, allowed: codesWhere(sizes, (own) => own.includes(String(Number(inches[1])))) }
}

const parseAsWords = Effect.fnUntraced(function* (index: SearchIndex, text: string, screen?: Condition) {
  const conditions = screen === undefined ? [] : [screen]
  if (tokenize(text).length === 0) return { ...MATCH_ALL, conditions }
  const known = parsedQueries(index.numbers)
  const parsed = known.get(text) ?? toParsedQuery(index, text, yield* matchText(text))
  if (!known.has(text)) known.set(text, parsed)
  if (screen === undefined || parsed.rows === null) return parsed
  const rows = parsed.rows.filter((row) => screen.allowed[screen.codes[row] ?? 0] === 1)
  return { ...parsed, rows, conditions }
})

const toParsedQuery = (index: SearchIndex, text: string, matches: Matches): ParsedQuery => {
  const named = inNamedCategory(index, text)
  const rankOf = new Map<number, number>()
  for (const [number, rank] of matches) {
    const row = index.rowOf(number)
    if (row !== undefined) rankOf.set(row, rank + (named(row) ? RANK.namedCategory : 0))
  }
  return { ...MATCH_ALL, rows: [...rankOf.keys()], rankOf }
}

const inNamedCategory = ({ facets }: SearchIndex, text: string): ((row: number) => boolean) => {
  const slugs = namedCategories(tokenize(text))
  const categories = facets.get("categories")
  if (slugs.size === 0 || categories === undefined) return () => false
  const isNamed = codesWhere(categories, (own) => own.some((slug) => slugs.has(slug)))
  return (row) => isNamed[categories.codes[row] ?? 0] === 1
}
