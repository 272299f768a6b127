import { Effect } from "effect"
import type { PaymentGateway } from "../payments/payment-gateway.ts"
import { mayTryCard, takesCards } from "./decline-limit.ts"
import { mayBeginPayment } from "./form-limit.ts"
import type { PaymentStart } from "./payment-start.ts"

/** The last check before an attempt to pay through this gateway. A form of the gateway was counted when it was opened. */
export const mayPayThrough = (gateway: PaymentGateway): PaymentStart["check"] => {
  if (takesCards(gateway)) return mayTryCard
  return gateway.clientTokenFor === undefined ? mayBeginPayment : () => Effect.void
}
