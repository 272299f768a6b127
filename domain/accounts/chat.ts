import { Schema } from "effect"
import { atMost, required, requiredText } from "../shared/form-rules.ts"
import { MAX_CHAT_MESSAGE } from "./chat-message.ts"
import { emailField } from "./email.ts"

const MAX_NAME = 100

/**
 * One message of a conversation (spec §1, live chat). `id` is a UUID from the sender: a message sent again under the
 * same id is the same message.
 */
export const ChatMessageForm = Schema.Struct({
  id: Schema.String.check(Schema.isUUID()),
  message: requiredText("Please enter a message", MAX_CHAT_MESSAGE),
})

/** A guest's name and address at the beginning of a conversation; those of customers are known. */
export const ChatGuestForm = Schema.Struct({
  name: required("Please enter your name", atMost(MAX_NAME)),
  email: emailField,
})
export type ChatGuestForm = typeof ChatGuestForm.Type

/** How far somebody has read: the number of the last message they have seen. */
export const ChatReadForm = Schema.Struct({
  upTo: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1_000_000 })),
})
