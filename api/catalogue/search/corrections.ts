import { SYNONYM_WORDS, withSynonyms } from "@voltread/domain/catalogue/synonyms.ts"
import { Effect, Schema } from "effect"
import type { Database } from "../../platform/postgres/pool.ts"
import { type DatabaseError, rows } from "../../platform/postgres/query.ts"
import { tokenize } from "./text-search.ts"

const CorrectionRow = Schema.Struct({ word: Schema.String, instead: Schema.NullOr(Schema.String) })
const KnownRow = Schema.Struct({ word: Schema.String })

/** Above the index's own: a word of six letters with one of them wrong is as similar, `charger` and `chamber` are not. */
const LEAST_SIMILARITY = 0.4
/** By which a word that some product has may be less similar than one that none has, such as one of another language. */
const HEAD_START = 0.1
/** Fewer letters are a part of too many words. */
const MIN_PART = 3

/**
 * What to search instead of words that find nothing together: with two of them written as one or one as two, where the
 * shop knows those; with each word that it does not know replaced by the most similar one that some product or synonym
 * has; then without these.
 */
export const corrections = Effect.fnUntraced(function* (
  text: string,
): Effect.fn.Return<ReadonlyArray<string>, DatabaseError, Database> {
  const typed = tokenize(text)
  const words = yield* rejoined(typed)
  const instead = yield* replacements(words)
  const rewritten = words === typed ? [] : words
  const replaced = words.flatMap((word) => instead.get(word) ?? (instead.has(word) ? [] : word))
  const known = words.filter((word) => !instead.has(word))
  const candidates = instead.size === 0 ? [rewritten] : [replaced, known]
  return [...new Set(candidates.map((each) => meaningful(each).join(" ")))].filter((each) => each !== "")
})

/** Words with neighbors written as one, such as `dish washer` and `kl 440`, and joined ones apart: `airconditioner`. */
const rejoined = Effect.fnUntraced(function* (
  words: ReadonlyArray<string>,
): Effect.fn.Return<ReadonlyArray<string>, DatabaseError, Database> {
  const pairs = words.slice(1).map((word, at) => `${words[at]}${word}`)
  const parts = words.flatMap(partsOf)
  const isKnown = yield* knownOf([...words, ...pairs, ...parts.flat()])
  const pair = pairs.findIndex((each) => isKnown(each))
  if (pair >= 0) return [...words.slice(0, pair), ...pairs.slice(pair, pair + 1), ...words.slice(pair + 2)]
  const split = parts.find((each) => each.every(isKnown) && !isKnown(each.join("")))
  return split === undefined ? words : words.flatMap((word) => (word === split.join("") ? split : word))
})

const partsOf = (word: string): ReadonlyArray<ReadonlyArray<string>> =>
  Array.from({ length: Math.max(0, word.length - 2 * MIN_PART + 1) }, (_, at) => [
    word.slice(0, at + MIN_PART),
    word.slice(at + MIN_PART),
  ])

const knownOf = Effect.fnUntraced(function* (words: ReadonlyArray<string>) {
  const found = yield* rows(KnownRow, {
    name: "known-words",
    text: "select word from search_word where word = any($1)",
    values: [words],
  })
  const all = new Set([...SYNONYM_WORDS, ...found.map(({ word }) => word)])
  return (word: string): boolean => all.has(word)
})

/** For each word that the shop does not know the most similar one, null where none is. */
const replacements = Effect.fnUntraced(function* (words: ReadonlyArray<string>) {
  // Also `16gb`, which products have as `16 GB`.
  const inPhrases = withSynonyms(words).flatMap((phrases) =>
    phrases.some((phrase) => phrase.includes(" ")) ? (phrases[0]?.split(" ") ?? []) : [],
  )
  const found = yield* rows(CorrectionRow, {
    name: "words-like",
    text: `select typed.word,
             (select known.word
              from (select word, products from search_word where word % typed.word
                    union all
                    select word, 0 from unnest($2::text[]) synonym (word)) known
              where similarity(known.word, typed.word) >= ${LEAST_SIMILARITY} and known.word !~ '[0-9]'
              order by similarity(known.word, typed.word) + ${HEAD_START} * (known.products > 0)::int desc,
                known.products desc, known.word limit 1) as instead
           from unnest($1::text[]) typed (word)
           where length(typed.word) > 2 and typed.word <> all($2 || $3) and not exists (
             select from search_word known where known.word like typed.word || '%')`,
    values: [words, SYNONYM_WORDS, inPhrases],
  })
  return new Map(found.map((row) => [row.word, row.instead]))
})

/** What stands around the name of a thing, and says nothing without it. */
const SMALL_WORDS: ReadonlySet<string> = new Set(
  "a an and at by for from in is me my near no of on or our the this to with your".split(" "),
)

export const isSmall = (word: string): boolean => SMALL_WORDS.has(word)

/** A text without small words; nothing where only numbers and letters are left: the 5 of `playstation 5`. */
const meaningful = (words: ReadonlyArray<string>): ReadonlyArray<string> => {
  const said = words.filter((word) => !isSmall(word))
  return said.some((word) => SYNONYM_WORDS.includes(word) || /\p{L}.*\p{L}/u.test(word)) ? said : []
}
