import type { PaymentGateway } from "../payments/payment-gateway.ts"
import type { Beginning } from "./beginning.ts"
import { mayTryCard } from "./decline-limit.ts"
import { firstAttempt } from "./payment-attempt.ts"

/** An order that begins with an attempt to pay it. */
export const paidThrough = (gateway: PaymentGateway): Beginning => ({
  status: "PENDING_PAYMENT",
  commands: (place) => [firstAttempt(place, gateway)],
  check: mayTryCard,
})
