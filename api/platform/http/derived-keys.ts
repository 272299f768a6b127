import { hkdfSync } from "node:crypto"

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
  | "devices"
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
