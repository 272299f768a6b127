import { Schema } from "effect"
import { atMost, phoneField, required, requiredText } from "../shared/form-rules.ts"
import { emailField } from "./email.ts"

const MAX_NAME = 100
const MAX_MESSAGE = 5_000

/** Spec §3 Contact request. `id` is a random UUID from the sender, if any: sent again under it, it is the same request. */
export const ContactForm = Schema.Struct({
  id: Schema.optionalKey(Schema.String.check(Schema.isUUID(4))),
  name: required("Please enter your name", atMost(MAX_NAME)),
  email: emailField,
  phone: phoneField,
  message: requiredText("Please enter a message", MAX_MESSAGE),
})
export type ContactForm = typeof ContactForm.Type

/**
 * How many later messages of a thread somebody of the staff has read: what has come since must not be passed over unread.
 * Absent: all that there are.
 */
export const MessagesSeen = Schema.optionalKey(
  Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1_000_000 })),
)

/**
 * An answer of staff, which is mailed. `id` is a UUID from the sender: an answer sent again under the same id is the
 * same answer.
 */
export const ContactAnswerForm = Schema.Struct({
  id: Schema.String.check(Schema.isUUID()),
  message: requiredText("Please enter a message", MAX_MESSAGE),
  seen: MessagesSeen,
})

export const SubscriptionForm = Schema.Struct({ email: emailField })
