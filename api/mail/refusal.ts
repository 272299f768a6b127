import { cleanLine } from "@voltread/domain/shared/characters.ts"
import { Option, Schema } from "effect"
import type { CryptographyService } from "../platform/cryptography.ts"
import { hasCode } from "./mail-kinds.ts"
import type { AddressedMessage } from "./message.ts"

const optionalText = Schema.NullOr(Schema.String)

/** What staff are told of a mail that was not delivered, as encrypted in the outbox. */
export const Refusal = Schema.fromJsonString(
  Schema.Struct({
    /** Null if the mail could not be read. */
    to: optionalText,
    /** Null where it contains a code. */
    subject: optionalText,
    orderId: optionalText,
    /** The mail server's own words, in one line. */
    answer: optionalText,
  }),
)
export type Refusal = typeof Refusal.Type

/** Of a mail that cannot be read. */
export const UNREADABLE: Refusal = { to: null, subject: null, orderId: null, answer: null }

const decodeRefusal = Schema.decodeUnknownOption(Refusal)

export const openRefusal = (
  { decrypt }: Pick<CryptographyService, "decrypt">,
  sealed: Uint8Array,
): Refusal => {
  const text = Option.liftThrowable(() => decrypt("mail", sealed))()
  return Option.getOrElse(Option.flatMap(text, decodeRefusal), () => UNREADABLE)
}

const MAX_SUBJECT = 200

/** `subject`: null if the mail could not be composed. */
export const refusalOf = (
  { to, message }: typeof AddressedMessage.Type,
  subject: string | null,
  answer: string | null,
): Refusal => ({
  to,
  subject: subject === null || hasCode(message.template) ? null : cleanLine(subject, MAX_SUBJECT),
  orderId: "orderId" in message ? (message.orderId ?? null) : null,
  answer,
})
