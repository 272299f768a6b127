import { Schema } from "effect"
import { atMost, required, requiredText } from "../shared/form-rules.ts"
import { MAX_CHAT_MESSAGE } from "./chat-message.ts"
import { emailField } from "./email.ts"

const MAX_NAME = 100

/**
 * One message of a conversation (spec §1, live chat). `id` is the sender's own, a UUID: the same message sent again is
 * the same message.
 */
export const ChatMessageForm = Schema.Struct({
  id: Schema.String.check(Schema.isUUID()),
  message: requiredText("Please enter a message", MAX_CHAT_MESSAGE),
})

/** What a guest says of themselves when a conversation begins; of a customer the shop knows it. */
export const ChatGuestForm = Schema.Struct({
  name: required("Please enter your name", atMost(MAX_NAME)),
  email: emailField,
})
export type ChatGuestForm = typeof ChatGuestForm.Type

/** How far somebody has read: the number of the last message that they have seen. */
export const ChatReadForm = Schema.Struct({
  upTo: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1_000_000 })),
})
