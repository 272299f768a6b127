import { Schema } from "effect"
import { phoneField, required, rule } from "../shared/form-rules.ts"
import { emailField } from "./email.ts"

const MAX_NAME = 100
const MAX_MESSAGE = 5_000

/** Spec §3 Contact request. */
export const ContactForm = Schema.Struct({
  name: required(
    "Please enter your name",
    rule("maxLength", (text) => text.length <= MAX_NAME, "its too Long"),
  ),
  email: emailField,
  phone: phoneField,
  message: required(
    "Please enter a message",
    rule("maxLength", (text) => text.length <= MAX_MESSAGE, "its too Long"),
  ),
})
export type ContactForm = typeof ContactForm.Type

export const SubscriptionForm = Schema.Struct({ email: emailField })
