/** A changed value, in words for staff. Null: there was none, or it must not be kept. */
export interface Difference {
  readonly what: string
  readonly before: string | null
  readonly after: string | null
}

/** The changeable values of a thing in words, by name. */
export type Words = Readonly<Record<string, string>>

/** The differences between two versions of a thing; null: it did not or does not exist. */
export const wordDifferences = (before: Words | null, after: Words | null): ReadonlyArray<Difference> => {
  const was = before ?? {}
  const is = after ?? {}
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((what) => was[what] !== is[what])
    .map((what) => ({ what, before: was[what] ?? null, after: is[what] ?? null }))
}

const HIDDEN = "changed"

/** The change of a value that must not be kept. */
export const hiddenDifference = (what: string): Difference => ({ what, before: null, after: HIDDEN })
