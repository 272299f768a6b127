import type { TrackingParameters } from "@voltread/domain/marketing/tracking.ts"
import { checkoutAddresses, decodeCheckoutForm } from "@voltread/domain/ordering/checkout-form.ts"
import type { PostalAddress } from "@voltread/domain/shared/address.ts"
import type { FieldError } from "@voltread/domain/shared/field-error.ts"
import { ApiError } from "@voltread/ui/api/api-error.ts"
import { decodeFieldErrors } from "@voltread/ui/api/envelope.ts"
import type { GraphqlRequest } from "@voltread/ui/api/graphql.ts"
import { Result } from "effect"
import { type AddressInput, CheckoutWithBraintreeDocument } from "../generated/checkout.ts"
import type { CheckoutValues } from "./checkout-values.ts"

interface Submission {
  readonly cartId: string
  readonly values: CheckoutValues
  readonly nonce: string
  /** Dollars that the shopper has seen. */
  readonly expectedTotal: number
  readonly tracking: TrackingParameters
}

type SubmitResult =
  | {
      readonly _tag: "Placed"
      readonly orderId: string
      readonly token: string | null
      readonly position: string
    }
  /** Nothing was charged; the message says why. */
  | { readonly _tag: "Refused"; readonly message: string; readonly fieldErrors: ReadonlyArray<FieldError> }
  /** No answer. Sending the same submission again is safe: a cart becomes one order with one charge. */
  | { readonly _tag: "Unanswered" }

const addressInput = ({ address2, ...address }: PostalAddress): AddressInput => ({
  ...address,
  ...(address2 === "" ? {} : { address2 }),
})

/** Sends the order; safe to repeat after a lost answer. */
export const submitCheckout = async (
  request: GraphqlRequest,
  submission: Submission,
): Promise<SubmitResult> => {
  const { cartId, values, nonce, expectedTotal, tracking } = submission
  const decoded = decodeCheckoutForm(values)
  if (Result.isFailure(decoded)) {
    return { _tag: "Refused", message: "Please check the marked fields.", fieldErrors: decoded.failure }
  }
  const { shippingAddress, billingAddress } = checkoutAddresses(decoded.success)
  const { isBillingShippingSame } = decoded.success
  try {
    const { checkoutWithBraintree: result } = await request(
      CheckoutWithBraintreeDocument,
      {
        input: {
          cartId,
          email: values.email.trim(),
          shippingAddress: addressInput(shippingAddress),
          isBillingShippingSame,
          ...(isBillingShippingSame ? {} : { billingAddress: addressInput(billingAddress) }),
          paymentMethodNonce: nonce,
          expectedTotal,
          tracking,
        },
      },
      { isRepeatable: true },
    )
    if (result.success && result.order !== null) {
      const { id: orderId, position } = result.order
      return { _tag: "Placed", orderId, token: result.orderToken, position }
    }
    const message = result.errors[0]?.message ?? result.message
    return { _tag: "Refused", message, fieldErrors: decodeFieldErrors(result.fieldErrors) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.kind === "network") return { _tag: "Unanswered" }
    return { _tag: "Refused", message: error.message, fieldErrors: [] }
  }
}
