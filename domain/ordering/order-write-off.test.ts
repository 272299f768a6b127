import { describe, expect, test } from "vitest"
import { fold } from "../decider.ts"
import { given } from "../given.ts"
import { order } from "./order.ts"
import { missingMoney, orderBalance } from "./order-balance.ts"
import type { OrderCommand } from "./order-command.ts"
import { aPayment, aShipment, placing, recordPayment } from "./order-examples.ts"
import { commandsLeadingTo, history, rejected } from "./order-testing.ts"

const TOTAL = 21_200
const takenBack = (paymentId: string, amount: number) =>
  recordPayment({ kind: "void", paymentId, refersTo: "pay-1", amount, result: "succeeded" })
const sold: ReadonlyArray<OrderCommand> = [
  placing(),
  recordPayment({ result: "succeeded" }),
  { type: "ChangeStatus", to: "PAYMENT_RECEIVED", reason: "paid" },
  { type: "ChangeStatus", to: "PENDING_FULFILMENT", reason: "" },
  { type: "ChangeStatus", to: "CONFIRMED_BY_SUPPLIER", reason: "" },
  { type: "RecordShipment", shipment: aShipment() },
]
const writeOff = (amount: number): OrderCommand => ({
  type: "WriteOff",
  writeOffId: "write-off-1",
  amount,
  reason: "the bank decided for its customer",
})
const after = (...commands: ReadonlyArray<OrderCommand>) => {
  const state = fold(order, history(...sold, ...commands))
  if (state._tag === "none") throw new Error("no order")
  return state
}

describe("money that is written off", () => {
  test("is an entry in the order's history, with the reason, and no longer missing", () => {
    expect(given(order, history(...sold, takenBack("void-1", TOTAL))).when(writeOff(TOTAL))).toEqual({
      events: [
        {
          type: "OrderPaymentDetailsUpdated",
          data: {
            payment: aPayment({
              paymentId: "write-off-1",
              kind: "write-off",
              result: "succeeded",
              amount: TOTAL,
              message: "the bank decided for its customer",
            }),
          },
        },
      ],
    })
    expect(missingMoney(after(takenBack("void-1", TOTAL), writeOff(TOTAL)))).toBe(0)
  })

  test("moves none: what was paid and went back stays as it was", () => {
    const before = orderBalance(after(takenBack("void-1", TOTAL)))
    expect(orderBalance(after(takenBack("void-1", TOTAL), writeOff(TOTAL)))).toEqual({
      ...before,
      stillToPay: 0,
    })
  })

  test("is written off once, and what a bank takes later is missing again", () => {
    const once = [...sold, takenBack("void-1", 1_000), writeOff(1_000)]
    expect(given(order, history(...once)).when(writeOff(1_000))).toEqual({ events: [] })
    expect(missingMoney(after(takenBack("void-1", 1_000), writeOff(1_000), takenBack("void-2", 500)))).toBe(
      500,
    )
  })

  test.each<[string, ReadonlyArray<OrderCommand>, OrderCommand, ReturnType<typeof rejected>]>([
    [
      "of which nothing is missing",
      [],
      writeOff(TOTAL),
      rejected("not-allowed-now", "No money of this order is missing."),
    ],
    [
      "of which more is missing than staff saw",
      [takenBack("void-1", 1_000)],
      writeOff(900),
      rejected("not-allowed-now", "$10.00 is missing now. Please check the order again."),
    ],
    [
      "twice, with other amounts",
      [takenBack("void-1", 1_000), writeOff(1_000), takenBack("void-2", 500)],
      writeOff(500),
      rejected("already-exists", "This write-off is known with other content."),
    ],
  ])("is not that of an order %s", (_, before, command, refusal) => {
    expect(given(order, history(...sold, ...before)).when(command)).toMatchObject(refusal)
  })

  test("is not that of an order that does not count as paid", () => {
    expect(
      given(order, history(placing(), ...commandsLeadingTo.PENDING_PAYMENT)).when(writeOff(TOTAL)),
    ).toMatchObject(rejected("not-allowed-now", "No money of this order is missing."))
  })
})
