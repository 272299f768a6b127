const known = new Map<string, Intl.DateTimeFormat>()

/**
 * A formatter of dates in American English. Kept by its options, since making one takes a hundred times as long as using
 * it; there are never more than time zones times callers. Throws a RangeError for a time zone that does not exist.
 */
export const dateFormatter = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = JSON.stringify(options)
  const found = known.get(key)
  if (found !== undefined) return found
  const made = new Intl.DateTimeFormat("en-US", options)
  known.set(key, made)
  return made
}
