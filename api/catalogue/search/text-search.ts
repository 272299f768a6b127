import { SYNONYM_WORDS, withSynonyms } from "@voltread/domain/catalogue/synonyms.ts"
import { Effect, Schema } from "effect"
import type { Database } from "../../platform/postgres/pool.ts"
import { type DatabaseError, rows } from "../../platform/postgres/query.ts"
import { RANK } from "./ranks.ts"

const MAX_WORDS = 12

/** Lower-case words of letters and digits of any script, at most twelve. */
export const tokenize = (text: string): ReadonlyArray<string> =>
  (
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).slice(0, MAX_WORDS)

/**
 * Words as a tsquery that matches each with its synonyms, and the last one as a prefix, too. Words are letters and
 * digits only, so they contain no tsquery syntax.
 */
export const toTsQuery = (words: ReadonlyArray<string>): string => {
  const parts = withSynonyms(words)
  const last =
    parts.at(-1)?.map((phrase, n) => (n === 0 ? beginning(phrase, "") : sequence(phrase, ""))) ?? []
  return [...parts.slice(0, -1).map(anyOf("")), `(${last.join(" | ")})`].join(" & ")
}

/** `weights`: the parts of a product to search. */
const anyOf =
  (weights: string) =>
  (phrases: ReadonlyArray<string>): string =>
    `(${phrases.map((phrase) => sequence(phrase, weights)).join(" | ")})`

/** A colon without weights behind it means all parts. */
const sequence = (phrase: string, weights: string): string =>
  phrase
    .split(" ")
    .map((word) => `${word}:${weights}`)
    .join(" <-> ")

/** The phrase, with its last word as a prefix. */
const beginning = (phrase: string, weights: string): string => `${sequence(phrase, weights)}*`

/** Nobody pages further than this. */
export const MAX_MATCHES = 3_000

export interface Matches {
  /** The rank of each matching product by its number; higher is better. */
  readonly ranks: ReadonlyMap<number, number>
  /** Whether there are more than these. */
  readonly moreThanCounted: boolean
}

/** The numbers of the matching products of one rank, joined by commas; `more` if a product was left out. */
const MatchRow = Schema.Struct({
  rank: Schema.Int,
  numbers: Schema.NullOr(Schema.String),
  more: Schema.Boolean,
})

/**
 * The most popular `MAX_MATCHES` live products that have all of the words, in any of their English forms or as written.
 * Their ranks cost a tenth of `ts_rank_cd`, which ranks texts as short as these no better. Not a prepared statement:
 * common words and rare ones want different plans. `among`: the numbers of the only products to look at.
 */
export const matchText = (
  text: string,
  among?: ReadonlyArray<number>,
): Effect.Effect<Matches, DatabaseError, Database> => {
  const parts = withSynonyms(tokenize(text))
  return rows(MatchRow, {
    text: `select rank, string_agg(number::text, ',') filter (where place <= ${MAX_MATCHES}) as numbers,
             bool_or(place > ${MAX_MATCHES}) as more
           from (select number, rank, row_number() over (order by review_count desc, number) as place
                 from (select number, review_count, case when lower(sku) = lower($1) then ${RANK.sku}
                           when words @@ ${matching(5)} then ${RANK.name}
                           when words @@ ${matching(8)} then ${RANK.category} else ${RANK.description} end as rank
                       from product where is_live and words @@ ${matching(2)}
                         ${among === undefined ? "" : "and number = any($11)"}
                       order by review_count desc, number limit ${MAX_MATCHES + 1}) found) placed
           group by rank`,
    values: [
      text.trim(),
      ...["", "A", "AB"].flatMap((weights) => termsOf(parts, weights)),
      ...(among === undefined ? [] : [among]),
    ],
  }).pipe(
    Effect.map((found) => ({
      ranks: new Map(
        found.flatMap(({ rank, numbers }) => (numbers?.split(",") ?? []).map((each) => [Number(each), rank])),
      ),
      moreThanCounted: found.some(({ more }) => more),
    })),
  )
}

/** Parameters of `matching`: all parts, all but the last, and the beginning of the last one. */
const termsOf = (parts: ReadonlyArray<ReadonlyArray<string>>, weights: string): ReadonlyArray<string> => [
  parts.map(anyOf(weights)).join(" & "),
  parts.slice(0, -1).map(anyOf(weights)).join(" & "),
  beginning(parts.at(-1)?.[0] ?? "", weights),
]

/**
 * A tsquery of the three parameters from `first` on: English forms of all words, or of all but the last with that one as
 * the beginning of a word as written. The beginning of a stem would be that of other words: `appl` of `apple` and
 * of `appliance`.
 */
const matching = (first: number): string =>
  `(to_tsquery('english', $${first}) ||
    (to_tsquery('english', $${first + 1}) && to_tsquery('simple', $${first + 2})))`

const CorrectionRow = Schema.Struct({ word: Schema.String, instead: Schema.NullOr(Schema.String) })

/** Above the index's own: a word of six letters with one of them wrong is as similar, `charger` and `chamber` are not. */
const LEAST_SIMILARITY = 0.4

/**
 * What to search instead of words that the shop does not know: with each of these replaced by the most similar one that
 * some product or synonym has, then without them. Empty where the shop knows all of the words.
 */
export const corrections = Effect.fnUntraced(function* (
  text: string,
): Effect.fn.Return<ReadonlyArray<string>, DatabaseError, Database> {
  const words = tokenize(text)
  const inPhrases = withSynonyms(words).flatMap(([phrase = ""]) =>
    phrase.includes(" ") ? phrase.split(" ") : [],
  )
  const found = yield* rows(CorrectionRow, {
    name: "words-like",
    text: `select typed.word,
             (select known.word
              from (select word, products from search_word where word % typed.word
                    union all
                    select word, 0 from unnest($2::text[]) synonym (word)) known
              where similarity(known.word, typed.word) >= ${LEAST_SIMILARITY} and known.word !~ '[0-9]'
              order by similarity(known.word, typed.word) desc, known.products desc, known.word limit 1) as instead
           from unnest($1::text[]) typed (word)
           where length(typed.word) > 2 and typed.word <> all($2 || $3) and not exists (
             select from search_word known where known.word like typed.word || '%')`,
    values: [words, SYNONYM_WORDS, inPhrases],
  })
  const instead = new Map(found.map((row) => [row.word, row.instead]))
  if (instead.size === 0) return []
  const replaced = words.flatMap((word) => instead.get(word) ?? (instead.has(word) ? [] : word))
  const known = words.filter((word) => !instead.has(word))
  return [...new Set([replaced, known].map((each) => meaningful(each).join(" ")))].filter(
    (each) => each !== "",
  )
})

/** What stands around the name of a thing, and says nothing without it. */
const SMALL_WORDS: ReadonlySet<string> = new Set(
  "a an and at by for from in is me my near no of on or our the this to with your".split(" "),
)

/** A text without small words; nothing where only numbers and letters are left: the 5 of `playstation 5`. */
const meaningful = (words: ReadonlyArray<string>): ReadonlyArray<string> => {
  const said = words.filter((word) => !SMALL_WORDS.has(word))
  return said.some((word) => SYNONYM_WORDS.includes(word) || /\p{L}.*\p{L}/u.test(word)) ? said : []
}
