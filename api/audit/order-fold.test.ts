import type { OrderCommand } from "@voltread/domain/ordering/order-command.ts"
import { aCreation, placing, recordPayment } from "@voltread/domain/ordering/order-examples.ts"
import { History } from "@voltread/projections/testing/history.ts"
import { expect, test } from "vitest"
import { foldOrder } from "./order-fold.ts"

const REMIND: OrderCommand = {
  type: "RecordReminderEmail",
  reminder: { reminder: "payment", email: "ada@example.com", number: 1, sentAt: "2026-03-01T11:00:00.000Z" },
}

/** The types of the events that lead to mails. */
const mailsAfter = (...commands: ReadonlyArray<OrderCommand>) => {
  const history = new History()
  for (const command of [placing(), ...commands]) history.order("1", command)
  return [...(foldOrder(history.log.events)?.mails.values() ?? [])].map(({ type }) => type)
}

test("a reminder leads to a mail while the order waits", () => {
  expect(mailsAfter(REMIND)).toEqual(["OrderReminderEmailDetailsUpdated"])
})

test("a reminder leads to no mail once the customer is paying, has paid or has canceled", () => {
  const [isPaying, hasPaid] = [
    recordPayment({}),
    recordPayment({ result: "succeeded", transactionId: "t-1" }),
  ]
  expect(mailsAfter(REMIND, isPaying)).toEqual([])
  expect(mailsAfter(REMIND, isPaying, hasPaid)).toEqual(["OrderStatusChanged"])
  expect(mailsAfter(REMIND, { type: "CancelOrder", reason: "changed my mind" })).toEqual([])
})

test("another email address leads to a mail, and the order of a guest is that address's", () => {
  const history = new History()
  const email = "guest@gmial.example"
  history.order("1", placing(undefined, { username: null, contact: { ...aCreation().contact, email } }))
  history.order("1", { type: "UpdateEmail", email: "guest@gmail.example" })
  const folded = foldOrder(history.log.events)
  expect(folded).toMatchObject({ email: "guest@gmail.example", owner: "guest@gmail.example" })
  expect([...(folded?.mails.values() ?? [])].map(({ type }) => type)).toEqual(["OrderBillingAddressUpdated"])
})

test("a reminder after a payment that failed leads to a mail again", () => {
  const failed = [recordPayment({}), recordPayment({ result: "failed" })]
  expect(mailsAfter(...failed, REMIND)).toEqual(["OrderReminderEmailDetailsUpdated"])
})
