import { Schema } from "effect"
import { personal } from "./personal.ts"

/** A US postal address as it is stored in events (spec §3 Address). `state` is the two-letter code. */
export const PostalAddress = Schema.Struct({
  firstName: personal(Schema.String),
  lastName: personal(Schema.String),
  address1: personal(Schema.String),
  address2: personal(Schema.String),
  city: Schema.String,
  state: Schema.String,
  postalCode: Schema.String,
  country: Schema.String,
  phone: personal(Schema.String),
})
export type PostalAddress = typeof PostalAddress.Type
