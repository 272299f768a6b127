// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { act } from "react"
import { createRoot } from "react-dom/client"
import { expect, test, vi } from "vitest"
import { anOrder, aPayment } from "../order.fixture.ts"
import RefundDialog from "./refund-dialog.tsx"

test("the refund of a payment says how much can go where", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  const payment = aPayment({ amount: 250 })
  const root = createRoot(document.body.appendChild(document.createElement("div")))
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <RefundDialog order={anOrder({ paymentDetails: [payment] })} payment={payment} onClose={() => {}} />
      </QueryClientProvider>,
    ),
  )
  expect(document.body.textContent).toContain("$250.00 was paid; $250.00 can be refunded to Visa 1111.")
  await act(async () => root.unmount())
})
