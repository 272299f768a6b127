import type { OrderCommand } from "@voltread/domain/ordering/order-command.ts"
import { nextRefundId } from "@voltread/domain/ordering/order-rules-payment.ts"
import type { OrderState } from "@voltread/domain/ordering/order-state.ts"
import type { Cents } from "@voltread/domain/shared/money.ts"

interface PartialRefund {
  readonly paymentId: string
  readonly amount: Cents
  readonly reason: string
  /** What staff saw to be left of the payment. */
  readonly left: Cents | null | undefined
}

/** Refunds part of a payment. The id of the refund follows from how many came before it. */
export const refundCommand =
  ({ paymentId, amount, reason, left }: PartialRefund) =>
  (state: OrderState): OrderCommand => ({
    type: "RequestRefund",
    paymentId,
    refundId: state._tag === "none" ? paymentId : nextRefundId(state, paymentId),
    amount,
    reason,
    ...(left != null && { left }),
  })
