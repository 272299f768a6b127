/** How deep the values of a form are nested at most. */
const MAX_DEPTH = 8

/** A value from outside without the fields that are null, which programs send for what they do not have. */
export const withoutNulls = (value: unknown, depth = 0): unknown => {
  if (typeof value !== "object" || value === null || depth > MAX_DEPTH) return value
  if (Array.isArray(value)) return value.map((each) => withoutNulls(each, depth + 1))
  const given = Object.entries(value).filter(([, field]) => field !== null)
  return Object.fromEntries(given.map(([key, field]) => [key, withoutNulls(field, depth + 1)]))
}
