import { Result } from "effect"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { fold } from "../decider.ts"
import { order } from "../ordering/order.ts"
import type { OrderCommand } from "../ordering/order-command.ts"
import { anItem, aShipment, placing } from "../ordering/order-examples.ts"
import type { OrderState } from "../ordering/order-state.ts"
import { ORDER_STATUSES } from "../ordering/order-status-facts.ts"
import { orderStatusesThat } from "../ordering/order-status-table.ts"
import { commandsLeadingTo, history, historyOf } from "../ordering/order-testing.ts"
import { awaitsFraudCheck, type FraudCheck, fraudReview } from "./fraud-review.ts"
import { orderCheckedForFraud, orderWithReactions } from "./order-with-reactions.ts"
import { decideAll } from "./reacting.ts"

const REVIEW_ABOVE = 50

const inStatus = (status: (typeof ORDER_STATUSES)[number], ...more: ReadonlyArray<OrderCommand>) =>
  fold(order, history(placing(), ...commandsLeadingTo[status], ...more))

const checked = (score: number, reasons: ReadonlyArray<string> = []): FraudCheck => ({
  _tag: "checked",
  score,
  distance: 12,
  emailFirstSeen: "2019-03-01",
  reasons,
})
const notPossible: FraudCheck = { _tag: "not-possible", reason: "MaxMind did not answer." }

/** The order after a check, with the platform's decisions. */
const after = (state: OrderState, check: FraudCheck) =>
  fold(
    order,
    Result.getOrThrow(decideAll(orderWithReactions, fraudReview(state, check, REVIEW_ABOVE), state)),
    state,
  )

