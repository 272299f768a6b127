import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto"

/** Each purpose has a key of its own. */
export type KeyPurpose =
  | "cookies"
  | "cart-holder"
  | "access-token"
  | "id-token"
  | "refresh-token"
  | "order-link"
  | "codes"
  | "attempts"
  | "chat"
  | "mail"
  | "signing-keys"

const derived = new Map<string, Buffer>()

/** Derives a 32-byte key from the secret of the installation (HKDF). */
export const derivedKey = (secret: string, purpose: KeyPurpose): Buffer => {
  const name = `${purpose}\n${secret}`
  const key = derived.get(name) ?? Buffer.from(hkdfSync("sha256", secret, "voltread", purpose, 32))
  derived.set(name, key)
  return key
}

/** Token of a link that opens one order without an account. Does not expire, since links stay in old mails. */
export const orderToken = (secret: string, orderId: string): string =>
  createHmac("sha256", derivedKey(secret, "order-link")).update(orderId).digest("base64url")

export const isOrderToken = (secret: string, orderId: string, token: string): boolean => {
  const expected = Buffer.from(orderToken(secret, orderId))
  const given = Buffer.from(token)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
