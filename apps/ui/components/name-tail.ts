/** Characters that fit one line of a phone. */
const LINE = 30

/** The last parts of a name, or its end from a number on, where it fits half such a line; or its last two words. */
const ENDS = [/(?:,| [-–|])( .{1,20})$/, /( (?=\S*\d).{1,20})$/, /( \S+ \S+)$/]

/**
 * The end of a long name, from its space on: it tells products of one supplier apart (size, color), so it stays in view
 * where the rest is cut. Empty for a name that is not cut.
 */
export const nameTail = (name: string): string =>
  name.length <= LINE ? "" : (ENDS.map((end) => end.exec(name)?.[1]).find((tail) => tail !== undefined) ?? "")
