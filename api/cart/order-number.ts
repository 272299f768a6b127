import { createHash } from "node:crypto"

/** Crockford's base 32: no I, L, O or U, so that a number survives being read out on the phone. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

/**
 * The number of an order that people say, such as `VT-7K2MX-04WRD`. It follows from the order's id: 50 bits, so that
 * two of ten million orders share one with a chance of about four in a hundred. Only the id identifies an order.
 */
export const orderNumber = (orderId: string): string => {
  const hash = createHash("sha256").update(orderId).digest()
  const letters = Array.from({ length: 10 }, (_, index) => ALPHABET[(hash[index] ?? 0) % 32]).join("")
  return withDashes(letters)
}

const withDashes = (letters: string): string => `VT-${letters.slice(0, 5)}-${letters.slice(5)}`

/** The order number from what somebody typed: `vt 7k2mx o4wrd` is VT-7K2MX-04WRD, since letters that look like a digit are one. */
export const readOrderNumber = (typed: string): string => {
  const letters = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, "")
    .replace(/^VT(?=.{10})/, "")
  return withDashes(letters.replaceAll("O", "0").replace(/[IL]/g, "1"))
}
