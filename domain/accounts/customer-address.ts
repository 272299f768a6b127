import { Schema, Struct } from "effect"
import { PostalAddress } from "../shared/address.ts"
import { AddressChange } from "./address.ts"

/** A customer's address as staff change it. `replaces`: what they saw; what has changed since is not overwritten. */
export const CustomerAddressChange = AddressChange.mapFields(
  Struct.assign({ replaces: Schema.optionalKey(PostalAddress) }),
  { unsafePreserveChecks: true },
)
export type CustomerAddressChange = typeof CustomerAddressChange.Type
