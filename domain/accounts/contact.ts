import { Schema } from "effect"
import { atMost, phoneField, required, requiredText } from "../shared/form-rules.ts"
import { emailField } from "./email.ts"

const MAX_NAME = 100
const MAX_MESSAGE = 5_000

/** Spec §3 Contact request. */
export const ContactForm = Schema.Struct({
  name: required("Please enter your name", atMost(MAX_NAME)),
  email: emailField,
  phone: phoneField,
  message: requiredText("Please enter a message", MAX_MESSAGE),
})
export type ContactForm = typeof ContactForm.Type

export const SubscriptionForm = Schema.Struct({ email: emailField })
