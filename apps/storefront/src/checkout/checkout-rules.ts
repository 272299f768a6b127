import type { TrackingParameters } from "@voltread/domain/marketing/tracking.ts"
import { checkoutAddresses, decodeCheckoutForm } from "@voltread/domain/ordering/checkout-form.ts"
import type { PostalAddress } from "@voltread/domain/shared/address.ts"
import { EMAIL_MESSAGE, isEmail } from "@voltread/domain/shared/email.ts"
import type { FieldError } from "@voltread/domain/shared/field-error.ts"
import { firstConstraints } from "@voltread/ui/form/field-errors.ts"
import type { FormErrors } from "@voltread/ui/form/use-lazy-validator.ts"
import { Result } from "effect"
import type { CheckoutValues } from "../checkout-draft/checkout-values.ts"
import type { CheckoutInput } from "../payment/payment-form.ts"

interface Submission {
  readonly cartId: string
  readonly values: CheckoutValues
  /** Dollars that the shopper has seen. */
  readonly expectedTotal: number
  readonly tracking: TrackingParameters
}

const addressInput = ({ address2, ...address }: PostalAddress): CheckoutInput["shippingAddress"] => ({
  ...address,
  ...(address2 === "" ? {} : { address2 }),
})

/** What the checkout sends, however it is paid; or what is wrong with the form. */
export const checkoutInput = ({
  cartId,
  values,
  expectedTotal,
  tracking,
}: Submission): Result.Result<CheckoutInput, ReadonlyArray<FieldError>> =>
  Result.map(decodeCheckoutForm(values), (form) => {
    const { shippingAddress, billingAddress } = checkoutAddresses(form)
    const { isBillingShippingSame } = form
    return {
      cartId,
      email: values.email.trim(),
      shippingAddress: addressInput(shippingAddress),
      isBillingShippingSame,
      ...(isBillingShippingSame ? {} : { billingAddress: addressInput(billingAddress) }),
      expectedTotal,
      tracking,
    }
  })

/** Every field that is wrong with its message, by the rules that the server applies too; undefined when none is. */
export const checkoutErrors = (values: CheckoutValues): FormErrors => {
  const decoded = decodeCheckoutForm(values)
  const fields = {
    ...(isEmail(values.email.trim()) ? {} : { email: EMAIL_MESSAGE }),
    ...(Result.isFailure(decoded) ? firstConstraints(decoded.failure) : {}),
  }
  return Object.keys(fields).length === 0 ? undefined : { fields }
}
