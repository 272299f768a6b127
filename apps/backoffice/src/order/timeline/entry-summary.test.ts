import { expect, it } from "vitest"
import { entry } from "./entry.fixture.ts"
import { entrySummary } from "./entry-summary.ts"

it("names the new status before what it is about", () => {
  const moved = entry(1, {
    type: "OrderStatusChanged",
    body: "Television: shipped by the partner",
    differences: [
      { field: "items.1.status", label: "Television: Status", before: "PENDING_SHIPMENT", after: "SHIPPED" },
      { field: "total", label: "Order: Total", before: "$10.00", after: "$12.00" },
    ],
  })
  expect(entrySummary(moved)).toBe("Shipped · Television: shipped by the partner")
})

it("tells what was said, not between which addresses", () => {
  const type = "OrderEmailConversationRecorded"
  const body = "inbound email from a@b.example to shop@c.example\nThen I would\nrather wait."
  expect(entrySummary(entry(1, { type, body }))).toBe("Then I would rather wait.")
  expect(entrySummary(entry(1, { type, body: "Not stored yet" }))).toBe("Not stored yet")
})

it("names the changed fields with their new values where there are no words", () => {
  const city = { field: "city", label: "City", before: "Reno", after: "Elko" }
  const phone = { field: "phone", label: "Phone", before: null, after: "7755550100" }
  const line = { field: "address2", label: "Address, line 2", before: "Apt 4", after: null }
  expect(entrySummary(entry(1, { differences: [city, line, phone] }))).toBe(
    "City: Elko, Address, line 2: —, Phone: (775) 555-0100",
  )
})

it("stays short", () => {
  const long = entrySummary(entry(1, { body: "word ".repeat(200) }))
  expect(long.length).toBeLessThanOrEqual(160)
  expect(long).toMatch(/word…$/)
})
