import { Schema, SchemaTransformation } from "effect"
import type { PostalAddress } from "../shared/address.ts"
import { billingAddressIn, COUNTRY } from "../shared/form-address.ts"
import {
  billingFields,
  isCountryCode,
  NO_BILLING,
  NO_DELIVERY,
  optionalLine,
  phoneField,
  postalCodeField,
  required,
  rule,
  shippingName,
} from "../shared/form-rules.ts"
import { postalCodeIssues } from "../shared/postal-code.ts"
import { isStateCode, type StateCode, US_STATES } from "../shared/us-states.ts"

/** A list box sends label and value (spec §3), other programs send the value alone. */
const chosen = (message: string, isChoice: (value: string) => boolean) =>
  Schema.Union([Schema.String, Schema.Struct({ value: Schema.String })])
    .annotate({ message })
    .pipe(
      Schema.decodeTo(
        Schema.String.check(rule("isIn", isChoice, message)),
        SchemaTransformation.transform({
          decode: (choice) => (typeof choice === "string" ? choice : choice.value).trim(),
          encode: (value) => value,
        }),
      ),
    )
    .pipe(Schema.annotateKey({ messageMissingKey: message }))

const state = chosen("Please select a state", isStateCode)
const country = chosen(NO_DELIVERY, isCountryCode)
const billingCountry = chosen(NO_BILLING, isCountryCode)

const own = {
  firstName: shippingName("First Name"),
  lastName: shippingName("Last Name"),
  address1: required("Please enter your Address"),
  address2: optionalLine(),
  city: required("Please enter a City"),
  state,
  postalCode: postalCodeField,
  phone: phoneField,
  country: Schema.optionalKey(country),
  isDefaultShipping: Schema.optionalKey(Schema.Boolean),
  isDefaultBilling: Schema.optionalKey(Schema.Boolean),
  /** Saved from checkout: it becomes the default for the next one. */
  isCheckout: Schema.optionalKey(Schema.Boolean),
}

const isOfState = Schema.makeFilter<{ readonly postalCode: string; readonly state: string }>(
  (form) => postalCodeIssues("postalCode", form.postalCode, form.state),
  { rule: "isOfState" },
)

const ShippingOnly = Schema.Struct({
  isBillingShippingSame: Schema.optionalKey(Schema.Literal(true)),
  ...own,
}).check(isOfState)

const WithBilling = Schema.Struct({
  isBillingShippingSame: Schema.Literal(false),
  ...own,
  ...billingFields,
  billingState: state,
  billingCountry: Schema.optionalKey(billingCountry),
}).check(
  Schema.makeFilter(
    (form) => [
      ...postalCodeIssues("postalCode", form.postalCode, form.state),
      ...postalCodeIssues("billingPostalCode", form.billingPostalCode, form.billingState),
    ],
    { rule: "isOfState" },
  ),
)

/** A saved address (spec §5 Profile address, Billing fields), for both the browser's form and the server. */
export const AddressForm = Schema.Union([ShippingOnly, WithBilling])
export type AddressForm = typeof AddressForm.Type

/** A change of one saved address, which may say `isBillingShippingSame` as the list of addresses does. */
export const AddressChange = Schema.Struct({
  isBillingShippingSame: Schema.optionalKey(Schema.Boolean),
  ...own,
}).check(isOfState)
export type AddressChange = typeof AddressChange.Type

/** The separate billing address; null if it is the shipping address. */
export const billingAddressOf = (form: AddressForm): PostalAddress | null =>
  form.isBillingShippingSame === false ? billingAddressIn(form) : null

/** A list box's option (spec §3: label and value). */
export interface Option {
  readonly label: string
  readonly value: string
}

export const stateOption = (code: string): Option => ({
  label: isStateCode(code) ? US_STATES[code] : code,
  value: code,
})

export const countryOption: Option = { label: "United States", value: COUNTRY }

/** Spec §7 `states`: names by code, sorted by name. */
export const statesByCode: Readonly<Record<StateCode, string>> = US_STATES
