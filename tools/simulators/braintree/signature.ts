import { createHash, createHmac } from "node:crypto"

/** The key is the raw SHA-1 of the private key; the message is the text exactly as sent. */
export const signatureOf = (privateKey: string, message: string): string =>
  createHmac("sha1", createHash("sha1").update(privateKey).digest()).update(message).digest("hex")

/** Lines of 60 characters, each with a line break, as Ruby encodes Base64 and the vendor sends it. */
export const wrappedBase64 = (text: string): string =>
  Buffer.from(text)
    .toString("base64")
    .replace(/.{1,60}/g, "$&\n")
