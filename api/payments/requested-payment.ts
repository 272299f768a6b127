import type { OrderCommand } from "@voltread/domain/ordering/order-command.ts"
import type { GatewayType, PaymentDetails } from "@voltread/domain/ordering/order-event.ts"
import type { Cents } from "@voltread/domain/shared/money.ts"

interface PaidThrough {
  readonly name: string
  readonly gatewayType: GatewayType
}

/** The first step of a payment: about to be requested from the gateway. */
export const requestedPayment = (
  paymentId: string,
  amount: Cents,
  { name, gatewayType }: PaidThrough,
): PaymentDetails => ({
  paymentId,
  kind: "sale",
  result: "requested",
  gatewayType,
  gatewayName: name,
  transactionId: null,
  amount,
  refersTo: null,
  paymentUrl: null,
  secondaryLeaseId: null,
  approvedLeaseAmount: null,
  code: null,
  message: null,
  card: null,
})

export const record = (payment: PaymentDetails): OrderCommand => ({ type: "RecordPayment", payment })
