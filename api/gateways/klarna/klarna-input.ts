import type { FieldError } from "@voltread/domain/shared/field-error.ts"
import { Result } from "effect"
import type { CheckoutPayment } from "../../checkout/checkout-details.ts"
import { KLARNA } from "./klarna.ts"
import { AUTHORIZATION_TOKEN } from "./klarna-wire.ts"

export const klarnaPayment = (authorizationToken: string): Result.Result<CheckoutPayment, FieldError> => {
  const token = authorizationToken.trim()
  return AUTHORIZATION_TOKEN.test(token)
    ? Result.succeed({ gatewayName: KLARNA, token })
    : Result.fail({
        property: "authorizationToken",
        constraints: { isNotEmpty: "Please confirm your purchase with Klarna" },
      })
}
