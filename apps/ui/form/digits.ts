/** Keeps the first `most` digits, for fields that people fill in with spaces and hyphens. */
export const digitsOnly =
  (most: number) =>
  (text: string): string =>
    text.replace(/\D/g, "").slice(0, most)

export const zipDigits = digitsOnly(5)

/** `+1 (312) 555-0142` → `3125550142`: the +1 prefix, anchored at the start, is ours to add. */
export const phoneDigits = (text: string): string => {
  const digits = text.replace(/\D/g, "")
  return (digits.length > 10 && digits.startsWith("1") ? digits.slice(1) : digits).slice(0, 10)
}
