import type { GatewayTransaction } from "../payments/gateway-transaction.ts"

/** A sale of $212.00 that the bank has agreed to, for tests. */
export const aTransaction = (change: Partial<GatewayTransaction> = {}): GatewayTransaction => ({
  id: "tx-1",
  orderId: "order-1",
  kind: "sale",
  status: "authorized",
  amount: 21_200,
  currency: "USD",
  gatewayType: "CARD",
  card: null,
  code: null,
  reason: null,
  createdAt: null,
  refundOf: null,
  ...change,
})
