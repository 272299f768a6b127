import { createSecretKey, hkdfSync, type KeyObject } from "node:crypto"

/** A separate key for each purpose: what one key protects cannot be used as another. */
export type KeyPurpose =
  | "cookies"
  | "cart-holder"
  | "access-token"
  | "id-token"
  | "refresh-token"
  | "order-link"
  | "codes"
  | "attempts"
  | "devices"
  | "chat"
  | "mail"
  | "reply-address"
  | "customers"
  | "pickup-code"
  | "affiliate-networks"
  | "affiliate-clicks"
  | "second-factor"
  | "signing-keys"
  | "begun-payments"

const derived = new Map<string, KeyObject>()

/** Derives a 32-byte key from the secret of the installation (HKDF). */
export const derivedKey = (secret: string, purpose: KeyPurpose): KeyObject => {
  const name = `${purpose}\n${secret}`
  const known = derived.get(name)
  if (known !== undefined) return known
  const key = createSecretKey(new Uint8Array(hkdfSync("sha256", secret, "voltread", purpose, 32)))
  derived.set(name, key)
  return key
}
