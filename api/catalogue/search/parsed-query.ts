import { namedCategories } from "@voltread/domain/catalogue/named-categories.ts"
import { withSynonyms } from "@voltread/domain/catalogue/synonyms.ts"
import { parseTireSize } from "@voltread/domain/catalogue/tire-size-parser.ts"
import { Effect, Result } from "effect"
import { LRUCache } from "lru-cache"
import type { Database } from "../../platform/postgres/pool.ts"
import type { DatabaseError } from "../../platform/postgres/query.ts"
import { codesWhere } from "./column.ts"
import { allows, type Condition } from "./condition.ts"
import { tiresOfExactSize, tiresOfSameMeasures } from "./fit.ts"
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
  /** More products have the words than are among the rows. */
  readonly moreThanCounted: boolean
  readonly didYouMean: string | null
}

const MATCH_ALL: ParsedQuery = {
  rows: null,
  rankOf: new Map(),
  conditions: [],
  moreThanCounted: false,
  didYouMean: null,
}

/**
 * Reads a text as a tire size in any spelling, else as words, else as the most similar words that some product has,
 * else as the kind of product that it names.
 */
export const parseQuery = Effect.fnUntraced(function* (index: SearchIndex, text: string) {
  if (text.trim() === "") return MATCH_ALL
  // Such as an emoji.
  if (tokenize(text).length === 0) return { ...MATCH_ALL, rows: [] }
  const size = parseTireSize(text)
  if (Result.isSuccess(size)) {
    const exact = tiresOfExactSize(index, { _tag: "size", size: size.success })
    for (const ofSize of [exact, tiresOfSameMeasures(index, size.success)])
      if (ofSize.allowed.includes(1)) return { ...MATCH_ALL, conditions: [ofSize] }
    // Such as the number of a product. Tires of another size that have a number in common are no answer.
    return yield* parseAsWords(index, text)
  }
  const unsized = text.replace(INCHES, " ")
  const measures = measuredIn(index, text)
  const unsizedSpelling = yield* spellingOf(unsized)
  for (const measured of measures) {
    const ofSize = yield* parseWithSpelling(index, unsized, unsizedSpelling, measured)
    if (findsSome(ofSize)) return ofSize
  }
  // Sizes of other products are words of their names, without the unit.
  const words = text.replace(INCHES, " $1 ")
  const spelling = yield* spellingOf(words)
  const found = yield* parseWithSpelling(index, words, spelling)
  if (findsSome(found)) return found
  const named = namedIn(unsized) ?? (yield* spelling).map(namedIn).find((kind) => kind !== undefined)
  if (named === undefined) return found
  for (const measured of [...measures, undefined]) {
    const ofKind = yield* parseAsWords(index, named, measured)
    if (findsSome(ofKind)) return { ...ofKind, didYouMean: named }
  }
  return found
})

const findsSome = ({ rows }: ParsedQuery): boolean => rows === null || rows.length > 0

/** The kind of product that a text asks for: `laptop` of `gaming laptop`, where no laptop is called so. */
const namedIn = (text: string): string | undefined =>
  withSynonyms(tokenize(text))
    .map(([phrase = ""]) => phrase)
    .findLast((phrase) => namedCategories(phrase.split(" ")).size > 0)

/** The corrections of a text, asked for once, and only where its words find nothing. */
const spellingOf = (text: string) =>
  Effect.cached(
    Effect.andThen(
      ProductIndex.use(({ vocabulary }) => vocabulary),
      corrections(text),
    ),
  )

const parseWithSpelling = Effect.fnUntraced(function* (
  index: SearchIndex,
  text: string,
  spelling: Effect.Effect<ReadonlyArray<string>, DatabaseError, Database | ProductIndex>,
  measured?: Condition,
): Effect.fn.Return<ParsedQuery, DatabaseError, Database | ProductIndex> {
  const exact = yield* parseAsWords(index, text, measured)
  if (findsSome(exact)) return exact
  for (const didYouMean of yield* spelling) {
    const corrected = yield* parseAsWords(index, didYouMean, measured)
    if (findsSome(corrected)) return { ...corrected, didYouMean }
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

/** The facets that are in inches. */
const MEASURES = ["screenSize", "diameter"] as const

/**
 * `55 inch tv` means TVs of that size and `17 inch wheels` wheels of that diameter, not any product with the words of it.
 * Only what some product measures.
 */
const measuredIn = ({ facets }: SearchIndex, text: string): ReadonlyArray<Condition> => {
  const inches = INCHES.exec(text)
  if (inches === null) return []
  const size = String(Number(inches[1]))
  return MEASURES.flatMap((kind) => {
    const sizes = facets.get(kind)
    if (sizes === undefined) return []
    const allowed = codesWhere(sizes, (own) => own.includes(size))
    return allowed.includes(1) ? [{ codes: sizes.codes, allowed }] : []
  })
}

const parseAsWords = Effect.fnUntraced(function* (index: SearchIndex, text: string, measured?: Condition) {
  const conditions = measured === undefined ? [] : [measured]
  if (tokenize(text).length === 0) return { ...MATCH_ALL, conditions }
  const known = parsedQueries(index.numbers)
  const parsed = known.get(text) ?? toParsedQuery(index, text, yield* matchText(text))
  if (!known.has(text)) known.set(text, parsed)
  if (measured === undefined || parsed.rows === null) return parsed
  const rows = parsed.rows.filter((row) => allows(measured, row))
  return { ...parsed, rows, conditions }
})

const toParsedQuery = (
  index: SearchIndex,
  text: string,
  { ranks, moreThanCounted }: Matches,
): ParsedQuery => {
  const named = inNamedCategory(index, text)
  const rankOf = new Map<number, number>()
  for (const [number, rank] of ranks) {
    const row = index.rowOf(number)
    if (row !== undefined) rankOf.set(row, rank + (named(row) ? RANK.namedCategory : 0))
  }
  return { ...MATCH_ALL, rows: [...rankOf.keys()], rankOf, moreThanCounted }
}

const inNamedCategory = ({ facets }: SearchIndex, text: string): ((row: number) => boolean) => {
  const slugs = namedCategories(tokenize(text))
  const categories = facets.get("categories")
  if (slugs.size === 0 || categories === undefined) return () => false
  const named = {
    codes: categories.codes,
    allowed: codesWhere(categories, (own) => own.some((slug) => slugs.has(slug))),
  }
  return (row) => allows(named, row)
}
