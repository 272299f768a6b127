import { timingSafeEqual } from "node:crypto"

/** Whether a secret that was given is the right one; how long that takes says no more than its length. */
export const isSameSecret = (given: string, right: string): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
