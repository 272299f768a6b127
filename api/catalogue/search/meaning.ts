import { sizeKey } from "@voltread/domain/catalogue/tire-match.ts"
import { parseTireSize } from "@voltread/domain/catalogue/tire-size-parser.ts"
import { Effect, Result } from "effect"
import { LRUCache } from "lru-cache"
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
    const key = sizeKey(size.success.dimensions)
    const allowed = Uint8Array.from(shelf.tireSizes, (own) =>
      own !== undefined && sizeKey(own) === key ? 1 : 0,
    )
    if (allowed.includes(1)) return { ...ANYTHING, conditions: [{ codes: shelf.tireCodes, allowed }] }
  }
  const exact = yield* meaningOfWords(shelf, text)
  if (exact.rows !== null && exact.rows.length > 0) return exact
  yield* (yield* ProductShelf).vocabulary
  const didYouMean = yield* correctWords(text)
  if (didYouMean === undefined) return exact
  return { ...(yield* meaningOfWords(shelf, didYouMean)), didYouMean }
})

type Meanings = LRUCache<string, Meaning>

/** Popular words are looked for again and again: what they mean on each shelf, which does not change. */
const meanings = new WeakMap<Shelf["numbers"], Meanings>()
const MAX_REMEMBERED = { texts: 2_000, rows: 300_000 }

const meaningsOn = ({ numbers }: Shelf): Meanings => {
  const known = meanings.get(numbers)
  if (known !== undefined) return known
  const none: Meanings = new LRUCache({
    max: MAX_REMEMBERED.texts,
    maxSize: MAX_REMEMBERED.rows,
    sizeCalculation: ({ rankOf }) => 1 + rankOf.size,
  })
  meanings.set(numbers, none)
  return none
}

const meaningOfWords = Effect.fnUntraced(function* (shelf: Shelf, text: string) {
  const known = meaningsOn(shelf)
  const meaning = known.get(text) ?? toMeaning(shelf, yield* matchWords(text))
  known.set(text, meaning)
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
