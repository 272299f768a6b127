import { createHmac, randomBytes } from "node:crypto"

/** Seconds that a code is shown for. */
const STEP_SECONDS = 30
const DIGITS = 6
/** Codes of this many steps before and after the present one are taken: clocks of phones are not exact. */
const DRIFT = 1
/** Bytes; as long as the hash (RFC 4226 §4). */
const SECRET_BYTES = 20

export const newSecret = (): Buffer => randomBytes(SECRET_BYTES)

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"

/** RFC 4648, without padding: as apps take a secret that is typed in. */
export const base32 = (bytes: Uint8Array): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("")
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => ALPHABET[Number.parseInt(group.padEnd(5, "0"), 2)]).join("")
}

/** The code of one step (RFC 4226 §5.3). */
export const codeOfStep = (secret: Uint8Array, step: number, digits = DIGITS): string => {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac("sha1", secret).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) & 0x0f
  const number = hash.readUInt32BE(offset) & 0x7fff_ffff
  return (number % 10 ** digits).toString().padStart(digits, "0")
}

export const stepAt = (milliseconds: number): number => Math.floor(milliseconds / 1_000 / STEP_SECONDS)

/** The time step of this code: near `now` and not yet used; otherwise undefined. */
export const stepOfCode = (
  secret: Uint8Array,
  code: string,
  now: number,
  lastStep: number,
): number | undefined => {
  const present = stepAt(now)
  const steps = Array.from({ length: 2 * DRIFT + 1 }, (_, index) => present - DRIFT + index)
  return steps.find((step) => step > lastStep && codeOfStep(secret, step) === code)
}

/** The address that apps read from a picture (Key Uri Format). */
export const keyUri = (secret: Uint8Array, issuer: string, username: string): string =>
  `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(username)}?${new URLSearchParams({
    secret: base32(secret),
    issuer,
    algorithm: "SHA1",
    digits: String(DIGITS),
    period: String(STEP_SECONDS),
  })}`
