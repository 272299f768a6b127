import { namedCategories } from "@voltread/domain/catalogue/named-categories.ts"
import { type NamedSpec, namedTireSpecs } from "@voltread/domain/catalogue/named-tire-specs.ts"
import { withSynonyms } from "@voltread/domain/catalogue/synonyms.ts"
import { parseTireSize } from "@voltread/domain/catalogue/tire-size-parser.ts"
import { Effect, Result } from "effect"
import { LRUCache } from "lru-cache"
import type { Database } from "../../platform/postgres/pool.ts"
import type { DatabaseError } from "../../platform/postgres/query.ts"
import { type Column, codesWhere } from "./column.ts"
import { allows, type Condition } from "./condition.ts"
import { corrections, isSmall } from "./corrections.ts"
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
 * tires of the specifications that it names, else as the most similar words that some product has; else as the kind of
 * product that it names, with those of the other words that some of that kind have, or as the size.
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
  const naming = [unsized, ...(yield* spelling)].find((each) => namedIn(each) !== undefined)
  return (yield* parseAsKind(index, measures, naming)) ?? sizeAlone(measures) ?? found
})

const parseMeasured = Effect.fnUntraced(function* (
  index: SearchIndex,
  { meanings, rest, written }: NamedMeasure,
) {
  const spelling = yield* spellingOf(rest)
  for (const meaning of meanings) {
    const found = yield* parseWithSpelling(index, rest, spelling, [meaning])
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
  text: string | undefined,
) {
  if (text === undefined) return undefined
  for (const { meanings, rest, written } of measures)
    for (const meaning of meanings) {
      const ofKind = yield* parseOfKind(index, rest, [meaning])
      if (ofKind !== undefined) return correctedBehind(written, ofKind)
    }
  return yield* parseOfKind(index, text)
})

/** As many of the words, from the first on, as some product of the kind that they name has together with it. */
const parseOfKind = Effect.fnUntraced(function* (
  index: SearchIndex,
  text: string,
  measured: ReadonlyArray<MeasureCondition> = [],
) {
  const named = namedIn(text)
  if (named === undefined) return undefined
  const conditions = [...measured, ...categoriesNamedBy(index, tokenize(named))]
  const parts = withSynonyms(tokenize(text)).map(([phrase = ""]) => phrase)
  if (!findsSome(yield* parseAsWords(index, named, conditions))) return undefined
  let kept: ReadonlyArray<string> = [named]
  for (const part of parts.filter((each) => each !== named && !isSmall(each))) {
    const more = parts.filter((each) => each === part || kept.includes(each))
    if (findsSome(yield* parseAsWords(index, more.join(" "), conditions))) kept = more
  }
  const didYouMean = kept.join(" ")
  return { ...(yield* parseAsWords(index, didYouMean, measured)), didYouMean }
})

/** The products of the categories that a text names with its last words; no condition where it names none. */
const categoriesNamedBy = (
  { facets }: SearchIndex,
  words: ReadonlyArray<string>,
): ReadonlyArray<MeasureCondition> => {
  const named = namedCategories(words)
  const column = facets.get("categories")
  if (named.size === 0 || column === undefined) return []
  const allowed = codesWhere(column, (own) => own.some((slug) => named.has(slug)))
  return [{ key: `of ${[...named.keys()].join(", ")}`, codes: column.codes, allowed }]
}

/** Whether a text only leaves out words of another. */
const isPart = (part: string, text: string): boolean => {
  const words = tokenize(text)
  return tokenize(part).every((word) => words.includes(word))
}

const findsNamedKind = (index: SearchIndex, text: string, { rows }: ParsedQuery): boolean => {
  const ofKind = categoriesNamedBy(index, tokenize(text))
  return rows === null || rows.some((row) => ofKind.every((condition) => allows(condition, row)))
}

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
  measured: ReadonlyArray<MeasureCondition> = [],
): Effect.fn.Return<ParsedQuery, DatabaseError, Database | ProductIndex> {
  const exact = yield* parseAsWords(index, text, measured)
  if (findsSome(exact)) return exact
  const { specs, rest } = namedTireSpecs(text)
  const special = tiresWith(index, specs)
  if (special.length > 0 && special.every(({ allowed }) => allowed.includes(1))) {
    const specified = yield* parseAsWords(index, rest, [...measured, ...special])
    if (findsSome(specified)) return specified
  }
  const namesKind = namedIn(text) !== undefined
  for (const didYouMean of yield* spelling) {
    // Its kind is asked for with as many of the words as some product has.
    if (namesKind && isPart(didYouMean, text)) continue
    const corrected = yield* parseAsWords(index, didYouMean, measured)
    // White scooters on solid tires are no answer to `white tires`, which was not even typed.
    if (findsSome(corrected) && findsNamedKind(index, didYouMean, corrected))
      return { ...corrected, didYouMean }
  }
  return exact
})

const tiresWith = ({ facets }: SearchIndex, specs: ReadonlyArray<NamedSpec>) =>
  specs.flatMap(({ isMet, key, kind }): ReadonlyArray<MeasureCondition> => {
    const column = facets.get(kind)
    return column === undefined
      ? []
      : [{ key, codes: column.codes, allowed: codesWhere(column, (own) => own.some(isMet)) }]
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
  conditions: ReadonlyArray<MeasureCondition> = [],
) {
  const isMet = (row: number): boolean => conditions.every((condition) => allows(condition, row))
  if (tokenize(text).length === 0) {
    const isNone = conditions.length > 1 && numbersWhere(index, isMet)?.length === 0
    return { ...MATCH_ALL, conditions, rows: isNone ? [] : null }
  }
  const known = parsedQueries(index.numbers)
  const key = [...conditions.map((condition) => condition.key), text].join(": ")
  const parsed =
    known.get(key) ??
    toParsedQuery(
      index,
      text,
      yield* matchText(text, conditions.length === 0 ? undefined : numbersWhere(index, isMet)),
    )
  if (!known.has(key)) known.set(key, parsed)
  if (conditions.length === 0 || parsed.rows === null) return parsed
  return { ...parsed, rows: parsed.rows.filter(isMet), conditions }
})

/** The numbers of the products that meet a condition, unless they are so many that the words leave fewer. */
const numbersWhere = (
  index: SearchIndex,
  isMet: (row: number) => boolean,
): ReadonlyArray<number> | undefined => {
  const found: Array<number> = []
  for (let row = 0; row < index.size; row += 1) {
    if (!isMet(row)) continue
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
