import { expect, test } from "vitest"
import { fold } from "../decider.ts"
import { order } from "../ordering/order.ts"
import type { OrderCommand } from "../ordering/order-command.ts"
import { aLease, placing, recordPayment } from "../ordering/order-examples.ts"
import { commandsLeadingTo, history } from "../ordering/order-testing.ts"
import { cancelUnpaid, PAID_WITHIN, unpaidEnd } from "./unpaid-order.ts"

const after = (waitingMs: number, ...commands: ReadonlyArray<OrderCommand>) =>
  unpaidEnd(fold(order, history(placing(), ...commands)), waitingMs)

test.each([
  ["a moment before its time", PAID_WITHIN - 1, "waits"],
  ["in time", PAID_WITHIN, "canceled"],
  ["long after, as history does", 2 * PAID_WITHIN + 1, "over"],
] as const)("an unpaid order is looked at %s", (_, waitingMs, end) => {
  expect(after(waitingMs)).toBe(end)
})

const lease = aLease({ approvedAmount: 15_000, downPayment: 6_200 })

test.each<[string, ReadonlyArray<OrderCommand>, string]>([
  ["whose payment failed", commandsLeadingTo.PAYMENT_FAILED, "canceled"],
  ["whose payment is on its way", [recordPayment({ result: "requested" })], "waits"],
  ["whose payment page is open", [recordPayment({ result: "started" })], "waits"],
  [
    "that is paid in part",
    [recordPayment({ result: "requested" }), recordPayment({ result: "succeeded", amount: 100 })],
    "waits",
  ],
  ["of which a lender pays the rest", [{ type: "UpdateLeaseDetails", lease }], "waits"],
  ["that waits for its lender", commandsLeadingTo.LOAN_IN_PROCESS, "over"],
  ["that is paid", commandsLeadingTo.PAYMENT_RECEIVED, "over"],
  ["that was canceled", [cancelUnpaid], "over"],
])("an order %s: %s", (_, commands, end) => {
  // A payment in part is reviewed first.
  const to: OrderCommand = { type: "ChangeStatus", to: "PENDING_PAYMENT", reason: "" }
  const state = fold(order, history(placing(), ...commands))
  const again = state._tag !== "none" && state.status === "PENDING_REVIEW" ? [to] : []
  expect(after(PAID_WITHIN, ...commands, ...again)).toBe(end)
})
