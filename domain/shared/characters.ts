/** Control characters, and unpaired surrogates, which no Unicode encoding can represent. */
const NOT_IN_A_LINE = /[\p{Cc}\p{Cs}]/u
/** The same, except tab, line feed and carriage return. */
const NOT_IN_TEXT = /[^\P{Cc}\t\n\r]|\p{Cs}/u

/** Whether a text of one line can be stored and shown as it is. */
export const isLine = (text: string): boolean => !NOT_IN_A_LINE.test(text)

/** Whether a text that may have several lines can be stored and shown as it is. */
export const isText = (text: string): boolean => !NOT_IN_TEXT.test(text)

/** Whatever has a shape of its own: no blank, no character that is never shown, no accent without its letter. */
const SHOWN = /[^\s\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Whether anything of a text can be seen. */
export const isShown = (text: string): boolean => SHOWN.test(text)

/** For people who sent such characters, which are invisible on their screens. */
export const UNUSABLE_CHARACTERS = "has characters that cannot be used"

/** The usable part of a text that no person typed, such as a query parameter: one line of at most `max` units. */
export const cleanLine = (text: string, max: number): string =>
  text
    .replace(/[\p{Cc}\p{Cs}]/gu, "")
    .slice(0, max)
    .replace(/\p{Cs}$/u, "")
