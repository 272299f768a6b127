import type { FieldError } from "@voltread/domain/shared/field-error.ts"
import { Result } from "effect"
import type { CheckoutPayment } from "../../checkout/checkout-details.ts"
import type { PlisioCheckoutInput } from "../../generated/shop.ts"
import { COINS } from "./plisio-coins.ts"

export const PLISIO = "plisio"

const MAX_ATTEMPT = 500

export const plisioPayment = ({
  currency,
  attempt,
}: PlisioCheckoutInput): Result.Result<CheckoutPayment, FieldError> => {
  const token = attempt.trim()
  if (token === "" || token.length > MAX_ATTEMPT)
    return Result.fail({ property: "attempt", constraints: { isNotEmpty: "must be a random text" } })
  return COINS.some(({ id }) => id === currency)
    ? Result.succeed({ gatewayName: PLISIO, token, choice: currency })
    : Result.fail({ property: "currency", constraints: { isIn: "Please choose one of the coins" } })
}
