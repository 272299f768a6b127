import { Schema, SchemaTransformation } from "effect"
import { longerThan, phoneField, required, shippingName } from "../shared/form-rules.ts"
import { emailField, staffEmailField } from "./email.ts"
import { confirmed, confirmPasswordField, newPasswordField, typedPassword } from "./password.ts"

/** Types of staff accounts as stored and sent (spec §6); read without regard to case. */
export const STAFF_TYPES = ["CUSTOMERSUPPORT", "ADMIN", "SUPER ADMIN"] as const
export type StaffType = (typeof STAFF_TYPES)[number]

const staffName = (message: string) => required(message, longerThan(3))

/** Spec §5 Profile edit. */
const profileFields = {
  firstName: staffName("Please enter first name"),
  lastName: staffName("Please enter an last name"),
  phone: phoneField,
}
export const ProfileForm = Schema.Struct(profileFields)
export type ProfileForm = typeof ProfileForm.Type

/** A customer's profile as staff change it. `replaces`: what they saw; what has changed since is not overwritten. */
export const CustomerProfileForm = Schema.Struct({
  ...profileFields,
  replaces: Schema.optionalKey(
    Schema.Struct({
      firstName: Schema.String,
      lastName: Schema.String,
      phone: Schema.NullOr(Schema.String),
    }),
  ),
})
export type CustomerProfileForm = typeof CustomerProfileForm.Type

/**
 * A shopper's own profile (spec §3). During checkout (`isCheckout`) the names are those on the parcel, which may have
 * only two letters, and the profile takes them over.
 */
export const OwnProfileForm = Schema.Union([
  Schema.Struct({
    isCheckout: Schema.Literal(true),
    firstName: shippingName("First Name"),
    lastName: shippingName("Last Name"),
    phone: phoneField,
  }),
  Schema.Struct({ isCheckout: Schema.optionalKey(Schema.Literal(false)), ...profileFields }),
])
export type OwnProfileForm = typeof OwnProfileForm.Type

const ROLE = "Please choose a role"
const UpperCase = Schema.String.annotate({ message: ROLE }).pipe(
  Schema.decodeTo(
    Schema.String,
    SchemaTransformation.transform({ decode: (text) => text.trim().toUpperCase(), encode: (text) => text }),
  ),
)
const roleField = UpperCase.pipe(
  Schema.decodeTo(
    Schema.Literals(STAFF_TYPES).annotate({ message: ROLE }),
    SchemaTransformation.passthroughSupertype(),
  ),
)

/** Spec §5 New staff user. The role is customer support unless another one is given. */
export const StaffForm = Schema.Struct({
  firstName: profileFields.firstName,
  lastName: profileFields.lastName,
  email: staffEmailField,
  phone: phoneField,
  role: Schema.optionalKey(roleField),
})
export type StaffForm = typeof StaffForm.Type

export const RoleForm = Schema.Struct({ role: roleField })

/** A new customer. Names may have two letters, as on a parcel. */
export const RegistrationForm = Schema.Struct({
  firstName: shippingName("First Name"),
  lastName: shippingName("Last Name"),
  email: emailField,
  phone: phoneField,
  password: newPasswordField,
  confirmPassword: confirmPasswordField,
}).check(confirmed("password"))
export type RegistrationForm = typeof RegistrationForm.Type

/** Spec §3 Password change, by staff. */
export const PasswordForm = Schema.Struct({
  newPassword: newPasswordField,
  confirmPassword: confirmPasswordField,
}).check(confirmed("newPassword"))

/** The user's own password: changing it requires the old one. */
export const OwnPasswordForm = Schema.Struct({
  currentPassword: typedPassword,
  newPassword: newPasswordField,
  confirmPassword: confirmPasswordField,
}).check(confirmed("newPassword"))

const CODE = "Please enter the 6 digits of the code"

/** Six digits; people copy codes with spaces around and between them. */
export const codeField = Schema.String.annotate({ message: CODE })
  .pipe(
    Schema.decodeTo(
      Schema.String.check(Schema.isPattern(/^\d{6}$/, { message: CODE })),
      SchemaTransformation.transform({ decode: (text) => text.replace(/\s/g, ""), encode: (text) => text }),
    ),
  )
  .pipe(Schema.annotateKey({ messageMissingKey: CODE }))

/** A new password by a mailed code (spec §3 Reset password). */
export const ResetForm = Schema.Struct({
  username: emailField,
  password: newPasswordField,
  confirmPassword: confirmPasswordField,
  confirmationCode: codeField,
}).check(confirmed("password"))
