import { customerCounts } from "@voltread/domain/ordering/counts.ts"
import { OrderStatus } from "@voltread/domain/ordering/order-status.ts"
import { ORDER_STATUSES } from "@voltread/domain/ordering/order-status-facts.ts"
import { Schema } from "effect"
import { expect, test } from "vitest"
import { shownCounts } from "./order-counts.ts"

const decode = Schema.decodeUnknownSync(Schema.Record(OrderStatus, Schema.Int))

const shownFor = (status: OrderStatus) => {
  const counts = Object.fromEntries(ORDER_STATUSES.map((each) => [each, each === status ? 1 : 0]))
  return shownCounts(customerCounts(decode(counts)))
}

test.each(ORDER_STATUSES)("an order that is %s is counted once", (status) => {
  expect(shownFor(status).map(({ count }) => count)).toEqual([1])
})

test("an order that waits for its signature is not said to await its payment", () => {
  expect(shownFor("PENDING_ESIGNATURE")).toMatchObject([{ label: "Awaiting signature", count: 1 }])
})
