import type { OrderCommand } from "@voltread/domain/ordering/order-command.ts"
import type { PaymentDetails } from "@voltread/domain/ordering/order-event.ts"
import { totalsOf } from "@voltread/domain/ordering/order-item.ts"
import type { PlacedOrder } from "@voltread/domain/ordering/order-state.ts"
import type { PaymentGateway } from "../payments/payment-gateway.ts"
import { record, requestedPayment } from "../payments/requested-payment.ts"
import type { CheckoutDetails } from "./checkout-details.ts"
import type { PlaceOrder } from "./place-order.ts"
import { withTaxFor } from "./pricing.ts"

export const isSale = (payment: PaymentDetails): boolean => payment.kind === "sale"

const paymentIdOf = (orderId: string, attempt: number): string => `${orderId}:pay:${attempt}`

export const firstAttempt = ({ order, items }: PlaceOrder, gateway: PaymentGateway): OrderCommand =>
  record(requestedPayment(paymentIdOf(order.orderId, 1), totalsOf(items).total, gateway))

/** The shopper may have corrected the addresses, and another state has other taxes. */
export const anotherAttempt = (
  order: PlacedOrder,
  { billingAddress, shippingAddress }: CheckoutDetails,
  gateway: PaymentGateway,
): ReadonlyArray<OrderCommand> => {
  const { lines, totals } = withTaxFor(order, shippingAddress.state)
  const taxes = lines
    .filter((line) => order.lines.find(({ itemId }) => itemId === line.itemId)?.tax !== line.tax)
    .map(
      ({ itemId, tax }): OrderCommand => ({
        type: "UpdateItem",
        itemId,
        change: { tax },
        reason: "delivered elsewhere",
      }),
    )
  const attempt = order.payments.filter(isSale).length + 1
  return [
    { type: "UpdateBillingAddress", address: billingAddress },
    { type: "UpdateShippingAddress", address: shippingAddress },
    ...taxes,
    record(requestedPayment(paymentIdOf(order.created.orderId, attempt), totals.total, gateway)),
  ]
}
