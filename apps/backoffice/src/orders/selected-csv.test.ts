import { expect, it } from "vitest"
import type { OrderRowFragment } from "../generated/orders.ts"
import { selectedCsv } from "./selected-csv.ts"

const order: OrderRowFragment = {
  id: "o1",
  uniqueId: "VT-1",
  username: null,
  customerName: '=HYPERLINK("x")',
  email: "ada@example.com",
  status: "COMPLETED",
  total: 12.5,
  paid: 12.5,
  refunded: 2.5,
  itemCount: 2,
  firstItemName: "Tire",
  gatewayType: "GOOGLE_PAY",
  orderSubmittedDate: null,
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
  affiliateId: null,
  shipState: "TX",
  isIncomplete: false,
}

it("writes a line for each order, and no formula", () => {
  const [header, line, rest] = selectedCsv([order]).split("\r\n")
  expect(header).toBe(
    "Order,Status,Customer,Email,State,Units,Total,Paid,Refunded,Paid by,Affiliate,Created (UTC),Submitted (UTC)",
  )
  expect(line).toBe(
    'VT-1,Completed,"\'=HYPERLINK(""x"")",ada@example.com,TX,2,12.50,12.50,2.50,Google Pay,,2026-01-01T00:00:00.000Z,',
  )
  expect(rest).toBe("")
})
