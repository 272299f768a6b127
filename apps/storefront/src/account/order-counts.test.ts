import { customerCounts, type StatusCounts } from "@voltread/domain/ordering/counts.ts"
import { ORDER_STATUSES, type OrderStatus } from "@voltread/domain/ordering/order-status-facts.ts"
import { expect, test } from "vitest"
import { shownCounts } from "./order-counts.ts"

const none: StatusCounts = {
  PENDING_PAYMENT: 0,
  PAYMENT_RECEIVED: 0,
  PENDING_ESIGNATURE: 0,
  PENDING_REVIEW: 0,
  CONFIRMED_BY_SUPPLIER: 0,
  PENDING_FULFILMENT: 0,
  COMPLETED: 0,
  CANCELLED: 0,
  RETURNED: 0,
  CANCELLED_BY_SUPPLIER: 0,
  PAYMENT_FAILED: 0,
  LOAN_IN_PROCESS: 0,
}
const shownFor = (status: OrderStatus) => shownCounts(customerCounts({ ...none, [status]: 1 }))

test.each(ORDER_STATUSES)("an order that is %s is counted once", (status) => {
  expect(shownFor(status).map(({ count }) => count)).toEqual([1])
})

test("an order that waits for its signature is not said to await its payment", () => {
  expect(shownFor("PENDING_ESIGNATURE")).toMatchObject([{ label: "Awaiting signature", count: 1 }])
})
