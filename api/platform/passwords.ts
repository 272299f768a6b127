import { argon2, randomBytes, timingSafeEqual } from "node:crypto"
import { promisify } from "node:util"

const derive = promisify(argon2)

interface Cost {
  /** KiB */
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
}

/** The argon2id parameters OWASP recommends: 19 MiB, two passes, one lane; about 20 ms. */
const COST: Cost = { memory: 19_456, passes: 2, parallelism: 1 }
const TAG_LENGTH = 32

const encode = (bytes: Buffer): string => bytes.toString("base64").replace(/=+$/, "")

/** The hash in PHC format, which says what it has cost; checking a password against it costs the same. */
export const hashPassword = async (password: string, cost = COST): Promise<string> => {
  const nonce = randomBytes(16)
  const tag = await derive("argon2id", {
    message: password.normalize("NFKC"),
    nonce,
    ...cost,
    tagLength: TAG_LENGTH,
  })
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(nonce)}$${encode(tag)}`
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** Hash of a random password, checked for unknown users so that timing does not reveal them. */
const NOBODY = hashPassword(randomBytes(32).toString("hex"))

/** For `stored` null (unknown user, or no password) it answers false after the same time. */
export const verifyPassword = async (password: string, stored: string | null): Promise<boolean> => {
  const match = PHC.exec(stored ?? (await NOBODY))
  if (match === null) return false
  const [, memory, passes, parallelism, nonce = "", hash = ""] = match
  const expected = Buffer.from(hash, "base64")
  const actual = await derive("argon2id", {
    message: password.normalize("NFKC"),
    nonce: Buffer.from(nonce, "base64"),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  })
  return timingSafeEqual(actual, expected) && stored !== null
}
