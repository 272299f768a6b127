/**
 * `1234.5` → "1,234.5", in American English, the one language of both apps. By hand: the first number that a page
 * formats through `Intl` takes some 20 ms on a desktop and 80 on a phone, before anything can be pressed.
 *
 * @param decimals at most so many; zeros at the end are left out
 */
export const formatNumber = (value: number, decimals = 0): string =>
  groupThousands(String(Number(value.toFixed(decimals))))

/** "3,000", or "3,000+" where the server has stopped counting there. */
export const formatCount = ({
  totalCount,
  moreThanCounted,
}: {
  readonly totalCount: number
  readonly moreThanCounted: boolean
}): string => `${formatNumber(totalCount)}${moreThanCounted ? "+" : ""}`

/** Inserts thousands separators into a decimal number. */
export const groupThousands = (digits: string): string => {
  const [whole = "", fraction] = digits.split(".")
  const thousands = whole.replace(/\B(?=(\d{3})+$)/g, ",")
  return fraction === undefined ? thousands : `${thousands}.${fraction}`
}
