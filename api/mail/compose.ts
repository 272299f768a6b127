import { Schema } from "effect"
import { accountMail } from "./account-mails.ts"
import type { Mail } from "./content.ts"
import { AccountMessage, type Message } from "./message.ts"
import { orderMail } from "./order-mails.ts"

export interface Links {
  readonly publicUrl: string
  readonly orderUrl: (orderId: string) => string
}

const isAboutAccount = Schema.is(AccountMessage)

export const compose = (message: Message, { publicUrl, orderUrl }: Links): Mail =>
  isAboutAccount(message) ? accountMail(message, publicUrl) : orderMail(message, orderUrl)
