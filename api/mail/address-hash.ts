import { normalizeEmail } from "@voltread/domain/shared/email.ts"
import type { CryptographyService } from "../platform/cryptography.ts"

/** The keyed hash of an email address, however it is written, by which mails to it are found. */
export const addressHash = ({ hmac }: Pick<CryptographyService, "hmac">, address: string): Buffer =>
  hmac("mail", normalizeEmail(address))
