const list = new Intl.ListFormat("en", { type: "conjunction" })
const MOST_NAMED = 5

/** Says which products a rule of the cart leaves out; the first of many. */
export const leftOut = (rule: string, names: ReadonlyArray<string>): string => {
  const named = names.slice(0, MOST_NAMED).map((name) => `"${name}"`)
  const others = names.length - named.length
  return `${rule} Left out: ${list.format(others === 0 ? named : [...named, `${others} more`])}.`
}
