import { createHmac, timingSafeEqual } from "node:crypto"
import { derivedKey } from "../platform/derived-keys.ts"

/** What an answer is about: a UUID of an order, of a message to the shop, or of a mail that comes back. */
export interface MailSubject {
  readonly kind: "order" | "contact" | "mail"
  readonly id: string
}

const LETTERS = { order: "o", contact: "c", mail: "m" } as const
const KINDS: ReadonlyMap<string, MailSubject["kind"]> = new Map([
  ["o", "order"],
  ["c", "contact"],
  ["m", "mail"],
])

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** Hexadecimal, since mail servers may change the case of letters; as short as RFC 5321 wants the part before the @. */
const TOKEN = /^([ocm])([0-9a-f]{32})([0-9a-f]{25})$/
const SIGNATURE_LENGTH = 25

const sign = (secret: string, { kind, id }: MailSubject): string =>
  createHmac("sha256", derivedKey(secret, "reply-address"))
    .update(JSON.stringify([kind, id]))
    .digest("hex")
    .slice(0, SIGNATURE_LENGTH)

/** The reply address of a mail; undefined for old ids that are no UUIDs. */
export const replyAddress = (secret: string, domain: string, about: MailSubject): string | undefined =>
  UUID.test(about.id)
    ? `reply+${LETTERS[about.kind]}${about.id.replaceAll("-", "")}${sign(secret, about)}@${domain}`
    : undefined

/** The subject of a reply address; undefined for an address that the shop did not make. */
export const readReplyAddress = (
  secret: string,
  domain: string,
  address: string,
): MailSubject | undefined => {
  const [local = "", at = ""] = address.trim().toLowerCase().split("@")
  const [, letter = "", hex = "", given = ""] = TOKEN.exec(local.replace(/^reply\+/, "")) ?? []
  const kind = KINDS.get(letter)
  if (at !== domain.toLowerCase() || kind === undefined) return undefined
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5")
  const about: MailSubject = { kind, id }
  return timingSafeEqual(Buffer.from(given), Buffer.from(sign(secret, about))) ? about : undefined
}
