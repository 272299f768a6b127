import { createHmac } from "node:crypto"
import { Option, Schema } from "effect"
import { isSameSecret } from "../../platform/same-secret.ts"

const Fields = Schema.Record(Schema.String, Schema.Unknown)
type Fields = typeof Fields.Type
const decodeJson = Schema.decodeUnknownOption(Schema.fromJsonString(Fields))

const sorted = (fields: Fields): ReadonlyArray<readonly [string, unknown]> =>
  Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))

const sha1 = (secretKey: string, message: string): string =>
  createHmac("sha1", secretKey).update(message).digest("hex")

const isSame = (given: unknown, expected: string): boolean =>
  typeof given === "string" && isSameSecret(given.toLowerCase(), expected)

/**
 * JSON messages are signed over their compact form without `verify_hash`. Some of the vendor's servers sort the keys and
 * write every value as text first; others sign the message as it is. Both are accepted.
 */
const isSignedJson = (secretKey: string, { verify_hash, ...fields }: Fields): boolean => {
  const asText = Object.fromEntries(sorted(fields).map(([key, value]) => [key, String(value)]))
  return [asText, fields].some((each) => isSame(verify_hash, sha1(secretKey, JSON.stringify(each))))
}

/** Forms are signed over PHP's `serialize` of the sorted fields. */
const isSignedForm = (
  secretKey: string,
  { verify_hash, ...fields }: Readonly<Record<string, string>>,
): boolean => {
  const text = (value: string) => `s:${Buffer.byteLength(value)}:"${value}";`
  const entries = sorted(fields).map(
    ([key, value]) => text(key) + text(key === "tx_urls" ? withoutEntities(String(value)) : String(value)),
  )
  return isSame(verify_hash, sha1(secretKey, `a:${entries.length}:{${entries.join("")}}`))
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&quot;": '"',
  "&lt;": "<",
  "&gt;": ">",
}
const withoutEntities = (text: string): string =>
  text.replace(/&(?:amp|quot|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity)

/** A message's fields; `undefined` where the vendor did not sign it. */
export const verifiedFields = (secretKey: string, body: string): Fields | undefined => {
  const json = Option.getOrUndefined(decodeJson(body))
  if (json !== undefined) return isSignedJson(secretKey, json) ? json : undefined
  const form = Object.fromEntries(new URLSearchParams(body))
  return isSignedForm(secretKey, form) ? form : undefined
}
