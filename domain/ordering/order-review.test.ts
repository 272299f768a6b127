import { describe, expect, test } from "vitest"
import { fold } from "../decider.ts"
import { given } from "../given.ts"
import { order } from "./order.ts"
import type { OrderCommand } from "./order-command.ts"
import { aLease, placing, recordPayment } from "./order-examples.ts"
import { OUTCOME_UNKNOWN } from "./order-money.ts"
import { approvedStatus } from "./order-review.ts"
import { ORDER_STATUSES } from "./order-status-facts.ts"
import { commandsLeadingTo, history, rejected } from "./order-testing.ts"
import { reviewAdvice } from "./review-advice.ts"

const review: OrderCommand = { type: "ChangeStatus", to: "PENDING_REVIEW", reason: "odd" }
const approve: OrderCommand = { type: "ApproveOrder", reason: "fine" }

const paid: OrderCommand = { type: "ChangeStatus", to: "PAYMENT_RECEIVED", reason: "fine" }

describe("approving an order", () => {
  test.each([
    ["PENDING_PAYMENT", "PAYMENT_RECEIVED"],
    ["PAYMENT_FAILED", "PAYMENT_RECEIVED"],
    ["PAYMENT_RECEIVED", "PAYMENT_RECEIVED"],
    ["LOAN_IN_PROCESS", "LOAN_IN_PROCESS"],
  ] as const)("that was in %s before its review makes it %s", (before, after) => {
    const past = history(placing(), ...commandsLeadingTo[before], review)
    expect(given(order, past).when(approve)).toHaveProperty("events.0.data", {
      subject: "order",
      from: "PENDING_REVIEW",
      to: after,
      reason: "fine",
    })
    expect(fold(order, past)).toSatisfy((state) => approvedStatus(state) === after)
  })

  const inReviewWith = (lease: Parameters<typeof aLease>[0]) =>
    history(
      placing(),
      ...commandsLeadingTo.LOAN_IN_PROCESS,
      { type: "UpdateLeaseDetails", lease: aLease(lease) },
      review,
    )

  test("that its lender approved for less is refused, until what is left of it is covered", () => {
    const past = inReviewWith({ statusName: "APPROVED", approvedAmount: 21_199 })
    for (const command of [approve, paid])
      expect(given(order, past).when(command)).toMatchObject(
        rejected("not-allowed-now", expect.stringContaining("approved less than the order total")),
      )
    expect(fold(order, past)).toSatisfy((state) => approvedStatus(state) === null)
    const covered = inReviewWith({ statusName: "APPROVED", approvedAmount: 21_200 })
    expect(given(order, covered).when(approve)).toHaveProperty("events.0.data.to", "LOAN_IN_PROCESS")
  })

  test.each([
    [
      "of which a unit is covered by itself",
      10_600,
      "Remove items, let the customer pay",
      "and you can remove items.",
    ],
    ["of which none is", 10_599, "as it is. Let the customer pay", "The customer can pay the rest by card."],
    [
      "than is financed at all",
      9_999,
      "as it is. Let the customer pay another way, or",
      "less than it finances at all. The customer can pay another way.",
    ],
  ])(
    "for which its lender approved less names the ways that there are: one %s",
    (_, approvedAmount, refusal, advice) => {
      const past = inReviewWith({ statusName: "APPROVED", approvedAmount, smallestAmount: 10_000 })
      expect(given(order, past).when(approve)).toMatchObject(
        rejected("not-allowed-now", expect.stringContaining(refusal)),
      )
      expect(fold(order, past)).toSatisfy(
        (state) => state._tag === "placed" && reviewAdvice(state)[0]?.endsWith(advice) === true,
      )
    },
  )

  test("that another payment has paid makes it paid, although the outcome of one is not known", () => {
    const unknown = recordPayment({ result: "reviewing", code: OUTCOME_UNKNOWN })
    const another = recordPayment({ paymentId: "pay-2", result: "succeeded" })
    expect(given(order, history(placing(), unknown, review)).when(approve)).toMatchObject(
      rejected("not-allowed-now"),
    )
    expect(given(order, history(placing(), unknown, review, another)).when(approve)).toHaveProperty(
      "events.0.data.to",
      "PAYMENT_RECEIVED",
    )
  })

  test("whose contract is signed makes it paid: its lender has nothing more to decide", () => {
    const past = inReviewWith({ statusName: "COMPLETED", approvedAmount: 20_000 })
    expect(given(order, past).when(approve)).toHaveProperty("events.0.data.to", "PAYMENT_RECEIVED")
  })

  test.each(ORDER_STATUSES.filter((status) => status !== "PENDING_REVIEW"))(
    "in %s is refused: it is not under review",
    (status) => {
      expect(given(order, history(placing(), ...commandsLeadingTo[status])).when(approve)).toMatchObject(
        rejected("not-allowed-now"),
      )
    },
  )
})
