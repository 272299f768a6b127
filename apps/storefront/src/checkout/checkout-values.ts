import { decodeCheckoutForm } from "@voltread/domain/ordering/checkout-form.ts"
import { EMAIL_MESSAGE, isEmail } from "@voltread/domain/shared/email.ts"
import { firstConstraints } from "@voltread/ui/form/field-errors.ts"
import { Result } from "effect"

/** Values of the form. Billing fields keep their values while hidden. */
export interface CheckoutValues {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly address1: string
  readonly address2: string
  readonly city: string
  readonly state: string
  readonly postalCode: string
  readonly phone: string
  /** For logged-in shoppers: also save the address to the account. */
  readonly shouldSaveAddress: boolean
  readonly isBillingShippingSame: boolean
  readonly billingFirstName: string
  readonly billingLastName: string
  readonly billingAddress1: string
  readonly billingAddress2: string
  readonly billingCity: string
  readonly billingState: string
  readonly billingPostalCode: string
  readonly billingPhone: string
}

export const emptyCheckout: CheckoutValues = {
  email: "",
  firstName: "",
  lastName: "",
  address1: "",
  address2: "",
  city: "",
  state: "",
  postalCode: "",
  phone: "",
  shouldSaveAddress: false,
  isBillingShippingSame: true,
  billingFirstName: "",
  billingLastName: "",
  billingAddress1: "",
  billingAddress2: "",
  billingCity: "",
  billingState: "",
  billingPostalCode: "",
  billingPhone: "",
}

/** Every field that is wrong with its message, by the rules that the server applies too; undefined when none is. */
export const checkoutErrors = (
  value: CheckoutValues,
): { readonly fields: Readonly<Record<string, string>> } | undefined => {
  const decoded = decodeCheckoutForm(value)
  const fields = {
    ...(isEmail(value.email.trim()) ? {} : { email: EMAIL_MESSAGE }),
    ...(Result.isFailure(decoded) ? firstConstraints(decoded.failure) : {}),
  }
  return Object.keys(fields).length === 0 ? undefined : { fields }
}
