interface TextPart {
  readonly text: string
  readonly isMatch: boolean
  /** Where it starts. */
  readonly at: number
}

const SPECIAL = /[\\^$.*+?()[\]{}|/]/gu

/** Splits a text into pieces, each either a word of the query or not. */
export const markedParts = (text: string, query: string): ReadonlyArray<TextPart> => {
  const words = query
    .trim()
    .split(/\s+/)
    .filter((word) => word !== "")
  if (words.length === 0) return [{ text, isMatch: false, at: 0 }]
  const pattern = new RegExp(`(${words.map((word) => word.replaceAll(SPECIAL, "\\$&")).join("|")})`, "giu")
  let at = 0
  return text
    .split(pattern)
    .map((part, index): TextPart => {
      const start = at
      at += part.length
      return { text: part, isMatch: index % 2 === 1, at: start }
    })
    .filter((part) => part.text !== "")
}
