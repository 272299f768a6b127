import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { fold } from "../decider.ts"
import { order } from "../ordering/order.ts"
import type { OrderCommand } from "../ordering/order-command.ts"
import { anItem, placing, recordPayment } from "../ordering/order-examples.ts"
import { ORDER_STATUSES } from "../ordering/order-status-facts.ts"
import { commandsLeadingTo, history } from "../ordering/order-testing.ts"
import { REMINDER_KINDS } from "../shared/reminder-kinds.ts"
import { DEFAULT_SETTINGS } from "../shared/shop-settings.ts"
import { isPickupWithheld, nextReminder, reminderStep, remindersOf, waitingChange } from "./reminders.ts"

const HOUR = 3_600_000
const { reminders } = DEFAULT_SETTINGS
const waits = (...commands: ReadonlyArray<OrderCommand>) => [
  ...remindersOf(fold(order, history(placing(), ...commands))),
]

describe("customers are reminded", () => {
  test.each(ORDER_STATUSES)("of what an order in %s waits for", (status) => {
    const expected: Partial<Record<typeof status, ReadonlyArray<string>>> = {
      PENDING_PAYMENT: ["payment"],
      PAYMENT_FAILED: ["payment"],
      PENDING_ESIGNATURE: ["signature"],
    }
    expect(waits(...commandsLeadingTo[status])).toEqual(expected[status] ?? [])
  })

  test("of a pickup again after a review; what is to be sent is no pickup", () => {
    const pickup = anItem({ deliveryType: "DELIVERY_PICKUP" })
    const withheld = (items: ReadonlyArray<typeof pickup>, ...more: ReadonlyArray<OrderCommand>) => {
      const state = fold(order, history(placing(items), ...commandsLeadingTo.PAYMENT_RECEIVED, ...more))
      return state._tag === "placed" && isPickupWithheld(state)
    }
    const ready: OrderCommand = {
      type: "ChangeItemStatus",
      itemId: pickup.itemId,
      to: "READY_TO_PICKUP",
      reason: "arrived",
    }
    const review: OrderCommand = { type: "ChangeStatus", to: "PENDING_REVIEW", reason: "fraud" }
    expect(withheld([pickup], ready)).toBe(false)
    expect(withheld([pickup], ready, review)).toBe(true)
    expect(withheld([anItem()], review)).toBe(false)
  })

  test("to pick up what is ready and handed over, and no longer once they have it", () => {
    const pickup = anItem({ deliveryType: "DELIVERY_PICKUP" })
    const ready: ReadonlyArray<OrderCommand> = [
      placing([pickup]),
      ...commandsLeadingTo.PAYMENT_RECEIVED,
      { type: "ChangeItemStatus", itemId: pickup.itemId, to: "READY_TO_PICKUP", reason: "arrived" },
    ]
    const taken: OrderCommand = {
      type: "ChangeItemStatus",
      itemId: pickup.itemId,
      to: "PICKUPED",
      reason: "taken",
    }
    expect([...remindersOf(fold(order, history(...ready)))]).toEqual(["pickup"])
    expect([...remindersOf(fold(order, history(...ready, taken)))]).toEqual([])
    const to = (status: "PENDING_REVIEW" | "PENDING_ESIGNATURE" | "PAYMENT_RECEIVED"): OrderCommand => ({
      type: "ChangeStatus",
      to: status,
      reason: "test",
    })
    const reviewed = history(...ready, to("PENDING_REVIEW"))
    expect([...remindersOf(fold(order, reviewed))]).toEqual([])
    expect([...remindersOf(fold(order, history(...ready, to("PENDING_ESIGNATURE"))))]).toEqual(["signature"])
    const released = history(...ready, to("PENDING_REVIEW"), to("PAYMENT_RECEIVED"))
    expect([...remindersOf(fold(order, released))]).toEqual(["pickup"])
  })

  test("not to pay while a payment is open", () => {
    expect(waits(recordPayment({ result: "requested" }))).toEqual([])
    expect(waits(recordPayment({ result: "requested" }), recordPayment({ result: "declined" }))).toEqual([
      "payment",
    ])
  })

  test("not to pay while all of the money was detected and is not final yet", () => {
    const seen = (detected: number) => recordPayment({ result: "started", amount: 5_000, detected })
    expect(waits(recordPayment({ result: "requested" }), seen(4_999))).toEqual(["payment"])
    expect(waits(recordPayment({ result: "requested" }), seen(5_000))).toEqual([])
  })

  test.each([
    ["payment", 0.4, 0],
    ["payment", 0.5, 1],
    ["payment", 30, 2],
    ["payment", 100, 3],
    ["payment", 169, null],
    ["signature", 2, 1],
    ["pickup", 47, 0],
    ["pickup", 48, 1],
  ] as const)("%s: after %d hours by number %s", (kind, hours, step) => {
    expect(reminderStep(reminders[kind], hours * HOUR)).toBe(step)
  })

  test("at most as often as the schedule says, and then no more", () => {
    fc.assert(
      fc.property(fc.constantFrom(...REMINDER_KINDS), fc.nat(20 * 24), (kind, hours) => {
        const step = reminderStep(reminders[kind], hours * HOUR)
        if (step === null) return
        const next = nextReminder(reminders[kind], step)
        if (next === null) expect(step).toBe(reminders[kind].steps.length)
        else expect(next).toBeGreaterThan(hours * HOUR)
      }),
    )
  })
})

describe("what an order waits for", () => {
  test("begins with it, goes on over a failed payment, and ends when it is paid", () => {
    const changes = history(
      placing(),
      { type: "ChangeStatus", to: "PAYMENT_FAILED", reason: "declined" },
      { type: "ChangeStatus", to: "PENDING_PAYMENT", reason: "again" },
      { type: "ChangeStatus", to: "PAYMENT_RECEIVED", reason: "paid" },
    )
      .map(waitingChange)
      .filter(({ begins, ends }) => begins !== null || ends.length > 0)
    expect(changes).toEqual([
      { begins: "payment", ends: [] },
      { begins: null, ends: ["payment"] },
    ])
  })

  test("changes from a payment to a signature", () => {
    const loan = history(placing(), ...commandsLeadingTo.PENDING_ESIGNATURE).map(waitingChange)
    expect(loan.filter(({ begins }) => begins !== null).map(({ begins }) => begins)).toEqual([
      "payment",
      "signature",
    ])
  })

  test("ends with its cancellation, whatever it waited for", () => {
    const [cancelled] = history(placing(), { type: "CancelOrder", reason: "test" })
      .slice(-1)
      .map(waitingChange)
    expect(cancelled).toEqual({ begins: null, ends: REMINDER_KINDS })
  })
})
