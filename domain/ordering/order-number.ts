/** An order's number, such as `VT-7K2MX-04WRD`, from its ten letters. */
export const orderNumberOf = (letters: string): string => `VT-${letters.slice(0, 5)}-${letters.slice(5)}`

/**
 * The order number from what somebody typed: `vt 7k2mx o4wrd` is VT-7K2MX-04WRD, since letters that look like a digit are
 * one.
 */
export const readOrderNumber = (typed: string): string => {
  const letters = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, "")
    .replace(/^VT(?=.{10})/, "")
  return orderNumberOf(letters.replaceAll("O", "0").replace(/[IL]/g, "1"))
}
