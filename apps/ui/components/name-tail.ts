/** Characters that fit one line of a phone. */
const LINE = 30

/** The end of a name: its last parts, or all from a number on, if that fits half a line; else its last two words. */
const ENDS = [/(?:,| [-–|])( .{1,20})$/, /( (?=\S*\d).{1,20})$/, /( \S+ \S+)$/]

/**
 * The end of a long name, from its space on: it tells products of one supplier apart (size, color), so it stays in view
 * where the rest is cut. Empty for a name that is not cut.
 */
export const nameTail = (name: string): string =>
  name.length <= LINE ? "" : (ENDS.map((end) => end.exec(name)?.[1]).find((tail) => tail !== undefined) ?? "")
