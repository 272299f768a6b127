/** What each of these names has that tells it apart: without the words that all of them begin with. */
export const distinguishingParts = (names: ReadonlyArray<string>): ReadonlyArray<string> => {
  const [first = [], ...others] = names.map((name) => name.split(" "))
  if (others.length === 0) return names
  const differs = first.findIndex((word, at) => others.some((other) => other[at] !== word))
  return names.map((name) => name.split(" ").slice(Math.max(differs, 0)).join(" ") || name)
}
