import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from "node:crypto"
import type { Path } from "@voltread/domain/shared/personal-fields.ts"
import { Predicate } from "effect"

/** The personal fields of one event, with their paths, encrypted with the key of the data subject. */
export interface EncryptedFields {
  readonly subject: string
  readonly sealed: string
}

/** Property of stored event data that holds the encrypted fields. No event has a field of that name. */
export const ENCRYPTED_FIELDS = "~personal"

// Written by hand: a Schema is ten times slower, and every event that is read passes here.
const isPart = (part: unknown): part is EncryptedFields =>
  Predicate.hasProperty(part, "subject") &&
  typeof part.subject === "string" &&
  Predicate.hasProperty(part, "sealed") &&
  typeof part.sealed === "string"

const NONE: ReadonlyArray<EncryptedFields> = []

/** The encrypted fields of stored data; none for events stored before encryption was introduced. */
export const encryptedFieldsOf = (data: unknown): ReadonlyArray<EncryptedFields> => {
  if (!Predicate.hasProperty(data, ENCRYPTED_FIELDS)) return NONE
  const parts = data[ENCRYPTED_FIELDS]
  return Array.isArray(parts) ? parts.filter(isPart) : NONE
}

type Values = ReadonlyArray<readonly [path: Path, value: string]>

const isValue = (entry: unknown): entry is Values[number] =>
  Array.isArray(entry) &&
  typeof entry[1] === "string" &&
  Array.isArray(entry[0]) &&
  entry[0].every((step) => typeof step === "string" || typeof step === "number")

const decodeValues = (text: string): Values => {
  const values: unknown = JSON.parse(text)
  if (!Array.isArray(values) || !values.every(isValue))
    throw new TypeError("The decrypted text is not a list of personal fields")
  return values
}

const CIPHER = "aes-256-gcm"
const NONCE = 12
const TAG = 16

/** `eventId` is authenticated (AAD), so that the ciphertext cannot be moved to another event. */
export const encryptFields = (key: KeyObject, eventId: string, values: Values): string => {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG })
  cipher.setAAD(Buffer.from(eventId))
  const body = Buffer.concat([cipher.update(JSON.stringify(values), "utf8"), cipher.final()])
  return Buffer.concat([nonce, body, cipher.getAuthTag()]).toString("base64")
}

/** Throws for ciphertext of another key or another event. */
export const decryptFields = (key: KeyObject, eventId: string, sealed: string): Values => {
  const bytes = Buffer.from(sealed, "base64")
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE), { authTagLength: TAG })
  decipher.setAAD(Buffer.from(eventId))
  decipher.setAuthTag(bytes.subarray(-TAG))
  const text = Buffer.concat([decipher.update(bytes.subarray(NONCE, -TAG)), decipher.final()]).toString(
    "utf8",
  )
  return decodeValues(text)
}
