import { withSynonyms } from "@voltread/domain/catalogue/synonyms.ts"
import { Effect, Schema } from "effect"
import type { Database } from "../../platform/postgres/pool.ts"
import { type DatabaseError, rows } from "../../platform/postgres/query.ts"
import { RANK } from "./ranks.ts"

const MAX_WORDS = 12

/** `t.v.` is `tv`. */
const ABBREVIATION = /(?<![\p{L}\p{N}])\p{L}(?:\.\p{L})+(?![\p{L}\p{N}])/gu

/** Lower-case words of letters and digits of any script, at most twelve. */
export const tokenize = (text: string): ReadonlyArray<string> =>
  (
    text
      .normalize("NFKC")
      .toLowerCase()
      .replaceAll(ABBREVIATION, (letters) => letters.replaceAll(".", ""))
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
