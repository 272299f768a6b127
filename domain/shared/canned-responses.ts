/** Where canned responses are offered: in mails about an order, or in answers to messages and in chats. */
export const ANSWER_USES = ["order", "message"] as const
type AnswerUse = (typeof ANSWER_USES)[number]

export const USE_LABELS: Readonly<Record<AnswerUse, string>> = {
  order: "Emails about an order",
  message: "Messages and chats",
}

/**
 * The values of placeholders such as `{firstName}`. An unknown value leaves its placeholder, so that the sender sees
 * the gap.
 */
export interface AnswerValues {
  readonly firstName?: string | undefined
  readonly orderNumber?: string | undefined
}

/** The placeholders that can be filled. */
export const PLACEHOLDER = /\{(firstName|orderNumber)\}/g

/** The text with its placeholders filled. */
export const fillPlaceholders = (text: string, values: AnswerValues): string =>
  text.replaceAll(PLACEHOLDER, (gap, name: keyof AnswerValues) => values[name] || gap)
