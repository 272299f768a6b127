/** Words beyond this number are ignored. */
const MAX_WORDS = 6

const escaped = (word: string): string => word.replace(/[\\%_]/g, "\\$&")

/** A phone number as people write it: only digits are stored. */
const PHONE = /^\+?[\d\s().-]{7,}$/
/** A number with dashes only, or with the country's code as telephones show it, which may also be something else. */
const PLAIN_PHONE = /^(1-)?\d{3}-\d{3}-\d{4}$|^1\d{10}$/

/** An amount with its cents, as a bank statement writes it: it is stored without commas. */
const AMOUNT = /^\$?\d{1,3}(,\d{3})+\.\d\d$/

/** LIKE patterns that must all match the search column, in lower case; none for blank text. Parts of words match. */
export const searchPatterns = (text: string): ReadonlyArray<string> => {
  const trimmed = text.trim().toLowerCase()
  if (trimmed === "") return []
  const digits = trimmed.replace(/\D/g, "")
  const isPhone = PHONE.test(trimmed) && digits.length >= 7 && /[\s().+]/.test(trimmed)
  const words = isPhone || PLAIN_PHONE.test(trimmed) ? [digits.slice(-10)] : trimmed.split(/\s+/)
  return words
    .slice(0, MAX_WORDS)
    .map((word) => (AMOUNT.test(word) ? word.replaceAll(",", "") : word))
    .map((word) => `%${escaped(word)}%`)
}
