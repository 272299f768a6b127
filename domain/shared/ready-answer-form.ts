import { Schema } from "effect"
import type { Words } from "./difference.ts"
import { ANSWER_USES, PLACEHOLDER, USE_LABELS } from "./ready-answers.ts"
import { Line, Text } from "./text.ts"

const hasKnownGaps = Schema.makeFilter<string>((text) => !/[{}]/.test(text.replaceAll(PLACEHOLDER, "")), {
  message: "can have {firstName} and {orderNumber} in braces, and nothing else",
})

const isWritten = (message: string) => Schema.isPattern(/\S/, { message })

/** Longest text, UTF-16 units. */
export const MAX_ANSWER = 4_000

/** Words that support uses again and again, as staff fill them in. */
export const ReadyAnswerForm = Schema.Struct({
  use: Schema.Literals(ANSWER_USES),
  /** What it is chosen by. */
  title: Line(60).check(isWritten("Please enter a name")),
  /** Of a mail; empty elsewhere. */
  subject: Line(200).check(hasKnownGaps),
  body: Text(MAX_ANSWER).check(isWritten("Please enter the text"), hasKnownGaps),
})
export type ReadyAnswerForm = typeof ReadyAnswerForm.Type

/** All that a ready answer says, for those who compare two versions of it. */
export const answerWords = ({ use, title, subject, body }: ReadyAnswerForm): Words => ({
  Name: title,
  "Used in": USE_LABELS[use],
  Subject: subject,
  Text: body,
})
