import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto"
import { isoCBOR } from "@simplewebauthn/server/helpers"

const PRESENT = 0x01
const VERIFIED = 0x04
const WITH_CREDENTIAL = 0x40

interface Circumstances {
  readonly origin: string
  readonly rpId: string
  /** Whether it has verified its owner. */
  readonly isVerified: boolean
}

const HERE: Circumstances = { origin: "http://localhost:3000", rpId: "localhost", isVerified: true }

const sha256 = (data: Uint8Array | string): Buffer => createHash("sha256").update(data).digest()
const uint = (value: number, bytes: 2 | 4): Buffer => {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntBE(value, 0, bytes)
  return buffer
}

/** An authenticator with one passkey (WebAuthn, ES256), and the browser in front of it. */
export const makeAuthenticator = () => {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" })
  const { x = "", y = "" } = publicKey.export({ format: "jwk" })
  const credentialId = randomBytes(16)
  const id = credentialId.toString("base64url")
  let counter = 0

  const clientData = (
    type: "webauthn.create" | "webauthn.get",
    challenge: string,
    { origin }: Circumstances,
  ) => Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  const authenticatorData = ({ rpId, isVerified }: Circumstances, flags = 0): Buffer => {
    const all = flags | PRESENT | (isVerified ? VERIFIED : 0)
    return Buffer.concat([sha256(rpId), Buffer.from([all]), uint(counter, 4)])
  }

  return {
    id,
    /** Decreases its signature counter, as in a cloned authenticator. */
    turnBack: (by: number) => {
      counter -= by
    },
    make: (challenge: string, where: Partial<Circumstances> = {}) => {
      const circumstances = { ...HERE, ...where }
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Uint8Array.from(Buffer.from(x, "base64url"))],
          [-3, Uint8Array.from(Buffer.from(y, "base64url"))],
        ]),
      )
      const authData = Buffer.concat([
        authenticatorData(circumstances, WITH_CREDENTIAL),
        Buffer.alloc(16),
        uint(credentialId.length, 2),
        credentialId,
        key,
      ])
      const attestationObject = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, string>>([
          ["fmt", "none"],
          ["attStmt", new Map()],
          ["authData", Uint8Array.from(authData)],
        ]),
      )
      return {
        id,
        rawId: id,
        type: "public-key",
        response: {
          clientDataJSON: clientData("webauthn.create", challenge, circumstances).toString("base64url"),
          attestationObject: Buffer.from(attestationObject).toString("base64url"),
        },
      }
    },
    sign: (challenge: string, where: Partial<Circumstances> = {}) => {
      const circumstances = { ...HERE, ...where }
      counter += 1
      const data = authenticatorData(circumstances)
      const client = clientData("webauthn.get", challenge, circumstances)
      const signature = sign("sha256", Buffer.concat([data, sha256(client)]), privateKey)
      return {
        id,
        rawId: id,
        type: "public-key",
        response: {
          clientDataJSON: client.toString("base64url"),
          authenticatorData: data.toString("base64url"),
          signature: signature.toString("base64url"),
        },
      }
    },
  }
}
export type Authenticator = ReturnType<typeof makeAuthenticator>
