import type { FieldError } from "@voltread/domain/shared/field-error.ts"
import { Result } from "effect"
import type { CheckoutPayment } from "../../checkout/checkout-details.ts"
import type { CoinbaseCheckoutInput } from "../../generated/shop.ts"

export const COINBASE = "coinbase"

/** The vendor's own ids and codes; nothing else may become part of an address. */
export const CHARGE_CODE = /^[A-Za-z0-9-]{1,64}$/

export const coinbasePayment = ({
  chargeId,
}: CoinbaseCheckoutInput): Result.Result<CheckoutPayment, FieldError> =>
  CHARGE_CODE.test(chargeId)
    ? Result.succeed({ gatewayName: COINBASE, token: chargeId })
    : Result.fail({ property: "chargeId", constraints: { isNotEmpty: "must be a charge's id" } })
