/** `"4:30"` or `"4"` (minutes) in seconds; undefined when it is neither. */
export const durationSeconds = (text: string): number | undefined => {
  const match = /^(\d{1,3})(?::([0-5]\d))?$/.exec(text.trim())
  if (match === null) return undefined
  return Number(match[1]) * 60 + Number(match[2] ?? 0)
}
