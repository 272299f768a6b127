import { createHmac } from "node:crypto"
import { mailboxOf, normalizeEmail } from "@voltread/domain/shared/email.ts"
import { derivedKey } from "../platform/derived-keys.ts"

const LENGTH = 32

/** The same for every order of one address; without the secret nobody can tell whose it is. */
export const customerKey = (secret: string, address: string): string =>
  createHmac("sha256", derivedKey(secret, "customers"))
    .update(normalizeEmail(address))
    .digest("hex")
    .slice(0, LENGTH)

/** The same for every address of one mailbox. */
export const mailboxKey = (secret: string, address: string): string =>
  customerKey(secret, mailboxOf(normalizeEmail(address)))
