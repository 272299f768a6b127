import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto"
import { Context, Layer } from "effect"
import { derivedKey, type KeyPurpose } from "./derived-keys.ts"

export interface CryptographyService {
  /** HMAC-SHA-256: without the secret nobody can test guesses against it. */
  readonly hmac: (purpose: KeyPurpose, ...parts: ReadonlyArray<string>) => Buffer
  /** AES-256-GCM with a random nonce. */
  readonly encrypt: (purpose: KeyPurpose, plain: string) => Buffer
  /** Throws for data encrypted with another secret or for another purpose. */
  readonly decrypt: (purpose: KeyPurpose, sealed: Uint8Array) => string
}

const CIPHER = "aes-256-gcm"
const NONCE = 12
const TAG = 16

export const makeCryptography = (secret: string): CryptographyService => {
  const keyOf = (purpose: KeyPurpose) => derivedKey(secret, purpose)
  return {
    hmac: (purpose, ...parts) => createHmac("sha256", keyOf(purpose)).update(JSON.stringify(parts)).digest(),
    encrypt: (purpose, plain) => {
      const nonce = randomBytes(NONCE)
      const cipher = createCipheriv(CIPHER, keyOf(purpose), nonce, { authTagLength: TAG })
      const body = Buffer.concat([cipher.update(plain, "utf8"), cipher.final()])
      return Buffer.concat([nonce, body, cipher.getAuthTag()])
    },
    decrypt: (purpose, sealed) => {
      const bytes = Buffer.from(sealed)
      const decipher = createDecipheriv(CIPHER, keyOf(purpose), bytes.subarray(0, NONCE), {
        authTagLength: TAG,
      })
      decipher.setAuthTag(bytes.subarray(-TAG))
      return Buffer.concat([decipher.update(bytes.subarray(NONCE, -TAG)), decipher.final()]).toString("utf8")
    },
  }
}

/** HMACs and encryption at rest, with keys derived from the secret of the installation. */
export class Cryptography extends Context.Service<Cryptography, CryptographyService>()(
  "@voltread/api/Cryptography",
) {
  static readonly layer = (secret: string): Layer.Layer<Cryptography> =>
    Layer.succeed(Cryptography, makeCryptography(secret))
}
