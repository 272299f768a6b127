import type { SimulatedClock } from "../clock.ts"
import { captured, klarnaReference, refunded, remaining, statusOf } from "./order-rules.ts"
import type { Order, Session } from "./records.ts"

/** The vendor's JSON. */

export const CATEGORIES = [{ identifier: "klarna", name: "Pay with Klarna" }]

export const createdSession = (session: Session, assets: string) => ({
  session_id: session.id,
  client_token: session.clientToken,
  payment_method_categories: CATEGORIES.map((category) => ({
    ...category,
    asset_urls: { descriptive: assets, standard: assets },
  })),
})

export const sessionAnswer = (
  { clientToken, expiresAt, id, purchase, status }: Session,
  clock: SimulatedClock,
) => ({
  session_id: id,
  client_token: clientToken,
  status,
  expires_at: clock.iso(expiresAt),
  ...purchase,
})

export const orderAnswer = (order: Order, clock: SimulatedClock) => ({
  order_id: order.id,
  status: statusOf(order),
  fraud_status: order.fraud,
  order_amount: order.amount,
  original_order_amount: order.originalAmount,
  captured_amount: captured(order),
  refunded_amount: refunded(order),
  remaining_authorized_amount: remaining(order),
  purchase_country: order.purchase.purchase_country,
  purchase_currency: order.purchase.purchase_currency,
  order_lines: order.lines,
  billing_address: order.purchase.billing_address,
  shipping_address: order.purchase.shipping_address,
  merchant_reference1: order.purchase.merchant_reference1,
  merchant_reference2: order.purchase.merchant_reference2,
  klarna_reference: klarnaReference(order),
  created_at: clock.iso(order.createdAt),
  expires_at: clock.iso(order.expiresAt),
  captures: order.captures.map((capture) => ({
    capture_id: capture.id,
    captured_amount: capture.amount,
    captured_at: clock.iso(capture.at),
    ...(capture.reference === null ? {} : { reference: capture.reference }),
    shipping_info: capture.shipping,
  })),
  refunds: order.refunds.map((refund) => ({
    refund_id: refund.id,
    refunded_amount: refund.amount,
    refunded_at: clock.iso(refund.at),
    ...(refund.reference === null ? {} : { reference: refund.reference }),
  })),
})
