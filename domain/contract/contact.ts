import { Schema } from "effect"

/** Open: staff must answer. Waiting: for the customer. */
const CONTACT_STATUSES = ["open", "waiting", "done"] as const
export const ContactStatus = Schema.Literals(CONTACT_STATUSES)
export type ContactStatus = typeof ContactStatus.Type

const ContactMessage = Schema.Struct({
  id: Schema.String,
  /** The staff member who wrote it; null for the customer. */
  staffName: Schema.NullOr(Schema.String),
  text: Schema.String,
  at: Schema.String,
})

export const ContactRequest = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  email: Schema.String,
  /** Empty for messages by mail. */
  phone: Schema.String,
  message: Schema.String,
  createdAt: Schema.String,
  status: ContactStatus,
  /** User name of the staff member who looks after it. */
  assignedTo: Schema.NullOr(Schema.String),
  /** Later messages, oldest first. */
  messages: Schema.Array(ContactMessage),
  answeredAt: Schema.NullOr(Schema.String),
  answeredBy: Schema.NullOr(Schema.String),
})
export type ContactRequest = typeof ContactRequest.Type

export const ContactPage = Schema.Struct({
  requests: Schema.Array(ContactRequest),
  nextCursor: Schema.NullOr(Schema.String),
})
export type ContactPage = typeof ContactPage.Type
