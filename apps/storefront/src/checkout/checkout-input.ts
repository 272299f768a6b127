import type { TrackingParameters } from "@voltread/domain/marketing/tracking.ts"
import { checkoutAddresses, decodeCheckoutForm } from "@voltread/domain/ordering/checkout-form.ts"
import type { PostalAddress } from "@voltread/domain/shared/address.ts"
import type { FieldError } from "@voltread/domain/shared/field-error.ts"
import { Result } from "effect"
import type { CheckoutInput } from "../payment/payment-form.ts"
import type { CheckoutValues } from "./checkout-values.ts"

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
