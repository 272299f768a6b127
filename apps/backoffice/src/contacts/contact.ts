import { Schema } from "effect"

const Contact = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  email: Schema.String,
  phone: Schema.String,
  message: Schema.String,
  createdAt: Schema.String,
  answeredAt: Schema.NullOr(Schema.String),
  answeredBy: Schema.NullOr(Schema.String),
})
export type Contact = typeof Contact.Type

const ContactPage = Schema.Struct({
  requests: Schema.Array(Contact),
  nextCursor: Schema.NullOr(Schema.String),
})
export type ContactPage = typeof ContactPage.Type

export const decodeContactPage = Schema.decodeUnknownSync(ContactPage)
