// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act } from "react"
import { expect, test, vi } from "vitest"
import { request } from "../../session/request.ts"
import { anOrder } from "../order.fixture.ts"
import type { Shipment } from "./package-units.tsx"
import ShipmentDialog from "./shipment-dialog.tsx"

vi.mock("../../session/request.ts", () => ({ request: vi.fn() }))

const sent = vi.mocked(request)

const parcel: Shipment = {
  shipmentId: "shipment-1",
  lines: [{ itemId: "item-1", quantity: 1 }],
  carrier: "UPS",
  shipMethod: "Ground",
  trackingNumber: "1Z9",
  trackingUrl: "",
  partnerOrderId: null,
  shippedDate: null,
  estimatedDeliveryDate: null,
}

test("a parcel that a colleague corrects meanwhile is shown as it is now, and is what a correction replaces", async () => {
  sent.mockResolvedValue({ result: { success: true, message: "", position: "1", order: null } })
  const { root } = openPage()
  const show = (known: Shipment, revision: number) =>
    act(async () =>
      root.render(
        <QueryClientProvider client={new QueryClient()}>
          <ShipmentDialog order={anOrder({ revision })} known={known} onClose={() => {}} />
        </QueryClientProvider>,
      ),
    )
  await show(parcel, 4)
  expect(document.body.textContent).not.toContain("Someone changed this")
  await show({ ...parcel, trackingNumber: "1Z8" }, 5)
  expect(document.body.textContent).toContain("Someone changed this while the form was open.")
  expect(document.body.textContent).toContain("UPS, Ground, 1Z8")
  await act(async () => document.querySelector("form")?.requestSubmit())
  expect(sent).toHaveBeenCalledExactlyOnceWith(
    expect.anything(),
    expect.objectContaining({ revision: 5, shipment: expect.objectContaining({ trackingNumber: "1Z9" }) }),
    expect.anything(),
  )
})
