import { MAX_BODY } from "../shared/text.ts"

/** The line above a quote: "On Monday, … wrote:", which may take two lines. Longer ones are not recognized. */
const WROTE = /^On .{1,200}\n?.{0,200} wrote:\s*$/m
const ORIGINAL = /^-{2,}\s*(Original Message|Forwarded message)\s*-{2,}\s*$/im
/** The header that some mail programs put above a quote. */
const HEADER = /^_{10,}\s*\nFrom: /m
const QUOTED = /^>/
const NOTHING = "(The email has no text.)"

/** Control characters except line feed and tab, and unpaired surrogates. */
const UNUSABLE = /[^\P{Cc}\n\t]|\p{Cs}/gu

/**
 * The text that somebody wrote in an answer: without the quote that the mail program added below it, and at most
 * `MAX_BODY` units.
 */
export const answerText = (text: string): string => {
  const clean = text.replaceAll(/\r\n?/g, "\n").replaceAll(UNUSABLE, "")
  const ends = [WROTE, ORIGINAL, HEADER].flatMap((mark) => mark.exec(clean)?.index ?? [])
  const own = clean
    .slice(0, Math.min(clean.length, ...ends))
    .split("\n")
    .filter((line) => !QUOTED.test(line))
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim()
  return own === "" ? NOTHING : own.slice(0, MAX_BODY).replace(/\p{Cs}$/u, "")
}
