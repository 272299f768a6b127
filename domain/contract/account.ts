import { Schema } from "effect"

/** Spec §3 User profile. */
export const Profile = Schema.Struct({
  username: Schema.String,
  type: Schema.String,
  firstName: Schema.String,
  lastName: Schema.String,
  phone: Schema.NullOr(Schema.String),
  attributes: Schema.Struct({
    isActive: Schema.Boolean,
    /** False if the account only uses social log-in. */
    hasPassword: Schema.Boolean,
  }),
})
export type Profile = typeof Profile.Type

const Option = Schema.Struct({ label: Schema.String, value: Schema.String })

/** Spec §3 Address: state and country as list box options. */
export const Address = Schema.Struct({
  addressId: Schema.String,
  firstName: Schema.String,
  lastName: Schema.String,
  address1: Schema.String,
  address2: Schema.String,
  city: Schema.String,
  state: Option,
  postalCode: Schema.String,
  country: Option,
  phone: Schema.String,
  isDefaultShipping: Schema.Boolean,
  isDefaultBilling: Schema.Boolean,
  isBillingShippingSame: Schema.Boolean,
  isCheckout: Schema.Boolean,
})
export type Address = typeof Address.Type

const Fields = Schema.NullOr(
  Schema.Record(Schema.String, Schema.Union([Schema.String, Schema.Boolean, Schema.Null])),
)

/** One change of an account: who, what, when, before and after. */
export const AccountChange = Schema.Struct({
  id: Schema.String,
  at: Schema.String,
  kind: Schema.String,
  actor: Schema.Struct({ id: Schema.String, name: Schema.String, role: Schema.String }),
  before: Fields,
  after: Fields,
})
export type AccountChange = typeof AccountChange.Type

export const ProfileData = Schema.Struct({ profile: Profile })
/** Defaults first. */
export const AddressesData = Schema.Struct({ addresses: Schema.Array(Address) })
/** Names of the US states by code. */
export const StatesData = Schema.Record(Schema.String, Schema.String)
