import { describe, expect, test } from "vitest"
import { fold } from "../decider.ts"
import { given } from "../given.ts"
import { order } from "./order.ts"
import type { OrderCommand } from "./order-command.ts"
import { aLease, anItem, aShipment, placing, recordPayment } from "./order-examples.ts"
import { orderTotals } from "./order-state.ts"
import type { OrderStatus } from "./order-status.ts"
import { commandsLeadingTo, history, rejected } from "./order-testing.ts"

const unit = { itemId: "item-1", quantity: 1 }
const other = { itemId: "item-2", quantity: 2 }
const cancel = (line: typeof unit): OrderCommand => ({
  type: "CancelUnits",
  ...line,
  reason: "",
  keepsRest: true,
})
/** $106.00 a unit. */
const two = placing([anItem(), anItem({ itemId: "item-2" })])
const lent = (change: Parameters<typeof aLease>[0] = {}): OrderCommand => ({
  type: "UpdateLeaseDetails",
  lease: aLease(change),
})
const totalAfter = (...commands: ReadonlyArray<OrderCommand>) => {
  const state = fold(order, history(...commands))
  return state._tag === "none" ? 0 : orderTotals(state).total
}

describe("a customer who keeps the rest of an order", () => {
  test.each(["PENDING_PAYMENT", "PAYMENT_RECEIVED", "CONFIRMED_BY_SUPPLIER"] as const)(
    "cancels units of several lines: in %s",
    (status) => {
      const past = [two, ...commandsLeadingTo[status]]
      expect(totalAfter(...past, cancel(unit), cancel(other))).toBe(10_600)
    },
  )

  test.each<OrderStatus>(["COMPLETED", "RETURNED", "CANCELLED"])("cancels nothing in %s", (status) => {
    expect(given(order, history(placing(), ...commandsLeadingTo[status])).when(cancel(unit))).toMatchObject(
      rejected("not-allowed-now"),
    )
  })

  test("cancels what has not left the shop, and no more", () => {
    const shipped = aShipment([unit])
    const past = [placing(), ...commandsLeadingTo.PAYMENT_RECEIVED]
    const sent = history(...past, { type: "RecordShipment", shipment: shipped })
    expect(given(order, sent).when(cancel({ ...unit, quantity: 2 }))).toMatchObject(rejected("invalid"))
    expect(given(order, sent).when(cancel(unit))).toHaveProperty("events.0.data.after.quantity", 1)
  })

  test("cannot cancel all of it this way", () => {
    const past = history(two, cancel(other), cancel(unit))
    expect(given(order, past).when(cancel(unit))).toMatchObject(
      rejected("not-allowed-now", expect.stringContaining("cancel the whole order")),
    )
  })

  test("waits for a payment that is on its way", () => {
    expect(
      given(order, history(two, recordPayment({ result: "requested" }))).when(cancel(unit)),
    ).toMatchObject(rejected("not-allowed-now", expect.stringContaining("on its way")))
  })
})

describe("a customer of a lender", () => {
  const toSign = [...commandsLeadingTo.PENDING_ESIGNATURE, lent()]

  test("signs a new contract for the rest", () => {
    const state = fold(order, history(two, ...toSign, cancel(other)))
    expect(state).toMatchObject({ status: "LOAN_IN_PROCESS" })
  })

  test.each([
    ["before the decision", commandsLeadingTo.LOAN_IN_PROCESS],
    ["before the signature", commandsLeadingTo.PENDING_ESIGNATURE],
  ])("keeps at least what the lender finances: %s", (_, before) => {
    const past = history(two, ...before, lent({ smallestAmount: 21_201 }))
    expect(given(order, past).when(cancel(other))).toMatchObject(
      rejected(
        "not-allowed-now",
        expect.stringContaining("$212.00 to pay, and the lender finances no less than"),
      ),
    )
    expect(given(order, past).when(cancel(unit))).toHaveProperty("events.length", expect.any(Number))
  })

  test("keeps as much while the part beside the lease is not paid", () => {
    const past = [
      two,
      ...commandsLeadingTo.LOAN_IN_PROCESS,
      lent({ smallestAmount: 15_000, downPayment: 10_000 }),
      { type: "ChangeStatus", to: "PENDING_PAYMENT", reason: "" } as const,
    ]
    expect(given(order, history(...past)).when(cancel(other))).toMatchObject(
      rejected("not-allowed-now", expect.stringContaining("$112.00 to pay")),
    )
    expect(totalAfter(...past, cancel(unit))).toBe(31_800)
  })

  test("keeps as little as they want once the contract is signed: it is reduced", () => {
    const signed = [
      ...commandsLeadingTo.PENDING_ESIGNATURE,
      { type: "ChangeStatus", to: "PAYMENT_RECEIVED", reason: "" } as const,
      lent({ statusName: "COMPLETED", smallestAmount: 40_000 }),
    ]
    expect(totalAfter(two, ...signed, cancel(unit), cancel(other))).toBe(10_600)
  })
})
