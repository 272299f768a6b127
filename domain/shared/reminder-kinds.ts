/** What customers are reminded of: to pay, to sign, to pick up. */
export const REMINDER_KINDS = ["payment", "signature", "pickup"] as const
export type ReminderKind = (typeof REMINDER_KINDS)[number]
