import type { FieldError } from "@voltread/domain/shared/field-error.ts"
import { Result } from "effect"
import type { CheckoutPayment } from "../../checkout/checkout-details.ts"
import type { KlarnaCheckoutInput } from "../../generated/shop.ts"
import { KLARNA } from "./klarna.ts"

const MAX_TOKEN = 255

export const klarnaPayment = ({
  authorizationToken,
}: KlarnaCheckoutInput): Result.Result<CheckoutPayment, FieldError> => {
  const token = authorizationToken.trim()
  return token === "" || token.length > MAX_TOKEN
    ? Result.fail({
        property: "authorizationToken",
        constraints: { isNotEmpty: "Please confirm your purchase with Klarna" },
      })
    : Result.succeed({ gatewayName: KLARNA, token })
}
