import { timingSafeEqual } from "node:crypto"

/** Compares in constant time: how long it takes reveals nothing of the secret but its length. */
export const isSameSecret = (given: string, right: string): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
