import { withSynonyms } from "@voltread/domain/catalogue/synonyms.ts"
import { Effect } from "effect"
import type { Database } from "../../postgres/pool.ts"
import { type DatabaseError, query } from "../../postgres/query.ts"

const MAX_WORDS = 12

/** The words of a query: letters and digits of any script, at most twelve. */
export const searchWords = (text: string): ReadonlyArray<string> =>
  (
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).slice(0, MAX_WORDS)

/**
 * Words as a tsquery: every part by one of its synonyms, the last one also as a beginning. Words are letters and
 * digits only, so nothing in them means anything to tsquery.
 */
export const toTsQuery = (words: ReadonlyArray<string>): string => {
  const parts = withSynonyms(words)
  return parts
    .map((phrases, index) => {
      const isLast = index === parts.length - 1
      return `(${phrases.map((phrase, n) => sequence(phrase, isLast && n === 0)).join(" | ")})`
    })
    .join(" & ")
}

const sequence = (phrase: string, isBeginning: boolean): string =>
  `${phrase.split(" ").join(" <-> ")}${isBeginning ? ":*" : ""}`

/** Who looks through more than so many has not said what they look for. */
export const MAX_MATCHES = 5_000

/** Numbers of products that have all of the words, with how well they match. */
export interface Matches {
  readonly numbers: ReadonlyArray<number>
  readonly ranks: ReadonlyArray<number>
}

/**
 * Live products that have all of the words, in any of their English forms or as written; at most `MAX_MATCHES`. A
 * product whose sku was typed stands before all others.
 */
export const matchWords = (text: string): Effect.Effect<Matches, DatabaseError, Database> =>
  query<Matches>({
    name: "products-by-words",
    text: `with wanted as materialized (select to_tsquery('english', $1) || to_tsquery('simple', $1) as words)
           select coalesce(array_agg(number::float8), '{}') as numbers, coalesce(array_agg(rank), '{}') as ranks
           from (select p.number,
                   ts_rank_cd(p.words, wanted.words, 1) + (lower(p.sku) = lower($2))::int * 100 as rank
                 from wanted, product p where p.is_live and p.words @@ wanted.words limit ${MAX_MATCHES}) found`,
    values: [toTsQuery(searchWords(text)), text.trim()],
  }).pipe(Effect.map(([row]) => row ?? { numbers: [], ranks: [] }))

/**
 * The words with those that no product has replaced by the likest one that some have; undefined when there is nothing
 * to replace, or nothing like it.
 */
export const correctWords = Effect.fnUntraced(function* (
  text: string,
): Effect.fn.Return<string | undefined, DatabaseError, Database> {
  const words = searchWords(text)
  const rows = yield* query<{ word: string; instead: string | null }>({
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
  const instead = new Map(rows.map((row) => [row.word, row.instead]))
  const corrected = words.map((word) => instead.get(word) ?? word)
  return corrected.every((word, index) => word === words[index]) ? undefined : corrected.join(" ")
})
