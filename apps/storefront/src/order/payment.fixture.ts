import type { OrderDetails } from "./order-items.tsx"

type Payment = OrderDetails["paymentDetails"][number]

export const aPayment = (change: Partial<Payment> = {}): Payment => ({
  paymentId: "pay-1",
  kind: "sale",
  result: "succeeded",
  gatewayType: "CARD",
  transactionId: "t1",
  paymentUrl: null,
  detected: 0,
  disputed: 0,
  message: null,
  amount: 10,
  cardType: null,
  cardLastFour: null,
  at: "2026-01-01T00:00:00.000Z",
  ...change,
})
