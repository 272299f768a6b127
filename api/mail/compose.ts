import type { ShopSettings } from "@voltread/domain/shared/shop-settings.ts"
import { Schema } from "effect"
import { accountMail } from "./account-mails.ts"
import type { Mail } from "./content.ts"
import { AccountMessage, type Message } from "./message.ts"
import { orderMail } from "./order-mails.ts"
import type { MailSubject } from "./reply-address.ts"

export interface Links {
  readonly publicUrl: string
  readonly orderUrl: (orderId: string) => string
  /** Undefined where answers go to the shop's own address. */
  readonly replyTo: (about: MailSubject) => string | undefined
}

const isAboutAccount = Schema.is(AccountMessage)

/** What a mail is about that its receiver can answer; null for all others. */
const subjectOf = (message: Message): MailSubject | null => {
  switch (message.template) {
    case "staff-mail":
    case "payout":
      return { kind: "order", id: message.orderId }
    case "contact-answer":
      return { kind: "contact", id: message.requestId }
    default:
      return null
  }
}

/** `settings`: in force when the mail is sent. Days are in the shop's time zone, since nobody knows the reader's. */
export const compose = (
  message: Message,
  links: Links,
  { general, time }: Pick<ShopSettings, "general" | "time">,
): Mail => {
  const mail = isAboutAccount(message)
    ? accountMail(message, links, general.name)
    : orderMail(message, links.orderUrl, time.timeZone)
  const about = subjectOf(message)
  const replyTo = about === null ? undefined : links.replyTo(about)
  return {
    ...mail,
    ...(replyTo === undefined ? {} : { replyTo }),
    ...(isFromPerson(message) ? { isFromPerson: true } : {}),
  }
}

const isFromPerson = ({ template }: Message): boolean =>
  template === "staff-mail" || template === "contact-answer"
