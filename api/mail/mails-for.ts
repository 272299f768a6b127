import type { Mail } from "./content.ts"
import type { Message } from "./message.ts"

/** What mails say besides their message. */
export interface MailContext {
  readonly shopName: string
  /** The shop's origin. */
  readonly publicUrl: string
  /** A link that opens one order without an account, with what can be done next. */
  readonly orderUrl: (orderId: string) => string
  /** The day of an instant in the shop's time zone. */
  readonly dayOf: (instant: string) => string
}

export type MessageOf<Template extends Message["template"]> = Extract<
  Message,
  { readonly template: Template }
>

/** How messages are put into mails, by their template. */
export type MailsFor<Template extends Message["template"]> = {
  readonly [Each in Template]: (message: MessageOf<Each>, context: MailContext) => Mail
}
