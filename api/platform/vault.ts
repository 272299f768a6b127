import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto"
import { Context, Layer } from "effect"
import { derivedKey, type KeyPurpose } from "./http/derived-keys.ts"

export interface VaultService {
  /** A keyed hash: without the secret of the installation nobody can try inputs against it. */
  readonly digest: (purpose: KeyPurpose, ...parts: ReadonlyArray<string>) => Buffer
  /** Encrypts (AES-256-GCM, a fresh nonce each time). */
  readonly seal: (purpose: KeyPurpose, plain: string) => Buffer
  /** The text again. Throws for what this installation did not seal for this purpose. */
  readonly open: (purpose: KeyPurpose, sealed: Uint8Array) => string
}

const CIPHER = "aes-256-gcm"
const NONCE = 12
const TAG = 16

export const makeVault = (secret: string): VaultService => {
  const keys = new Map<KeyPurpose, Buffer>()
  const keyOf = (purpose: KeyPurpose): Buffer => {
    const known = keys.get(purpose)
    if (known !== undefined) return known
    const key = derivedKey(secret, purpose)
    keys.set(purpose, key)
    return key
  }
  return {
    digest: (purpose, ...parts) =>
      createHmac("sha256", keyOf(purpose)).update(JSON.stringify(parts)).digest(),
    seal: (purpose, plain) => {
      const nonce = randomBytes(NONCE)
      const cipher = createCipheriv(CIPHER, keyOf(purpose), nonce, { authTagLength: TAG })
      const body = Buffer.concat([cipher.update(plain, "utf8"), cipher.final()])
      return Buffer.concat([nonce, body, cipher.getAuthTag()])
    },
    open: (purpose, sealed) => {
      const bytes = Buffer.from(sealed)
      const decipher = createDecipheriv(CIPHER, keyOf(purpose), bytes.subarray(0, NONCE), {
        authTagLength: TAG,
      })
      decipher.setAuthTag(bytes.subarray(-TAG))
      return Buffer.concat([decipher.update(bytes.subarray(NONCE, -TAG)), decipher.final()]).toString("utf8")
    },
  }
}

/** What the secret of the installation is for, beside tokens: hashes of codes, and what is encrypted at rest. */
export class Vault extends Context.Service<Vault, VaultService>()("@voltread/api/Vault") {
  static readonly layer = (secret: string): Layer.Layer<Vault> => Layer.succeed(Vault, makeVault(secret))
}
