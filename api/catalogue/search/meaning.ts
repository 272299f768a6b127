import { parseTireSize } from "@voltread/domain/catalogue/tire-size-parser.ts"
import { Effect, Result } from "effect"
import { LRUCache } from "lru-cache"
import { tiresOfOwnSize } from "./fit.ts"
import { perObject } from "./per-object.ts"
import { ProductShelf } from "./product-shelf.ts"
import type { Shelf } from "./shelf.ts"
import type { Condition } from "./sift.ts"
import { correctWords, type Matches, matchWords, searchWords } from "./words.ts"

/** What a query means: rows that match its words with how well they do, or a size. */
export interface Meaning {
  readonly rows: ReadonlyArray<number> | null
  readonly rankOf: ReadonlyMap<number, number>
  readonly conditions: ReadonlyArray<Condition>
  readonly didYouMean: string | null
}

const ANYTHING: Meaning = { rows: null, rankOf: new Map(), conditions: [], didYouMean: null }

/** What a shopper's text means: a tire size in whatever spelling, words, or the likest words that some product has. */
export const meaningOf = Effect.fnUntraced(function* (shelf: Shelf, text: string) {
  if (searchWords(text).length === 0) return ANYTHING
  const size = parseTireSize(text)
  if (Result.isSuccess(size)) {
    const ofSize = tiresOfOwnSize(shelf, { _tag: "size", size: size.success })
    if (ofSize.allowed.includes(1)) return { ...ANYTHING, conditions: [ofSize] }
  }
  const exact = yield* meaningOfWords(shelf, text)
  if (exact.rows !== null && exact.rows.length > 0) return exact
  yield* (yield* ProductShelf).vocabulary
  const didYouMean = yield* correctWords(text)
  if (didYouMean === undefined) return exact
  return { ...(yield* meaningOfWords(shelf, didYouMean)), didYouMean }
})

/** Popular words are looked for again and again: what they mean on each shelf, which does not change. */
const meaningsOn = perObject(
  (_: Shelf["numbers"]) =>
    new LRUCache<string, Meaning>({
      max: 2_000,
      maxSize: MAX_REMEMBERED_ROWS,
      sizeCalculation: ({ rankOf }) => 1 + rankOf.size,
    }),
)
const MAX_REMEMBERED_ROWS = 300_000

const meaningOfWords = Effect.fnUntraced(function* (shelf: Shelf, text: string) {
  const known = meaningsOn(shelf.numbers)
  const meaning = known.get(text) ?? toMeaning(shelf, yield* matchWords(text))
  if (!known.has(text)) known.set(text, meaning)
  return meaning
})

const toMeaning = (shelf: Shelf, matches: Matches): Meaning => {
  const rankOf = new Map<number, number>()
  for (const [number, rank] of matches) {
    const row = shelf.rowOf(number)
    if (row !== undefined) rankOf.set(row, rank)
  }
  return { ...ANYTHING, rows: [...rankOf.keys()], rankOf }
}
