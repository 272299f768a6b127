/** NUL, which Postgres cannot hold, and surrogates without their other half, which UTF-8 cannot. */
const UNSTORABLE = /[\0\p{Cs}]/u

/**
 * The value with every text in it made storable: what no database can hold is replaced by U+FFFD. The value itself when
 * there is nothing to replace. Takes and gives what JSON can say.
 */
export const storable = (value: unknown): unknown => {
  if (typeof value === "string") {
    return UNSTORABLE.test(value) ? value.replace(/[\0\p{Cs}]/gu, "\uFFFD") : value
  }
  if (Array.isArray(value)) {
    const items = value.map(storable)
    return items.some((item, index) => item !== value[index]) ? items : value
  }
  if (typeof value !== "object" || value === null) return value
  const entries = Object.entries(value)
  const replaced = entries.map(([key, each]) => [storable(key), storable(each)] as const)
  return replaced.some(([key, each], index) => key !== entries[index]?.[0] || each !== entries[index]?.[1])
    ? Object.fromEntries(replaced)
    : value
}
