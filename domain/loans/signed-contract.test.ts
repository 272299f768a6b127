import { Result } from "effect"
import { expect, test } from "vitest"
import { fold } from "../decider.ts"
import { loan } from "./application.ts"
import type { LoanCommand, LoanEvent } from "./application-event.ts"
import { anApplication, approved, contract, decision } from "./application-examples.ts"
import { scheduleOf } from "./signed-contract.ts"

const scheduleAfter = (...commands: ReadonlyArray<LoanCommand>) => {
  const events: Array<LoanEvent> = []
  for (const command of [{ type: "Initiate", application: anApplication() } as const, ...commands]) {
    const decided = loan.decide(command, fold(loan, events))
    if (Result.isFailure(decided)) throw new Error(decided.failure.message)
    events.push(...decided.success)
  }
  const state = fold(loan, events)
  return state._tag === "none" ? null : scheduleOf(state)
}

const signed = [
  approved(100_000),
  contract({ amount: 100_000, recurringPayment: 6_927 }),
  decision("COMPLETED"),
]
const units = [{ itemId: "item-1", quantity: 1 }]
const now = "2026-02-01T12:00:00.000Z"

test("what a contract costs is known once it is signed, with what it costs to buy early", () => {
  expect(scheduleAfter(...signed)).toEqual({
    financed: 100_000,
    initialPayment: 4_900,
    payments: 26,
    recurringPayment: 6_927,
    total: 185_002,
    offered: { every: "2 weeks", earlyPurchaseDays: 90, earlyPurchase: 110_000 },
  })
  expect(scheduleAfter(...signed.slice(0, 2))).toBeNull()
  expect(scheduleAfter(...signed, decision("CANCELLED"))).toBeNull()
})

test("a contract that is not what was offered is told as far as the lender has told it", () => {
  const another = contract({ amount: 100_000, recurringPayment: 7_000 })
  expect(scheduleAfter(approved(100_000), another, decision("COMPLETED"))).toMatchObject({
    recurringPayment: 7_000,
    total: 186_900,
    offered: null,
  })
  const untold = contract({ amount: 100_000, recurringPayment: null, payments: null })
  expect(scheduleAfter(approved(100_000), untold, decision("COMPLETED"))).toBeNull()
})

test("what is left to pay of a contract that covers less now is not known", () => {
  expect(scheduleAfter(...signed, { type: "ReduceContract", amount: 60_000 })).toBeNull()
  const returned: LoanCommand = { type: "RecordReturn", units, now }
  expect(scheduleAfter(...signed, { type: "RecordDelivery", units, now }, returned)).toBeNull()
})
