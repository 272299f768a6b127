import { Schema } from "effect"
import { ANSWER_USES, PLACEHOLDER, USE_LABELS } from "./canned-responses.ts"
import type { Words } from "./difference.ts"
import { Line, Text } from "./text.ts"

const hasKnownGaps = Schema.makeFilter<string>((text) => !/[{}]/.test(text.replaceAll(PLACEHOLDER, "")), {
  message: "can have {firstName} and {orderNumber} in braces, and nothing else",
})

const isWritten = (message: string) => Schema.isPattern(/\S/, { message })

/** The longest text, in UTF-16 units. */
export const MAX_ANSWER = 4_000

/** A canned response, as staff fill it in. */
export const CannedResponseForm = Schema.Struct({
  use: Schema.Literals(ANSWER_USES),
  /** The name to choose it by. */
  title: Line(60).check(isWritten("Please enter a name")),
  /** For mails; empty otherwise. */
  subject: Line(200).check(hasKnownGaps),
  body: Text(MAX_ANSWER).check(isWritten("Please enter the text"), hasKnownGaps),
})
export type CannedResponseForm = typeof CannedResponseForm.Type

/** All values of a canned response in words, to compare two versions of it. */
export const answerWords = ({ use, title, subject, body }: CannedResponseForm): Words => ({
  Name: title,
  "Used in": USE_LABELS[use],
  Subject: subject,
  Text: body,
})
