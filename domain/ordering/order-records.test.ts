import { describe, expect, test } from "vitest"
import { fold } from "../decider.ts"
import { given } from "../given.ts"
import { PENDING_FRAUD_CHECK } from "./fraud-hold.ts"
import { order } from "./order.ts"
import type { OrderCommand } from "./order-command.ts"
import type { FraudDetails } from "./order-event.ts"
import { aLease, aShipment, placing } from "./order-examples.ts"
import { commandsLeadingTo, history, rejected } from "./order-testing.ts"

const words = { subject: "Delivery", body: "Asked for the evening. 🙂" }
const note: OrderCommand = { type: "AddCustomNotes", note: { noteId: "1", ...words } }
const call: OrderCommand = {
  type: "RecordPhoneCall",
  call: { callId: "1", direction: "inbound", phone: "2025550143", durationSeconds: 90, ...words },
}
const email: OrderCommand = {
  type: "RecordEmailConversation",
  email: { emailId: "1", direction: "outbound", from: "shop@example.com", to: "ada@example.com", ...words },
}

describe("what staff write down", () => {
  test.each([note, call, email])("is accepted by an order in any state, once: %o", (command) => {
    for (const status of ["PENDING_PAYMENT", "CANCELLED", "RETURNED"] as const) {
      const past = history(placing(), ...commandsLeadingTo[status])
      expect(given(order, past).when(command)).toHaveProperty("events.length", 1)
      expect(given(order, history(placing(), ...commandsLeadingTo[status], command)).when(command)).toEqual({
        events: [],
      })
    }
  })

  test("a note, a call and an email with the same id are three entries", () => {
    expect(given(order, history(placing(), note, call)).when(email)).toHaveProperty("events.length", 1)
  })

  test("a call has no negative duration", () => {
    expect(
      given(order, history(placing())).when({ ...call, call: { ...call.call, durationSeconds: -1 } }),
    ).toMatchObject(rejected("invalid"))
  })
})

describe("reminders", () => {
  const reminder = (number: number, kind: "payment" | "signature" = "payment"): OrderCommand => ({
    type: "RecordReminderEmail",
    reminder: { reminder: kind, number, email: "ada@example.com", sentAt: "2026-01-31T12:00:00.000Z" },
  })

  test("of a kind are numbered upwards; the same again changes nothing", () => {
    const past = history(placing(), reminder(1), reminder(2))
    expect(given(order, past).when(reminder(2))).toEqual({ events: [] })
    expect(given(order, past).when(reminder(1))).toMatchObject(
      rejected("invalid", "The next payment reminder has number 3."),
    )
    expect(given(order, past).when(reminder(3))).toHaveProperty("events.length", 1)
  })

  test("of each kind are counted separately", () => {
    const past = history(placing(), reminder(1), reminder(2))
    expect(given(order, past).when(reminder(1, "signature"))).toHaveProperty("events.length", 1)
  })

  test.each([0, -1, 0.5, Number.NaN])("are not numbered %d", (number) => {
    expect(given(order, history(placing())).when(reminder(number))).toMatchObject(rejected("invalid"))
  })
})

describe("lease and fraud details", () => {
  const lease = aLease({ statusName: "PENDING" })
  const fraud: FraudDetails = {
    fraudIsChecked: true,
    fraudScore: 1.5,
    fraudIpDistanceFromAddress: 12,
    fraudEmailFirstSeen: "2019-03-01",
    fraudReasons: [],
  }
  const leased: OrderCommand = { type: "UpdateLeaseDetails", lease }
  const checked: OrderCommand = { type: "RecordFraudCheck", fraud }

  test("keep the old values beside the new ones", () => {
    const approved = { ...lease, statusName: "APPROVED", approvedAmount: 50_000 }
    expect(
      given(order, history(placing(), leased)).when({ type: "UpdateLeaseDetails", lease: approved }),
    ).toEqual({ events: [{ type: "OrderLeaseDetailsUpdated", data: { before: lease, after: approved } }] })
    expect(given(order, history(placing())).when(checked)).toEqual({
      events: [{ type: "OrderFraudCheckDetailsUpdated", data: { before: null, after: fraud } }],
    })
  })

  test("a fraud check is requested once, and not after items have left the shop", () => {
    const due: OrderCommand = { type: "RecordFraudCheck", fraud: PENDING_FRAUD_CHECK }
    const paid = [placing(), ...commandsLeadingTo.PAYMENT_RECEIVED] as const
    expect(given(order, history(...paid)).when(due)).toHaveProperty("events.length", 1)
    expect(given(order, history(...paid, checked)).when(due)).toEqual({ events: [] })
    const shipped = history(...paid, { type: "RecordShipment", shipment: aShipment() })
    expect(given(order, shipped).when(due)).toEqual({ events: [] })
  })

  test("that are known already change nothing", () => {
    const past = history(placing(), leased, checked)
    expect(given(order, past).when(leased)).toEqual({ events: [] })
    expect(given(order, past).when(checked)).toEqual({ events: [] })
    expect(fold(order, past)).toMatchObject({ lease, fraud })
  })
})
