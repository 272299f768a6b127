import { CATEGORIES } from "./category-menu.ts"
import { withSynonyms } from "./synonyms.ts"

/**
 * The slugs of the categories that a search text names with its last words, in singular or plural: `winter tire` asks
 * for tires, `tire inflator` does not. Words in lower case. The closest come first: `washing machine` is what washers are
 * called, and only another word for a part of what pressure washers are.
 */
export const namedCategories = (words: ReadonlyArray<string>): ReadonlyMap<string, "close" | "wide"> => {
  const phrases = lastPhrases(words)
  const [typed = ""] = phrases
  const closenessOf = ({ names, nouns, own }: (typeof NOUNS)[number]) => {
    if (own.has(typed) || phrases.some((phrase) => names.includes(phrase))) return "close"
    const isNamed = phrases.some(
      (phrase) => nouns.has(phrase) || names.some((name) => phrase.endsWith(` ${name}`)),
    )
    return isNamed ? "wide" : null
  }
  const named = NOUNS.flatMap((noun) => {
    const closeness = closenessOf(noun)
    return closeness === null ? [] : [[noun.id, closeness] as const]
  })
  return new Map(named.sort(([, one], [, other]) => one.localeCompare(other)))
}

/** The last word or known phrase of a text and its synonyms, in the singular. */
const lastPhrases = (words: ReadonlyArray<string>): ReadonlyArray<string> =>
  (withSynonyms(words).at(-1) ?? []).map(singular)

const singular = (phrase: string): string =>
  phrase
    .replace(/ies$/, "y")
    .replace(/(ch|sh|s|x)es$/, "$1")
    .replace(/([^s])s$/, "$1")

/** What the products of a category are called: `Washers & Dryers` are washers and dryers, `Smart Watches` are watches. */
const NOUNS = CATEGORIES.map(({ id, name }) => {
  const names = name.split("&").map((part) => part.toLowerCase().match(/[a-z]+/g) ?? [])
  return {
    id,
    names: names.map((words) => singular(words.join(" "))),
    /** The last words of its names. */
    own: new Set(names.map((words) => singular(words.at(-1) ?? ""))),
    nouns: new Set(names.flatMap((words) => [...lastPhrases(words), ...lastPhrases(words.slice(-1))])),
  }
})
