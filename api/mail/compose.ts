import { formatDate } from "@voltread/domain/shared/date-format.ts"
import type { ShopSettings } from "@voltread/domain/shared/shop-settings.ts"
import { ACCOUNT_MAILS } from "./account-mails.ts"
import type { Mail } from "./content.ts"
import { DELIVERY_MAILS } from "./delivery-mails.ts"
import { LOAN_MAILS } from "./loan-mails.ts"
import type { MailContext, MailsFor, MessageOf } from "./mails-for.ts"
import type { Message } from "./message.ts"
import { ORDER_MAILS } from "./order-mails.ts"
import type { MailSubject } from "./reply-address.ts"

export interface Links {
  readonly publicUrl: string
  readonly orderUrl: (orderId: string) => string
  /** Undefined where answers go to the shop's own address. */
  readonly replyTo: (about: MailSubject) => string | undefined
}

const MAILS: MailsFor<Message["template"]> = {
  ...ACCOUNT_MAILS,
  ...ORDER_MAILS,
  ...DELIVERY_MAILS,
  ...LOAN_MAILS,
}

const mailOf = <Template extends Message["template"]>(
  template: Template,
  message: MessageOf<Template>,
  context: MailContext,
): Mail => MAILS[template](message, context)

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
  const mail = mailOf(message.template, message, {
    ...links,
    shopName: general.name,
    dayOf: (instant) => formatDate(new Date(instant), time.timeZone),
  })
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
