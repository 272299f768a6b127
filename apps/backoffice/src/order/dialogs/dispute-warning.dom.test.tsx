// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act, type ReactNode } from "react"
import { describe, expect, test, vi } from "vitest"
import type { OrderDetailFragment } from "../../generated/order.ts"
import { ReviewEntry } from "../../reviews/review-entry.tsx"
import { anItem, anOrder, aPayment } from "../order.fixture.ts"
import Pickups from "../pickups.tsx"
import ApproveDialog from "./approve-dialog.tsx"
import HandOverDialog from "./hand-over-dialog.tsx"
import ItemStatusDialog from "./item-status-dialog.tsx"
import ShipmentDialog from "./shipment-dialog.tsx"
import StatusDialog from "./status-dialog.tsx"

vi.mock("@tanstack/react-router", () => ({ Link: () => null }))

const WARNING = "If the bank decides for the customer, what you send now is not paid for."

const warns = async (shown: ReactNode): Promise<boolean> => {
  const { page, root } = openPage()
  await act(() => root.render(<QueryClientProvider client={new QueryClient()}>{shown}</QueryClientProvider>))
  return (document.querySelector("[role=dialog]") ?? page).textContent.includes(WARNING)
}

type Order = OrderDetailFragment
const onClose = () => undefined
const sending = anItem({ status: "PENDING_SHIPMENT", nextStatuses: ["SHIPPED", "CANCELLED"] })
const sent = anItem({ status: "SHIPPED", nextStatuses: ["DELIVERED", "RETURNED"] })
const review = {
  ...{ reason: "Fraud score 71", since: "2026-11-01T10:00:00.000Z", approvedStatus: "PAYMENT_RECEIVED" },
  ...{ advice: [], notChargedStatus: null },
}
const parcel = {
  shipmentId: "s-1",
  lines: [{ itemId: "a", quantity: 1 }],
  carrier: "UPS",
  shipMethod: "",
  trackingNumber: "1Z",
  trackingUrl: "",
  partnerOrderId: null,
  shippedDate: null,
  estimatedDeliveryDate: null,
}

describe.each<[string, (order: Order) => ReactNode, Partial<Order>]>([
  ["records a shipment", (order) => <ShipmentDialog order={order} known={undefined} onClose={onClose} />, {}],
  [
    "marks an item as shipped",
    (order) => <ItemStatusDialog order={order} item={sending} onClose={onClose} />,
    {},
  ],
  ["approves an order", (order) => <ApproveDialog order={order} onClose={onClose} />, { review }],
  [
    "approves an order in the review queue",
    (order) => <ReviewEntry order={order} step={undefined} onDecide={vi.fn()} onTakeBack={vi.fn()} />,
    { review },
  ],
  [
    "makes items ready for pickup",
    (order) => <Pickups order={order} onAction={vi.fn()} />,
    { items: [anItem({ status: "PENDING_PICKUP", nextStatuses: ["READY_TO_PICKUP"] })] },
  ],
  ["hands items over", (order) => <HandOverDialog order={order} storeId={null} onClose={onClose} />, {}],
  [
    "changes the status of an order that may be sent then",
    (order) => <StatusDialog order={order} onClose={onClose} />,
    { status: "PENDING_FULFILMENT", nextStatuses: ["CONFIRMED_BY_SUPPLIER"] },
  ],
])("whoever %s", (_, dialog, over) => {
  test.each([
    ["reads that a payment is disputed", 50, true],
    ["reads nothing of disputes without one", 0, false],
  ])("%s", async (__, disputed, expected) => {
    const paymentDetails = [aPayment({ disputed })]
    expect(await warns(dialog(anOrder({ ...over, paymentDetails })))).toBe(expected)
  })
})

test.each<[string, (order: Order) => ReactNode, Partial<Order>]>([
  [
    "a package is corrected",
    (order) => <ShipmentDialog order={order} known={parcel} onClose={onClose} />,
    {},
  ],
  [
    "an item is only delivered",
    (order) => <ItemStatusDialog order={order} item={sent} onClose={onClose} />,
    {},
  ],
  [
    "an order is complete",
    (order) => <StatusDialog order={order} onClose={onClose} />,
    { status: "COMPLETED", nextStatuses: ["RETURNED"] },
  ],
])("nothing is said of a dispute where %s", async (_, dialog, over) => {
  expect(await warns(dialog(anOrder({ ...over, paymentDetails: [aPayment({ disputed: 50 })] })))).toBe(false)
})
