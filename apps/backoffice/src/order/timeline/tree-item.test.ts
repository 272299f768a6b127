import { expect, it } from "vitest"
import { entry } from "./entry.fixture.ts"
import { titleOf } from "./tree-item.tsx"

const change = (field: string, before: string, after: string) => ({ field, label: "", before, after })

it("says what the status changed to", () => {
  const differences = [change("status", "PENDING_PAYMENT", "PAYMENT_RECEIVED")]
  expect(titleOf(entry(1, { title: "Status changed", category: "order", differences }))).toBe(
    "Status changed: Payment received",
  )
})

it("says the new status also if more changed with it", () => {
  const differences = [change("statusName", "PENDING", "APPROVED"), change("approvedAmount", "", "$1,700.00")]
  expect(titleOf(entry(1, { title: "Lease details updated", category: "loan", differences }))).toBe(
    "Lease details updated: Approved",
  )
})

it("does not repeat what became of a payment", () => {
  const differences = [change("payments.p.result", "succeeded", "settled")]
  expect(titleOf(entry(1, { title: "Payment completed", category: "payments", differences }))).toBe(
    "Payment completed",
  )
})
