/** Readers of single query values: what is not of the right form is as if it were absent. */

export type RawSearch = Readonly<Record<string, unknown>>

/**
 * Trimmed text of at most `maximum` characters, in one line; absent when empty. A cut surrogate pair stays well formed,
 * and control characters, which the server refuses, are spaces.
 */
export const textValue = (value: unknown, maximum = 200): string | undefined => {
  const text = typeof value === "number" ? String(value) : value
  if (typeof text !== "string") return undefined
  const trimmed = text
    .replaceAll(/\p{Cc}+/gu, " ")
    .trim()
    .slice(0, maximum)
    .toWellFormed()
    .trim()
  return trimmed === "" ? undefined : trimmed
}

/** Those of the comma-separated (or already parsed) words that are in `known`, in its order, each once. */
export const listValue = <Word extends string>(
  value: unknown,
  known: ReadonlyArray<Word>,
): ReadonlyArray<Word> | undefined => {
  const words: unknown = typeof value === "string" ? value.split(",") : value
  const chosen = Array.isArray(words) ? known.filter((word) => words.includes(word)) : []
  return chosen.length === 0 ? undefined : chosen
}

export const choiceValue = <Word extends string>(
  value: unknown,
  known: ReadonlyArray<Word>,
): Word | undefined => known.find((word) => word === value)

/** A calendar day `YYYY-MM-DD` that exists, of this century: ranges of days are drawn day by day. */
export const dayValue = (value: unknown): string | undefined => {
  if (typeof value !== "string" || !/^20\d{2}-\d{2}-\d{2}$/.test(value)) return undefined
  const date = new Date(`${value}T00:00:00Z`)
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== value ? undefined : value
}

/** Dollars with at most two decimals, not negative, as text; `"12.50"` and `"12.5"` are the same amount. */
export const amountValue = (value: unknown): string | undefined => {
  const text = typeof value === "number" ? String(value) : value
  if (typeof text !== "string" || !/^\d{1,9}(\.\d{1,2})?$/.test(text)) return undefined
  return String(Number(text))
}

/** Set, or absent. */
export const flagValue = (value: unknown): true | undefined =>
  value === true || value === "true" ? true : undefined

/** A whole number from 0. */
export const wholeValue = (value: unknown): number | undefined => {
  const text = typeof value === "number" ? String(value) : value
  return typeof text === "string" && /^\d{1,9}$/.test(text) ? Number(text) : undefined
}

/** Leaves out the keys whose value is absent, so that equal views have equal addresses. */
export const omitUndefined = <Fields extends Record<string, unknown>>(
  fields: Fields,
): { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> } => {
  const kept: { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> } = {}
  for (const key in fields) {
    const value = fields[key]
    if (isPresent(value)) kept[key] = value
  }
  return kept
}

const isPresent = <Value>(value: Value): value is Exclude<Value, undefined> => value !== undefined
