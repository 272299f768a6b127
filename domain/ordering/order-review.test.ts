import { describe, expect, test } from "vitest"
import { fold } from "../decider.ts"
import { given } from "../given.ts"
import { order } from "./order.ts"
import type { OrderCommand } from "./order-command.ts"
import { placing } from "./order-examples.ts"
import { approvedStatus } from "./order-review.ts"
import { ORDER_STATUSES } from "./order-status-facts.ts"
import { history, rejected, wayTo } from "./order-testing.ts"

const review: OrderCommand = { type: "ChangeStatus", to: "PENDING_REVIEW", reason: "odd" }
const approve: OrderCommand = { type: "ApproveOrder", reason: "fine" }

describe("approving an order", () => {
  test.each([
    ["PENDING_PAYMENT", "PAYMENT_RECEIVED"],
    ["PAYMENT_FAILED", "PAYMENT_RECEIVED"],
    ["PAYMENT_RECEIVED", "PAYMENT_RECEIVED"],
    ["LOAN_IN_PROCESS", "LOAN_IN_PROCESS"],
  ] as const)("that was in %s before its review makes it %s", (before, after) => {
    const past = history(placing(), ...wayTo[before], review)
    expect(given(order, past).when(approve)).toHaveProperty("events.0.data", {
      subject: "order",
      from: "PENDING_REVIEW",
      to: after,
      reason: "fine",
    })
    expect(fold(order, past)).toSatisfy((state) => approvedStatus(state) === after)
  })

  test.each(ORDER_STATUSES.filter((status) => status !== "PENDING_REVIEW"))(
    "in %s is refused: it is not under review",
    (status) => {
      expect(given(order, history(placing(), ...wayTo[status])).when(approve)).toMatchObject(
        rejected("not-allowed-now"),
      )
    },
  )
})
