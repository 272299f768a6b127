import { Schema } from "effect"
import { expect, test } from "vitest"
import { adminCounts, customerCounts, type StatusCounts } from "./counts.ts"
import { OrderStatus } from "./order-status.ts"
import { ORDER_STATUSES } from "./order-status-facts.ts"

/** A power of two for each status, so that a sum reveals which statuses were counted, and how often. */
const orders: StatusCounts = Schema.decodeUnknownSync(Schema.Record(OrderStatus, Schema.Int))(
  Object.fromEntries(ORDER_STATUSES.map((status, index) => [status, 2 ** index])),
)
const sumOf = (...statuses: ReadonlyArray<OrderStatus>) =>
  statuses.reduce((sum, status) => sum + orders[status], 0)

test("a shopper's counts are those of spec §4, odd entries included", () => {
  expect(customerCounts(orders)).toEqual({
    awaitingPayment: sumOf("PENDING_PAYMENT", "LOAN_IN_PROCESS", "PENDING_ESIGNATURE"),
    awaitingSignature: sumOf("PENDING_ESIGNATURE"),
    cancelled: sumOf("CANCELLED", "CANCELLED_BY_SUPPLIER"),
    pending: sumOf("PENDING_FULFILMENT"),
    received: sumOf("PAYMENT_RECEIVED"),
    failedPayment: sumOf("PAYMENT_FAILED"),
    paymentFailed: sumOf("PAYMENT_FAILED"),
    confirmed: sumOf("CONFIRMED_BY_SUPPLIER"),
    processing: sumOf("CONFIRMED_BY_SUPPLIER"),
    shipped: sumOf("COMPLETED"),
    awaitingShipment: sumOf("COMPLETED"),
    awaitingConfirmation: sumOf("PENDING_REVIEW", "PENDING_FULFILMENT"),
    returned: sumOf("RETURNED"),
    awaitingDelivery: sumOf("CANCELLED_BY_SUPPLIER"),
  })
})

test("the back office's counts are those of spec §4", () => {
  expect(adminCounts(orders)).toEqual({
    processing: sumOf("PAYMENT_RECEIVED"),
    pending: sumOf("PENDING_PAYMENT"),
    awaitingPayment: sumOf("PENDING_PAYMENT"),
    awaitingDelivery: sumOf("PENDING_PAYMENT"),
    awaitingSignature: sumOf("PENDING_ESIGNATURE"),
    awaitingShipment: sumOf("PENDING_ESIGNATURE"),
    cancelled: sumOf("CANCELLED", "CANCELLED_BY_SUPPLIER"),
  })
})
