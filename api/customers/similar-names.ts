import type { Where } from "@voltread/projections/platform/where.ts"

/** Of the words of a name, the ones that are compared; beyond it no name is like another. */
const MAX_LENGTH = 60
/** How similar a name must be, from 0 to 1. Lower ones are no typing mistakes. */
export const LEAST_SIMILAR = 0.45
export const MOST_SIMILAR_NAMES = 20

/** A name as it was typed, in lower case; null where a text is none, such as a number or an email address. */
export const typedName = (text: string): string | null => {
  const name = text.trim().toLowerCase().replaceAll(/\s+/g, " ")
  return /^\p{L}[\p{L}\p{M}.' -]{2,}$/u.test(name) && name.length <= MAX_LENGTH ? name : null
}

/** The spellings with two neighboring letters of one word the other way around: `smith` of `smtih`. */
const swapped = (name: string): ReadonlyArray<string> =>
  [...name].flatMap((letter, at, letters) => {
    const next = letters[at + 1]
    if (next === undefined || next === letter || letter === " " || next === " ") return []
    return [[...letters.slice(0, at), next, letter, ...letters.slice(at + 2)].join("")]
  })

/** Sets how similar names must be, for the rest of a transaction. */
export const SET_SIMILARITY = `select set_config('pg_trgm.similarity_threshold', '${LEAST_SIMILAR}', true),
  set_config('pg_trgm.word_similarity_threshold', '${LEAST_SIMILAR}', true)`

export interface LikeName {
  readonly condition: string
  /** From 0 to 1. */
  readonly closeness: string
}

/** SQL: whether a full name is like the typed one, which may be a first or last name alone, and how much. */
export const isLikeName = (fullName: string, typed: string, values: Where): LikeName => {
  const name = values.value(typed)
  const isOneWord = !typed.includes(" ")
  const patterns = swapped(typed).map((spelling) => values.value(`%${spelling}%`))
  const isSwapped = patterns.map((at) => `${fullName} like ${at}`).join(" or ")
  const isSimilar = isOneWord ? `${name} <% ${fullName}` : `${fullName} % ${name}`
  const similarity = isOneWord ? `word_similarity(${name}, ${fullName})` : `similarity(${fullName}, ${name})`
  return {
    condition: `(${isSimilar} or ${isSwapped})`,
    closeness: `case when ${isSwapped} then 1 else ${similarity} end`,
  }
}
