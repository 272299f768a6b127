import { expect, test } from "vitest"
import { adminCounts, customerCounts, type StatusCounts } from "./counts.ts"

/** A power of two for each status, so that a sum says which were counted, and how often. */
const orders: StatusCounts = {
  PENDING_PAYMENT: 1,
  PAYMENT_RECEIVED: 2,
  PENDING_ESIGNATURE: 4,
  PENDING_REVIEW: 8,
  CONFIRMED_BY_SUPPLIER: 16,
  PENDING_FULFILMENT: 32,
  COMPLETED: 64,
  CANCELLED: 128,
  RETURNED: 256,
  CANCELLED_BY_SUPPLIER: 512,
  PAYMENT_FAILED: 1024,
  LOAN_IN_PROCESS: 2048,
}

test("a shopper's counts are those of spec §4, odd entries included", () => {
  expect(customerCounts(orders)).toEqual({
    awaitingPayment: 1 + 2048 + 4,
    awaitingSignature: 4,
    cancelled: 128 + 512,
    pending: 32,
    received: 2,
    failedPayment: 1024,
    paymentFailed: 1024,
    confirmed: 16,
    processing: 16,
    shipped: 64,
    awaitingShipment: 64,
    awaitingConfirmation: 8 + 32,
    returned: 256,
    awaitingDelivery: 512,
  })
})

test("the back office's counts are those of spec §4", () => {
  expect(adminCounts(orders)).toEqual({
    processing: 2,
    pending: 1,
    awaitingPayment: 1,
    awaitingDelivery: 1,
    awaitingSignature: 4,
    awaitingShipment: 4,
    cancelled: 128 + 512,
  })
})
