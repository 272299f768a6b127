import { createHmac } from "node:crypto"

/** Over the message as sent, without its own `verify_hash`: compact JSON, sorted keys, unescaped slashes. */
export const signatureOf = (secretKey: string, fields: Readonly<Record<string, string>>): string =>
  createHmac("sha1", secretKey)
    .update(JSON.stringify(ordered(fields)))
    .digest("hex")

/** As PHP's `serialize` writes an array of strings, which is what the vendor signs in form messages. */
export const formSignatureOf = (secretKey: string, fields: Readonly<Record<string, string>>): string => {
  const entries = Object.entries(ordered(fields))
  const text = (value: string) => `s:${Buffer.byteLength(value)}:"${value}";`
  const serialized = `a:${entries.length}:{${entries.map(([key, value]) => text(key) + text(value)).join("")}}`
  return createHmac("sha1", secretKey).update(serialized).digest("hex")
}

export const ordered = (fields: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)))
