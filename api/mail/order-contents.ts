import { PAYMENT_MEANS_NAMES } from "@voltread/domain/ordering/gateway-type.ts"
import { customerOwes, fromLender, orderBalance } from "@voltread/domain/ordering/order-balance.ts"
import { held } from "@voltread/domain/ordering/order-money.ts"
import { orderTotals, type PlacedOrder } from "@voltread/domain/ordering/order-state.ts"
import { hasMoved } from "@voltread/domain/ordering/payment-result.ts"
import { paymentMeans } from "./payment-means.ts"

export const contentsOf = (order: PlacedOrder) => {
  const { subTotal, discount, shippingCost, tax, total } = orderTotals(order)
  return {
    lines: order.lines
      .filter((line) => line.counted)
      .map(({ name, quantity, price }) => ({ name, quantity, total: price * quantity })),
    subTotal,
    discount,
    shipping: shippingCost,
    tax,
    total,
  }
}

/** What paid for the order, and what its lender pays for it. */
export const paymentsOf = (order: PlacedOrder) => {
  const lent = fromLender(order)
  return [
    ...order.payments
      .filter((payment) => payment.kind === "sale" && hasMoved(payment))
      .map((payment) => ({ amount: payment.amount, means: paymentMeans(payment) })),
    ...(lent === 0 ? [] : [{ amount: lent, means: PAYMENT_MEANS_NAMES.LEASE }]),
  ]
}

export const deliveryOf = ({ lines }: PlacedOrder) => {
  const types = new Set(lines.map(({ deliveryType }) => deliveryType))
  if (types.size > 1) return "both"
  return types.has("DELIVERY_SHIPPING") ? "shipping" : "pickup"
}

/** What is paid and what is due, in cents: only where something of it is paid, or a lender pays the rest. */
export const openOf = (
  order: PlacedOrder,
): { readonly open?: { readonly paid: number; readonly due: number } } => {
  const due = customerOwes(order, orderBalance(order))
  return due === 0 || due === orderTotals(order).total ? {} : { open: { paid: held(order), due } }
}
