/** The text with more below it. */
export const withInserted = (text: string, more: string): string =>
  text.trim() === "" ? more : `${text.trimEnd()}\n\n${more}`
