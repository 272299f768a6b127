// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act } from "react"
import { expect, test } from "vitest"
import type { OrderRowFragment } from "../generated/orders.ts"
import BulkDialog from "./bulk-dialog.tsx"

const anOrderRow = (uniqueId: string, over: Partial<OrderRowFragment> = {}): OrderRowFragment => ({
  id: uniqueId,
  uniqueId,
  username: null,
  customerName: "Ada Byron",
  email: "ada@example.com",
  status: "PAYMENT_RECEIVED",
  total: 212,
  paid: 212,
  refunded: 0,
  disputed: 0,
  itemCount: 1,
  firstItemName: "Sound bar",
  gatewayType: "CARD",
  orderSubmittedDate: null,
  createdAt: "2026-11-01T10:00:00.000Z",
  updatedAt: "2026-11-01T10:00:00.000Z",
  affiliateId: null,
  shipState: "DC",
  isIncomplete: false,
  ...over,
})

const open = async (change: "status" | "note", orders: ReadonlyArray<OrderRowFragment>): Promise<string> => {
  await act(() =>
    openPage().root.render(
      <QueryClientProvider client={new QueryClient()}>
        <BulkDialog change={change} orders={orders} onClose={() => undefined} />
      </QueryClientProvider>,
    ),
  )
  return document.querySelector("[role=dialog]")?.textContent ?? ""
}

const orders = [
  anOrderRow("VT-1"),
  anOrderRow("VT-2", { disputed: 50 }),
  anOrderRow("VT-3", { disputed: 212, status: "CONFIRMED_BY_SUPPLIER" }),
  anOrderRow("VT-4", { disputed: 212, status: "COMPLETED" }),
]

test("whoever changes the status of many orders reads which of them are disputed and may still be sent", async () => {
  const words = await open("status", orders)
  expect(words).toContain("Disputed: VT-2, VT-3If the bank decides for their customers")
})

test.each([
  ["where there is none", "status", [anOrderRow("VT-1")]],
  ["where only a note is added", "note", orders],
] as const)("nothing is said of disputes %s", async (_, change, chosen) => {
  const words = await open(change, chosen)
  expect(words).toContain(`${chosen.length} order`)
  expect(words).not.toContain("isputed")
})