describe("a fraud check", () => {
  test("of a paid order that scores low is recorded, and the order goes on", () => {
    expect(after(inStatus("PAYMENT_RECEIVED"), checked(3.2))).toMatchObject({
      status: "PAYMENT_RECEIVED",
      fraud: {
        fraudIsChecked: true,
        fraudScore: 3.2,
        fraudIpDistanceFromAddress: 12,
        fraudEmailFirstSeen: "2019-03-01",
        fraudReasons: [],
      },
    })
  })

  test("above the score sends the order to a review, with every reason", () => {
    expect(after(inStatus("PAYMENT_RECEIVED"), checked(82, ["It is a throw-away address."]))).toMatchObject({
      status: "PENDING_REVIEW",
      statusBeforeReview: "PAYMENT_RECEIVED",
      fraud: {
        fraudReasons: ["The fraud score is 82; orders above 50 are reviewed.", "It is a throw-away address."],
      },
    })
  })

  test("that could not be made is recorded as such, and the order is reviewed", () => {
    expect(after(inStatus("PAYMENT_RECEIVED"), notPossible)).toMatchObject({
      status: "PENDING_REVIEW",
      fraud: { fraudIsChecked: false, fraudScore: null, fraudReasons: ["MaxMind did not answer."] },
    })
  })

  describe("where orders are checked", () => {
    const past = (...commands: ReadonlyArray<OrderCommand>) =>
      historyOf(orderCheckedForFraud, [placing(), ...commandsLeadingTo.PAYMENT_RECEIVED, ...commands])
    const ship: OrderCommand = { type: "RecordShipment", shipment: aShipment() }
    const item = (to: "SHIPPED" | "READY_TO_PICKUP" | "CANCELLED"): OrderCommand => ({
      type: "ChangeItemStatus",
      itemId: "item-1",
      to,
      reason: "test",
    })
    const release: OrderCommand = { type: "ChangeStatus", to: "PENDING_FULFILMENT", reason: "test" }

    test("is requested in the decision that records the payment", () => {
      expect(fold(order, past())).toMatchObject({
        status: "PAYMENT_RECEIVED",
        fraud: { fraudCheckIsDue: true, fraudIsChecked: false },
      })
    })

    test.each([
      ["shipped", ship],
      ["marked as shipped", item("SHIPPED")],
      ["released to the supplier", release],
    ])("is waited for before anything is %s", (_, command) => {
      const refused = orderCheckedForFraud.decide(command, fold(order, past()))
      expect(Result.isFailure(refused) && refused.failure.message).toMatch(/fraud check .* not been answered/)
      const answered = after(fold(order, past()), checked(1))
      expect(Result.isSuccess(orderCheckedForFraud.decide(command, answered))).toBe(true)
      const suspicious = after(fold(order, past()), checked(99))
      expect(Result.isFailure(orderCheckedForFraud.decide(command, suspicious))).toBe(true)
    })

    test("is waited for before anything is made ready for pickup", () => {
      const atStore = placing([anItem({ deliveryType: "DELIVERY_PICKUP" })])
      const state = fold(
        order,
        historyOf(orderCheckedForFraud, [atStore, ...commandsLeadingTo.PAYMENT_RECEIVED]),
      )
      const ready = item("READY_TO_PICKUP")
      expect(Result.isFailure(orderCheckedForFraud.decide(ready, state))).toBe(true)
      expect(Result.isSuccess(orderCheckedForFraud.decide(ready, after(state, checked(1))))).toBe(true)
    })

    test("blocks no cancellation, and one that cannot be made does not hold the order forever", () => {
      const state = fold(order, past())
      expect(Result.isSuccess(orderCheckedForFraud.decide(item("CANCELLED"), state))).toBe(true)
      expect(after(state, notPossible)).toMatchObject({ status: "PENDING_REVIEW" })
    })

    test("still holds an order that staff approve before the answer", () => {
      const review: OrderCommand = { type: "ChangeStatus", to: "PENDING_REVIEW", reason: "looks odd" }
      const state = fold(order, past(review, { type: "ApproveOrder", reason: "fine" }))
      expect(state).toMatchObject({ status: "PAYMENT_RECEIVED" })
      expect(Result.isFailure(orderCheckedForFraud.decide(ship, state))).toBe(true)
    })

    test("is not requested again, and holds nothing, once staff have approved what it found", () => {
      const found = after(fold(order, past()), checked(82))
      const approval: OrderCommand = { type: "ApproveOrder", reason: "known customer" }
      const events = Result.getOrThrow(orderCheckedForFraud.decide(approval, found))
      const state = fold(order, events, found)
      expect(state).toMatchObject({ status: "PAYMENT_RECEIVED", fraud: { fraudScore: 82 } })
      expect(Result.isSuccess(orderCheckedForFraud.decide(ship, state))).toBe(true)
    })

    test("of an order that is reviewed already adds no note", () => {
      const review: OrderCommand = { type: "ChangeStatus", to: "PENDING_REVIEW", reason: "looks odd" }
      expect(fraudReview(fold(order, past(review)), checked(99), REVIEW_ABOVE)).toMatchObject([
        { type: "RecordFraudCheck" },
      ])
    })

    test("does not hold an order that was paid before checks were requested", () => {
      const paid = fold(order, history(placing(), ...commandsLeadingTo.PAYMENT_RECEIVED))
      expect(Result.isSuccess(orderCheckedForFraud.decide(ship, paid))).toBe(true)
    })
  })

  test("at the score itself is no reason for a review", () => {
    expect(after(inStatus("PAYMENT_RECEIVED"), checked(REVIEW_ABOVE))).toMatchObject({
      status: "PAYMENT_RECEIVED",
    })
  })

  test("is made once", () => {
    const state = after(inStatus("PAYMENT_RECEIVED"), checked(1))
    expect(fraudReview(state, checked(99), REVIEW_ABOVE)).toEqual([])
  })

  test.each(ORDER_STATUSES)("is accepted by an order in %s, or not asked for", (status) => {
    const state = inStatus(status)
    const commands = fraudReview(state, checked(99), REVIEW_ABOVE)
    expect(commands.length > 0).toBe(
      orderStatusesThat(({ isCheckedForFraud }) => isCheckedForFraud).includes(status),
    )
    expect(Result.isSuccess(decideAll(orderWithReactions, commands, state))).toBe(true)
  })

  test("that comes too late for a review is told to staff by a note", () => {
    expect(fraudReview(inStatus("PENDING_FULFILMENT"), checked(99), REVIEW_ABOVE)).toMatchObject([
      { type: "RecordFraudCheck" },
      { type: "AddCustomNotes", note: { body: "The fraud score is 99; orders above 50 are reviewed." } },
    ])
  })

  test("leaves no order above the score ready to ship", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.01, max: 99, noNaN: true }),
        fc.integer({ min: 1, max: 98 }),
        (score, limit) => {
          const state = inStatus("PAYMENT_RECEIVED")
          const reviewed = fraudReview(state, checked(score), limit).some(
            ({ type }) => type === "ChangeStatus",
          )
          expect(reviewed).toBe(score > limit)
        },
      ),
    )
  })

  test("is not requested for an order that does not exist", () => {
    expect(awaitsFraudCheck(order.initial)).toBe(false)
  })
})
