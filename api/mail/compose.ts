import { accountMail } from "./account-mails.ts"
import type { Mail } from "./content.ts"
import type { Message } from "./message.ts"
import { orderMail } from "./order-mails.ts"

export interface Links {
  readonly publicUrl: string
  readonly orderUrl: (orderId: string) => string
}

export const compose = (message: Message, { publicUrl, orderUrl }: Links): Mail => {
  switch (message.template) {
    case "verification":
    case "already-registered":
    case "reset":
    case "password-changed":
    case "data-export":
    case "invitation":
    case "subscription":
      return accountMail(message, publicUrl)
    case "order-confirmation":
    case "shipment":
    case "reminder":
    case "loan-decision":
      return orderMail(message, orderUrl)
  }
}
