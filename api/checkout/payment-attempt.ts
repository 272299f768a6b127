import { type ChargeRules, deliveredTo, sendTo } from "@voltread/domain/ordering/delivered-to.ts"
import { amountDue } from "@voltread/domain/ordering/down-payment.ts"
import type { OrderCommand } from "@voltread/domain/ordering/order-command.ts"
import type { PaymentDetails } from "@voltread/domain/ordering/order-event.ts"
import { totalsOf } from "@voltread/domain/ordering/order-item.ts"
import type { OrderState, PlacedOrder } from "@voltread/domain/ordering/order-state.ts"
import { ORDER_STATUS_TABLE } from "@voltread/domain/ordering/order-status-table.ts"
import type { PaymentGateway } from "../payments/payment-gateway.ts"
import { record, requestedPayment } from "../payments/requested-payment.ts"
import type { CheckoutDetails, OrderDetails } from "./checkout-details.ts"
import type { PlaceOrder } from "./place-order.ts"

export const isSale = (payment: PaymentDetails): boolean => payment.kind === "sale"

/** The id of the next attempt to pay an order; of the first one, if it has not been placed. */
export const nextPaymentId = (orderId: string, order: OrderState): string =>
  paymentIdOf(orderId, order._tag === "placed" ? order.payments.filter(isSale).length + 1 : 1)

const paymentIdOf = (orderId: string, attempt: number): string => `${orderId}:pay:${attempt}`

export const firstAttempt = ({ order, items }: PlaceOrder, gateway: PaymentGateway): OrderCommand =>
  record(requestedPayment(paymentIdOf(order.orderId, 1), totalsOf(items).total, gateway))

export const anotherAttempt = (
  order: PlacedOrder,
  details: CheckoutDetails,
  rules: ChargeRules,
  gateway: PaymentGateway,
): ReadonlyArray<OrderCommand> => {
  const { totals } = deliveredTo(order, details.shippingAddress.state, rules)
  const attempt = order.payments.filter(isSale).length + 1
  return [
    ...corrections(order, details, rules),
    record(
      requestedPayment(paymentIdOf(order.created.orderId, attempt), amountDue(order, totals.total), gateway),
    ),
  ]
}

/** The shopper may have corrected the addresses. None where the order cannot be paid, which is what to refuse then. */
export const corrections = (
  order: PlacedOrder,
  { billingAddress, shippingAddress }: OrderDetails,
  rules: ChargeRules,
): ReadonlyArray<OrderCommand> =>
  ORDER_STATUS_TABLE[order.status].mayBeCharged
    ? [
        { type: "UpdateBillingAddress", address: billingAddress },
        ...sendTo(order, { address: shippingAddress }, rules),
      ]
    : []
