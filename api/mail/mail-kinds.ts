import type { Message } from "./message.ts"

type Template = Message["template"]

/** What staff call each kind of mail. */
const KINDS: Readonly<Record<Template, string>> = {
  verification: "Code to confirm an address",
  "already-registered": "Notice of an existing account",
  reset: "Code for a new password",
  "password-changed": "Notice of a new password",
  "data-export": "Personal data export",
  invitation: "Staff invitation",
  "contact-answer": "Reply to a message",
  subscription: "Newsletter confirmation",
  "back-in-stock": "Back in stock",
  "product-review": "Review decision",
  report: "Report",
  "order-confirmation": "Order confirmation",
  "order-cancelled": "Order canceled",
  "items-canceled": "Items canceled",
  "new-total": "New order total",
  refund: "Refund",
  payout: "Question about a refund",
  shipment: "Shipment",
  "ready-for-pickup": "Ready for pickup",
  "return-answered": "Return decision",
  "order-link": "Link to an order",
  "staff-mail": "Email from staff",
  reminder: "Order reminder",
  "loan-ends": "Financing reminder",
  "loan-decision": "Financing decision",
}

const LABELS: ReadonlyMap<string, string> = new Map(Object.entries(KINDS))

/** What staff call a kind of mail; its template's name where another release wrote it. */
export const mailKind = (template: string): string => LABELS.get(template) ?? template

const CODES: ReadonlySet<Template> = new Set(["verification", "reset"])

/** Whether the subject is for the receiver only. */
export const hasCode = (template: Template): boolean => CODES.has(template)

const AWAITED: ReadonlySet<Template> = new Set([
  ...CODES,
  "already-registered",
  "subscription",
  "order-confirmation",
  "order-link",
])

/** Whether somebody waits for it at a screen: it is sent before those that nobody has just asked for. */
export const isAwaited = (template: Template): boolean => AWAITED.has(template)

const EXPIRED = "Its code has expired. The customer can request a new one."

const NOT_AGAIN = new Map<string, string>([
  ...[...CODES].map((template) => [template, EXPIRED] as const),
  ["data-export", "The data is not kept. Email it again from the customer's page."],
])

/** The templates of mails that are not sent again. */
export const NEVER_AGAIN: ReadonlyArray<string> = [...NOT_AGAIN.keys()]

const NOT_KEPT = "An email is not kept once it has been sent, so it cannot be sent again."

/** Why a mail of this kind is not sent again, for staff; null if it can be. `isReturned`: it was sent, and came back. */
export const whyNotAgain = (template: string, isReturned: boolean): string | null =>
  NOT_AGAIN.get(template) ?? (isReturned ? NOT_KEPT : null)

export const CANNOT_BE_READ = "It cannot be read anymore."
