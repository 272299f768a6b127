import type { FieldError } from "@voltread/domain/shared/field-error.ts"
import { Result } from "effect"
import type { CheckoutPayment } from "../../checkout/checkout-details.ts"
import type { CoinbaseCheckoutInput } from "../../generated/shop.ts"

export const COINBASE = "coinbase"

const CODE = /^[A-Za-z0-9-]{1,64}$/

export const coinbasePayment = ({
  chargeId,
}: CoinbaseCheckoutInput): Result.Result<CheckoutPayment, FieldError> =>
  CODE.test(chargeId)
    ? Result.succeed({ gatewayName: COINBASE, token: chargeId })
    : Result.fail({ property: "chargeId", constraints: { isNotEmpty: "must be a charge's id" } })
