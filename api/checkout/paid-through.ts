import type { PaymentGateway } from "../payments/payment-gateway.ts"
import { mayTryCard } from "./decline-limit.ts"
import { firstAttempt } from "./payment-attempt.ts"
import type { PaymentStart } from "./payment-start.ts"

/** An order that starts with an attempt to pay it. */
export const paidThrough = (gateway: PaymentGateway): PaymentStart => ({
  status: "PENDING_PAYMENT",
  commands: (place) => [firstAttempt(place, gateway)],
  check: mayTryCard,
})
