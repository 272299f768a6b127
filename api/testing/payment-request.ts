import { randomUUID } from "node:crypto"
import { anAddress, anItem } from "@voltread/domain/ordering/order-examples.ts"
import { totalsOf } from "@voltread/domain/ordering/order-item.ts"
import type { PaymentRequest } from "../payments/payment-gateway.ts"

/** The first attempt to pay an order of one item; a new order each time unless `change` names one. */
export const aPaymentRequest = (change: Partial<PaymentRequest> = {}): PaymentRequest => {
  const orderId = change.orderId ?? `T-${randomUUID()}`
  const amount = change.amount ?? 4_999
  const lines = [anItem({ quantity: 1, price: amount, shippingCost: 0, discount: 0, tax: 0 })]
  return {
    orderId,
    paymentId: `${orderId}:pay:1`,
    amount,
    token: "good",
    order: {
      number: orderId,
      email: "ada@example.com",
      lines,
      totals: totalsOf(lines),
      billingAddress: anAddress(),
      shippingAddress: anAddress(),
    },
    returnUrl: `https://shop.example/order/${orderId}`,
    ...change,
  }
}
