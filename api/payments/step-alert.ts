import type { PaymentDetails } from "@voltread/domain/ordering/order-event.ts"
import { DISPUTE_LOST, isSaleOfUnknownOutcome } from "@voltread/domain/ordering/order-money.ts"
import { hasMoved } from "@voltread/domain/ordering/payment-result.ts"
import { Effect } from "effect"

/**
 * Alerts staff if a step of a payment leaves somebody without their money. A refund that a bank has made instead is not
 * one that staff should pay out by hand.
 */
export const alertOf = (orderId: string, step: PaymentDetails): Effect.Effect<void> => {
  const { code, gatewayName, kind, paymentId, result } = step
  if (kind === "refund" && result === "failed" && code !== DISPUTE_LOST)
    return Effect.logError(`A refund failed: ${code}`).pipe(
      Effect.annotateLogs({ alert: "refund-failed", orderId, paymentId }),
    )
  if (kind === "void" && hasMoved(step))
    return Effect.logError(`${gatewayName} has taken money back: ${code}`).pipe(
      Effect.annotateLogs({ alert: "money-taken-back", orderId, paymentId }),
    )
  if (isSaleOfUnknownOutcome(step))
    return Effect.logError(`Nobody knows whether ${gatewayName} has made a payment`).pipe(
      Effect.annotateLogs({ alert: "payment-unheard-of", orderId, paymentId }),
    )
  return Effect.void
}
