import { Effect } from "effect"
import type { PaymentGateway } from "../payments/payment-gateway.ts"
import { PaymentGateways } from "../payments/payment-gateways.ts"
import { CheckoutRefused } from "./checkout-refused.ts"

/**
 * The gateway of a new payment, or a message for a shopper whose page still offered one that has been switched off
 * since.
 */
export const acceptingGateway = (
  name: string,
): Effect.Effect<PaymentGateway, CheckoutRefused, PaymentGateways> =>
  PaymentGateways.use(({ accepting }) => {
    const gateway = accepting(name)
    return gateway === undefined ? Effect.fail(NOT_OFFERED) : Effect.succeed(gateway)
  })

const NOT_OFFERED = new CheckoutRefused({
  code: "NOT_OFFERED",
  message: "This way to pay is not available. You have not been charged. Please choose another one.",
})
