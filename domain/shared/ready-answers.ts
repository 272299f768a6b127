/** Where ready answers are offered: in mails about an order, or in answers to messages and in chats. */
export const ANSWER_USES = ["order", "message"] as const
type AnswerUse = (typeof ANSWER_USES)[number]

export const USE_LABELS: Readonly<Record<AnswerUse, string>> = {
  order: "Emails about an order",
  message: "Messages and chats",
}

/** What stands for a value: `{firstName}`. One that is not known stays, so that whoever sends it sees the gap. */
export interface AnswerValues {
  readonly firstName?: string | undefined
  readonly orderNumber?: string | undefined
}

/** The gaps that can be filled. */
export const PLACEHOLDER = /\{(firstName|orderNumber)\}/g

/** The text with its values. */
export const fillPlaceholders = (text: string, values: AnswerValues): string =>
  text.replaceAll(PLACEHOLDER, (gap, name: keyof AnswerValues) => values[name] || gap)
