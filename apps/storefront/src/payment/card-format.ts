/** `4111111111111111` → `4111 1111 1111 1111`; American Express has groups of four, six and five. */
export const formatCardNumber = (text: string): string => {
  const digits = text.replace(/\D/g, "").slice(0, 19)
  const groups = /^3[47]/.test(digits) ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/ : undefined
  if (groups !== undefined) return (groups.exec(digits.slice(0, 15)) ?? []).slice(1).filter(Boolean).join(" ")
  return digits.replace(/(\d{4})(?=\d)/g, "$1 ")
}

/** `1230` → `12/30`, `5` → `05/`; what browsers fill in as `12/2030` too. */
export const formatExpiry = (text: string): string => {
  const year = /^\s*(\d{1,2})\s*\/\s*20(\d{2})\s*$/.exec(text)
  if (year !== null) return `${(year[1] ?? "").padStart(2, "0")}/${year[2]}`
  const digits = text.replace(/\D/g, "")
  const month = /^[2-9]/.test(digits) ? `0${digits}` : digits
  return month.length > 2 ? `${month.slice(0, 2)}/${month.slice(2, 4)}` : month
}
