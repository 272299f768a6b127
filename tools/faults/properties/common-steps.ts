import { randomUUID } from "node:crypto"
import { orderToken } from "@voltread/api/order-link/order-token.ts"
import { sendReminders } from "@voltread/api/orders/reminders.ts"
import { sweepStock } from "@voltread/api/stock/follow-stock.ts"
import type { Browser } from "@voltread/api/testing/browser.ts"
import type { CheckoutShop } from "@voltread/api/testing/checkout-shop.ts"
import { amountDue } from "@voltread/domain/ordering/down-payment.ts"
import type { OrderCommand } from "@voltread/domain/ordering/order-command.ts"
import { aShipment } from "@voltread/domain/ordering/order-examples.ts"
import type { PlacedOrder } from "@voltread/domain/ordering/order-state.ts"
import { hasMoved, isOpen, isPayout } from "@voltread/domain/ordering/payment-result.ts"
import { askFor, DAY, HOUR, MINUTE, placedOrder } from "./order-chaos.ts"

const CLOCK = ["look", "look later", "sweep", "remind"] as const
const STAFF = ["cancel", "take one out", "refund", "ship", "deliver", "return", "approve", "pay out"] as const

/** What may happen to an order with any payment method. */
export const COMMON_STEPS = [...CLOCK, ...STAFF] as const
export type CommonStep = (typeof COMMON_STEPS)[number]

/** What the shop does by itself, and what staff request; not everything is allowed in every status. */
export const runCommonStep = (shop: CheckoutShop, orderId: string, tag: CommonStep): Promise<void> => {
  switch (tag) {
    case "look":
      return shop.work()
    case "look later":
      return shop.work(5 * MINUTE)
    case "sweep":
      return shop.run(sweepStock(() => Date.now() + DAY + HOUR)).then(() => undefined)
    case "remind":
      return shop.run(sendReminders(() => Date.now() + DAY + HOUR))
    case "cancel":
    case "take one out":
    case "refund":
    case "ship":
    case "deliver":
    case "return":
    case "approve":
    case "pay out":
      return askFor(shop, orderId, (order) => commandsOf(order, tag))
  }
}

const commandsOf = (
  { lines, payments }: PlacedOrder,
  tag: (typeof STAFF)[number],
): ReadonlyArray<OrderCommand> => {
  switch (tag) {
    case "cancel":
      return [{ type: "CancelOrder", reason: "asked to" }]
    case "take one out":
      return lines
        .slice(0, 1)
        .map(({ itemId }) => ({ type: "CancelUnits", itemId, quantity: 1, reason: "changed their mind" }))
    case "refund":
      return payments
        .filter(hasMoved)
        .slice(0, 1)
        .map(({ paymentId }) => ({
          type: "RequestRefund",
          paymentId,
          refundId: `${paymentId}:refund:${randomUUID().slice(0, 4)}`,
          amount: 500,
          reason: "dented",
        }))
    case "ship":
      return [
        { type: "ChangeStatus", to: "PENDING_FULFILMENT", reason: "" },
        { type: "ChangeStatus", to: "CONFIRMED_BY_SUPPLIER", reason: "" },
        ...lines.map(
          ({ itemId, quantity }): OrderCommand => ({
            type: "RecordShipment",
            shipment: aShipment([{ itemId, quantity }], { shipmentId: itemId }),
          }),
        ),
      ]
    case "deliver":
      return lines.map(({ itemId }) => ({ type: "ChangeItemStatus", itemId, to: "DELIVERED", reason: "" }))
    case "return":
      return lines
        .slice(0, 1)
        .map(({ itemId }) => ({ type: "ReturnItem", itemId, quantity: 1, reason: "too loud" }))
    case "approve":
      return [{ type: "ApproveOrder", reason: "known customer" }]
    case "pay out":
      return payments
        .filter(isPayout)
        .map(({ paymentId }) => ({ type: "ConfirmPayout", refundId: paymentId, reference: "0xabc" }))
  }
}

const PAY = "mutation ($input: PayOrderInput!) { payOrder(input: $input) { success } }"

/** The shopper pays a placed order by card, or is told that it can no longer be paid. */
export const payByCard = async (
  shop: CheckoutShop,
  browser: Browser,
  orderId: string,
  token: string,
): Promise<void> => {
  const order = await placedOrder(shop, orderId)
  if (order === undefined) return
  // A shopper who pays again while an attempt is open waits for its outcome.
  if (order.payments.some(isOpen)) await shop.work(5 * MINUTE)
  await browser.graphql(PAY, {
    input: {
      orderId,
      orderToken: orderToken(shop.config.sessionSecret, orderId),
      gatewayName: "braintree",
      token,
      expectedTotal: amountDue(order) / 100,
    },
  })
}
