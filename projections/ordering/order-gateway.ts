import type { GatewayType } from "@voltread/domain/ordering/order-event.ts"
import type { Order } from "@voltread/domain/ordering/order-state.ts"
import { isIncoming } from "@voltread/domain/ordering/payment-result.ts"

/** How the order is paid: by its newest payment, otherwise by lease if a lender has it; null before either. */
export const lastGatewayType = (order: Order): GatewayType | null =>
  order.payments.findLast(isIncoming)?.gatewayType ?? (order.lease === null ? null : "LEASE")
