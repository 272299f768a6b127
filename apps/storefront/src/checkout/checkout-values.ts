import { decodeCheckoutForm } from "@voltread/domain/ordering/checkout-form.ts"
import { EMAIL_MESSAGE, isEmail } from "@voltread/domain/shared/email.ts"
import { firstConstraints } from "@voltread/ui/form/field-errors.ts"
import {
  type BillingValues,
  emptyBilling,
  emptyPostal,
  type PostalValues,
} from "@voltread/ui/form/postal-values.ts"
import { Result } from "effect"

/** Values of the form. Billing fields keep their values while hidden. */
export interface CheckoutValues extends PostalValues, BillingValues {
  readonly email: string
  /** For logged-in shoppers: also save the address to the account. */
  readonly shouldSaveAddress: boolean
  readonly isBillingShippingSame: boolean
}

export const emptyCheckout: CheckoutValues = {
  email: "",
  ...emptyPostal,
  shouldSaveAddress: false,
  isBillingShippingSame: true,
  ...emptyBilling,
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
