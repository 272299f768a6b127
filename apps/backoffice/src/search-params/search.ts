/**
 * Query strings that people can read and write: `?status=PENDING_REVIEW,COMPLETED&q=vance`. Values stay text, lists are
 * joined by commas, and what is empty is left out.
 */
export const parseSearch = (text: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(text).entries())

const readable = (text: string): string =>
  encodeURIComponent(text).replaceAll("%20", "+").replaceAll("%3A", ":")

const writtenValue = (value: unknown): string => {
  if (typeof value === "string") return readable(value)
  if (typeof value === "number" || typeof value === "boolean") return readable(String(value))
  if (Array.isArray(value)) return value.map(writtenValue).join(",")
  return ""
}

export const stringifySearch = (search: Record<string, unknown>): string => {
  const pairs = Object.entries(search)
    .map(([key, value]) => [encodeURIComponent(key), writtenValue(value)] as const)
    .filter(([, value]) => value !== "")
  return pairs.length === 0 ? "" : `?${pairs.map(([key, value]) => `${key}=${value}`).join("&")}`
}
