/** Words that the Postal Service spells out and people abbreviate. */
const SHORT: Readonly<Record<string, string>> = { st: "saint", ste: "sainte", ft: "fort", mt: "mount" }

/** The letters that a search for cities needs. */
const MIN_CITY_LETTERS = 2

const lettersOf = (text: string): string =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z]/g, "")

/**
 * The prefixes of city names that a text may mean, as letters only: `St. Lou` is `stlou` or `saintlou`. None for a text
 * of fewer than two letters.
 */
export const cityBeginnings = (text: string): ReadonlyArray<string> => {
  const typed = lettersOf(text)
  if (typed.length < MIN_CITY_LETTERS) return []
  const [, first = "", rest = ""] = /^\s*([a-z]+)[\s.]+(.*)$/i.exec(text) ?? []
  const whole = SHORT[first.toLowerCase()]
  return whole === undefined || lettersOf(rest) === "" ? [typed] : [typed, `${whole}${lettersOf(rest)}`]
}

/** Whether two names of a city differ only in case, spaces and punctuation. */
export const isSameCity = (one: string, other: string): boolean => lettersOf(one) === lettersOf(other)
