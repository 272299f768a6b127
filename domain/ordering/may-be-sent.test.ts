import { expect, it } from "vitest"
import { ITEM_STATUSES } from "./item-status-facts.ts"
import { ITEM_STATUS_TABLE } from "./item-status-table.ts"
import { mayOrderBeSent, sendsItem } from "./may-be-sent.ts"
import { ORDER_STATUSES } from "./order-status-facts.ts"

it("orders may be sent with the next step until they are complete, and not before they can be paid", () => {
  expect(new Set(ORDER_STATUSES.filter((status) => !mayOrderBeSent(status)))).toEqual(
    new Set(["PAYMENT_FAILED", "LOAN_IN_PROCESS", "COMPLETED", "RETURNED", "CANCELLED"]),
  )
})

it("an item is sent by the step with which it leaves the shop, or waits for its customer there", () => {
  const steps = ITEM_STATUSES.flatMap((from) =>
    ITEM_STATUS_TABLE[from].next.filter((to) => sendsItem(from, to)).map((to) => `${from} > ${to}`),
  )
  expect(steps).toEqual([
    "PENDING_SHIPMENT > SHIPPED",
    "PENDING_PICKUP > READY_TO_PICKUP",
    "READY_TO_PICKUP > PICKUPED",
  ])
})

it("words that are no status are not sent", () => {
  expect([mayOrderBeSent("NONSENSE"), sendsItem("NONSENSE", "SHIPPED"), sendsItem("PENDING", "?")]).toEqual([
    false,
    false,
    false,
  ])
})
