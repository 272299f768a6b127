import type { FieldError } from "@voltread/domain/shared/field-error.ts"
import { Result } from "effect"
import type { CheckoutPayment } from "../../checkout/checkout-details.ts"
import type { BraintreeCheckoutInput } from "../../generated/shop.ts"

/** The gateway behind `checkoutWithBraintree` and `cardForm`. */
export const BRAINTREE = "braintree"

const MAX_NONCE = 500
const MAX_DEVICE_DATA = 10_000

export const braintreePayment = ({
  paymentMethodNonce,
  deviceData,
}: BraintreeCheckoutInput): Result.Result<CheckoutPayment, FieldError> => {
  const token = paymentMethodNonce.trim()
  return token === "" || token.length > MAX_NONCE
    ? Result.fail({
        property: "paymentMethodNonce",
        constraints: { isNotEmpty: "Please enter your card details" },
      })
    : Result.succeed({
        gatewayName: BRAINTREE,
        token,
        deviceData: deviceData?.slice(0, MAX_DEVICE_DATA),
      })
}
