import { Schema } from "effect"

export const ContactRequest = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  email: Schema.String,
  phone: Schema.String,
  message: Schema.String,
  createdAt: Schema.String,
  answeredAt: Schema.NullOr(Schema.String),
  answeredBy: Schema.NullOr(Schema.String),
})
export type ContactRequest = typeof ContactRequest.Type

export const ContactPage = Schema.Struct({
  requests: Schema.Array(ContactRequest),
  nextCursor: Schema.NullOr(Schema.String),
})
export type ContactPage = typeof ContactPage.Type
