/** NUL, which Postgres cannot store, and unpaired surrogates, which UTF-8 cannot represent. */
const UNSTORABLE = /[\0\p{Cs}]/u

/**
 * The value with all its texts made storable: what no database can store is replaced by U+FFFD. Returns the same object
 * when nothing is replaced. For JSON values.
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
