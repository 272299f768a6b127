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

/** `shopName`: as it is set when the mail is sent. */
export const compose = (message: Message, links: Links, shopName: string): Mail => {
  const mail = isAboutAccount(message)
    ? accountMail(message, links, shopName)
    : orderMail(message, links.orderUrl)
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
