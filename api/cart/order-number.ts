import { createHash } from "node:crypto"
import { orderNumberOf } from "@voltread/domain/ordering/order-number.ts"

/** Crockford's base 32: no I, L, O or U, so that a number survives being read out on the phone. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

/**
 * The number of an order that people say, such as `VT-7K2MX-04WRD`. It follows from the order's id: 50 bits, so that
 * two of ten million orders share one with a chance of about four in a hundred. Only the id identifies an order.
 */
export const orderNumber = (orderId: string): string => {
  const hash = createHash("sha256").update(orderId).digest()
  const letters = Array.from({ length: 10 }, (_, index) => ALPHABET[(hash[index] ?? 0) % 32]).join("")
  return orderNumberOf(letters)
}
