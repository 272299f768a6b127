import { namedCategories } from "@voltread/domain/catalogue/named-categories.ts"
import { withSynonyms } from "@voltread/domain/catalogue/synonyms.ts"
import { parseTireSize } from "@voltread/domain/catalogue/tire-size-parser.ts"
import { Effect, Result } from "effect"
import { LRUCache } from "lru-cache"
import type { Database } from "../../platform/postgres/pool.ts"
import type { DatabaseError } from "../../platform/postgres/query.ts"
import type { Column } from "./column.ts"
import { allows, type Condition } from "./condition.ts"
import { corrections } from "./corrections.ts"
import {
  INCHES,
  type MeasureCondition,
  type NamedMeasure,
  namedMeasures,
  tiresOfSize,
} from "./named-measures.ts"
import { ProductIndex } from "./product-index.ts"
import { RANK } from "./ranks.ts"
import type { SearchIndex } from "./search-index.ts"
import { MAX_MATCHES, type Matches, matchText, tokenize } from "./text-search.ts"
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
 * Reads a text as a tire size in any spelling, else as words beside a size or a length, else as words, each time else as
 * the most similar words that some product has; else as the kind of product or the size that it names.
 */
export const parseQuery = Effect.fnUntraced(function* (index: SearchIndex, text: string) {
  if (text.trim() === "") return MATCH_ALL
  // Such as an emoji.
  if (tokenize(text).length === 0) return { ...MATCH_ALL, rows: [] }
  const size = parseTireSize(text)
  if (Result.isSuccess(size)) {
    const [ofSize] = tiresOfSize(index, size.success)
    if (ofSize !== undefined) return { ...MATCH_ALL, conditions: [ofSize] }
  }
  const measures = namedMeasures(index, text)
  for (const measure of measures) {
    const found = yield* parseMeasured(index, measure)
    if (found !== undefined) return found
  }
  // Such as the number of a product. Tires of another size that have a number in common are no answer.
  if (Result.isSuccess(size)) return yield* parseAsWords(index, text)
  // Sizes of other products are words of their names, without the unit.
  const words = text.replace(INCHES, " $1 ")
  const spelling = yield* spellingOf(words)
  const found = yield* parseWithSpelling(index, words, spelling)
  if (findsSome(found)) return found
  const unsized = text.replace(INCHES, " ")
  const named = namedIn(unsized) ?? (yield* spelling).map(namedIn).find((kind) => kind !== undefined)
  return (yield* parseAsKind(index, measures, named)) ?? sizeAlone(measures) ?? found
})

const parseMeasured = Effect.fnUntraced(function* (
  index: SearchIndex,
  { meanings, rest, written }: NamedMeasure,
) {
  const spelling = yield* spellingOf(rest)
  for (const meaning of meanings) {
    const found = yield* parseWithSpelling(index, rest, spelling, meaning)
    if (findsSome(found)) return correctedBehind(written, found)
  }
  return undefined
})

const correctedBehind = (written: string, found: ParsedQuery): ParsedQuery => ({
  ...found,
  didYouMean: found.didYouMean === null ? null : `${written} ${found.didYouMean}`,
})

const parseAsKind = Effect.fnUntraced(function* (
  index: SearchIndex,
  measures: ReadonlyArray<NamedMeasure>,
  named: string | undefined,
) {
  if (named === undefined) return undefined
  for (const { meanings, written } of measures)
    for (const meaning of meanings) {
      const ofKind = yield* parseAsWords(index, named, meaning)
      if (findsSome(ofKind)) return { ...ofKind, didYouMean: `${written} ${named}` }
    }
  const ofKind = yield* parseAsWords(index, named)
  return findsSome(ofKind) ? { ...ofKind, didYouMean: named } : undefined
})

/** What has the size of a tire or wheel, whatever else was asked for. */
const sizeAlone = (measures: ReadonlyArray<NamedMeasure>): ParsedQuery | undefined => {
  const named = measures.find(({ isAnswer }) => isAnswer)
  const [meaning] = named?.meanings ?? []
  return named && meaning && { ...MATCH_ALL, conditions: [meaning], didYouMean: named.written }
}

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
  measured?: MeasureCondition,
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

const parseAsWords = Effect.fnUntraced(function* (
  index: SearchIndex,
  text: string,
  measured?: MeasureCondition,
) {
  const conditions = measured === undefined ? [] : [measured]
  if (tokenize(text).length === 0) return { ...MATCH_ALL, conditions }
  const known = parsedQueries(index.numbers)
  const key = measured === undefined ? text : `${measured.key}: ${text}`
  const parsed =
    known.get(key) ??
    toParsedQuery(index, text, yield* matchText(text, measured && numbersWith(index, measured)))
  if (!known.has(key)) known.set(key, parsed)
  if (measured === undefined || parsed.rows === null) return parsed
  const rows = parsed.rows.filter((row) => allows(measured, row))
  return { ...parsed, rows, conditions }
})

/** The numbers of the products of a measure, unless they are so many that the words leave fewer. */
const numbersWith = (index: SearchIndex, condition: Condition): ReadonlyArray<number> | undefined => {
  const found: Array<number> = []
  for (let row = 0; row < index.size; row += 1) {
    if (!allows(condition, row)) continue
    if (found.length === MAX_MATCHES) return undefined
    found.push(index.numbers[row] ?? 0)
  }
  return found
}

const toParsedQuery = (
  index: SearchIndex,
  text: string,
  { ranks, moreThanCounted }: Matches,
): ParsedQuery => {
  const ofCategory = categoryRanks(index, text)
  const ofSeason = seasonRanks(index, text)
  const rankOf = new Map<number, number>()
  for (const [number, rank] of ranks) {
    const row = index.rowOf(number)
    if (row !== undefined) rankOf.set(row, rank + ofCategory(row) + ofSeason(row))
  }
  return { ...MATCH_ALL, rows: [...rankOf.keys()], rankOf, moreThanCounted }
}

/** What it adds to the rank of a row that the text names its category. */
const categoryRanks = (index: SearchIndex, text: string) => {
  const named = namedCategories(tokenize(text))
  return ranksBy(index.facets.get("categories"), (slug) => {
    const closeness = named.get(slug)
    return closeness === undefined ? 0 : RANK.namedCategory[closeness]
  })
}

/** The same of its season: `225/45R17 winter`. */
const seasonRanks = (index: SearchIndex, text: string) => {
  const phrases = new Set(withSynonyms(tokenize(text)).flat())
  return ranksBy(index.facets.get("seasons"), (season) => {
    const words = tokenize(season).join(" ")
    return phrases.has(words) || phrases.has(`${words} tire`) ? RANK.namedSeason : 0
  })
}

const ranksBy = (
  column: Column | undefined,
  rankOf: (value: string) => number,
): ((row: number) => number) => {
  const ranks = column?.values.map(([value = ""]) => rankOf(value)) ?? []
  return ranks.some((rank) => rank > 0) ? (row) => ranks[column?.codes[row] ?? 0] ?? 0 : () => 0
}
