import { CATEGORIES } from "./category-menu.ts"
import { withSynonyms } from "./synonyms.ts"

/**
 * The slugs of the categories that a search text names with its last words, in singular or plural: `winter tire` asks
 * for tires, `tire inflator` does not. Words in lower case.
 */
export const namedCategories = (words: ReadonlyArray<string>): ReadonlySet<string> => {
  const phrases = lastPhrases(words)
  const isNamed = ({ names, nouns }: (typeof NOUNS)[number]) =>
    phrases.some((phrase) => nouns.has(phrase) || names.some((name) => phrase.endsWith(` ${name}`)))
  return new Set(NOUNS.filter(isNamed).map(({ id }) => id))
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
    nouns: new Set(names.flatMap((words) => [...lastPhrases(words), ...lastPhrases(words.slice(-1))])),
  }
})
