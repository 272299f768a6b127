import { withSynonyms } from "@voltread/domain/catalogue/synonyms.ts"
import { Effect, Schema } from "effect"
import type { Database } from "../../platform/postgres/pool.ts"
import { type DatabaseError, rows } from "../../platform/postgres/query.ts"

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
 * digits only, so they contain no tsquery syntax. `weights`: the parts of a product to search.
 */
export const toTsQuery = (words: ReadonlyArray<string>, weights = ""): string => {
  const parts = withSynonyms(words)
  return parts
    .map((phrases, index) => {
      const isLast = index === parts.length - 1
      return `(${phrases.map((phrase, n) => sequence(phrase, weights, isLast && n === 0)).join(" | ")})`
    })
    .join(" & ")
}

const sequence = (phrase: string, weights: string, isBeginning: boolean): string => {
  const marks = `${isBeginning ? "*" : ""}${weights}`
  const words = phrase.split(" ")
  const last = marks === "" ? words.at(-1) : `${words.at(-1)}:${marks}`
  return [...words.slice(0, -1).map((word) => (weights === "" ? word : `${word}:${weights}`)), last].join(
    " <-> ",
  )
}

/** Nobody pages further than this. */
const MAX_MATCHES = 3_000

/** The rank of each matching product by its number; higher is better. */
export type Matches = ReadonlyMap<number, number>

/** The numbers of the matching products of one tier, joined by commas. */
const MatchRow = Schema.Struct({ tier: Schema.Int, numbers: Schema.String })

/**
 * The most popular `MAX_MATCHES` live products that have all of the words, in any of their English forms or as written.
 * 5: its sku was typed; 2: brand, name and size have the words; 1: with its category; 0: only with its description.
 * This costs a tenth of `ts_rank_cd`, which ranks texts as short as these no better. Not a
 * prepared statement: common words and rare ones want different plans.
 */
export const matchText = (text: string): Effect.Effect<Matches, DatabaseError, Database> => {
  const words = tokenize(text)
  return rows(MatchRow, {
    text: `select tier, string_agg(number::text, ',') as numbers
           from (select number, case when lower(sku) = lower($4) then 5 when words @@ ${asTsQuery("$2")} then 2
                     when words @@ ${asTsQuery("$3")} then 1 else 0 end as tier
                 from product where is_live and words @@ ${asTsQuery("$1")}
                 order by review_count desc, number limit ${MAX_MATCHES}) found
           group by tier`,
    values: [toTsQuery(words), toTsQuery(words, "A"), toTsQuery(words, "AB"), text.trim()],
  }).pipe(
    Effect.map(
      (found) =>
        new Map(found.flatMap(({ tier, numbers }) => numbers.split(",").map((each) => [Number(each), tier]))),
    ),
  )
}

/** English stems; a query of stop words only is matched literally. */
const asTsQuery = (parameter: string): string =>
  `case when numnode(to_tsquery('english', ${parameter})) = 0 then to_tsquery('simple', ${parameter})
     else to_tsquery('english', ${parameter}) end`

const CorrectionRow = Schema.Struct({ word: Schema.String, instead: Schema.NullOr(Schema.String) })

/**
 * What to search instead of words that no product has: with each of these replaced by the most similar one that some
 * product has, then without them. Empty where products have all of the words.
 */
export const corrections = Effect.fnUntraced(function* (
  text: string,
): Effect.fn.Return<ReadonlyArray<string>, DatabaseError, Database> {
  const words = tokenize(text)
  const found = yield* rows(CorrectionRow, {
    name: "words-like",
    text: `select typed.word,
             (select known.word from search_word known
              where known.word % typed.word and known.word !~ '[0-9]'
              order by similarity(known.word, typed.word) desc, known.products desc, known.word limit 1) as instead
           from unnest($1::text[]) typed (word)
           where length(typed.word) > 2 and not exists (
             select from search_word known where known.word like typed.word || '%')`,
    values: [words],
  })
  const instead = new Map(found.map((row) => [row.word, row.instead]))
  if (instead.size === 0) return []
  const replaced = words.flatMap((word) => instead.get(word) ?? (instead.has(word) ? [] : word))
  const known = words.filter((word) => !instead.has(word))
  return [...new Set([replaced, known].map((each) => each.join(" ")))].filter((each) => each !== "")
})
