import { Result, Schema } from "effect"
import type { PostalAddress } from "../shared/address.ts"
import { type FieldError, fieldErrors } from "../shared/field-error.ts"
import { addressIn, billingAddressIn } from "../shared/form-address.ts"
import {
  atMost,
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
  stateField,
} from "../shared/form-rules.ts"
import { postalCodeIssues } from "../shared/postal-code.ts"

const MAX_ADDRESS = 96

/** A form that asks for none is for the United States. */
const country = (message: string) =>
  Schema.optionalKey(Schema.String.check(rule("isIn", isCountryCode, message)))

const shipping = {
  firstName: shippingName("First Name"),
  lastName: shippingName("Last Name"),
  address1: required("Please enter your Address", atMost(MAX_ADDRESS)),
  address2: optionalLine(MAX_ADDRESS, "its too Long."),
  city: required("Please enter a City"),
  state: stateField,
  postalCode: postalCodeField,
  phone: phoneField,
  country: country(NO_DELIVERY),
}

const billing = { ...billingFields, billingCountry: country(NO_BILLING) }

/** The addresses of a checkout, for both the browser's form and the server (spec §3 Address, §5). */
const CheckoutForm = Schema.Union([
  Schema.Struct({ isBillingShippingSame: Schema.Literal(true), ...shipping }).check(
    Schema.makeFilter((form) => postalCodeIssues("postalCode", form.postalCode, form.state), {
      rule: "isOfState",
    }),
  ),
  Schema.Struct({ isBillingShippingSame: Schema.Literal(false), ...shipping, ...billing }).check(
    Schema.makeFilter(
      (form) => [
        ...postalCodeIssues("postalCode", form.postalCode, form.state),
        ...postalCodeIssues("billingPostalCode", form.billingPostalCode, form.billingState),
      ],
      { rule: "isOfState" },
    ),
  ),
]).annotate({ message: "Please say whether the billing address is the shipping address" })
type CheckoutForm = typeof CheckoutForm.Type

const decode = Schema.decodeUnknownResult(CheckoutForm, { errors: "all" })

/** The form with its texts trimmed, or all its errors. */
export const decodeCheckoutForm = (form: unknown): Result.Result<CheckoutForm, ReadonlyArray<FieldError>> =>
  Result.mapError(decode(form), fieldErrors)

/** The two addresses in a form. */
export const checkoutAddresses = (
  form: CheckoutForm,
): { readonly shippingAddress: PostalAddress; readonly billingAddress: PostalAddress } => {
  const shippingAddress = addressIn(form)
  const billingAddress = form.isBillingShippingSame ? shippingAddress : billingAddressIn(form)
  return { shippingAddress, billingAddress }
}
