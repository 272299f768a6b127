// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { act } from "react"
import { createRoot } from "react-dom/client"
import { expect, test, vi } from "vitest"
import { anItem, anOrder } from "../order.fixture.ts"
import ReturnDialog from "./return-dialog.tsx"

test("offers the units that left the shop and are not back", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  const item = anItem({ quantity: 4, shippedQuantity: 3, returnedQuantity: 1 })
  const root = createRoot(document.body.appendChild(document.createElement("div")))
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <ReturnDialog order={anOrder({ items: [item] })} item={item} onClose={() => {}} />
      </QueryClientProvider>,
    ),
  )
  expect(document.querySelector("input")?.value).toBe("2")
  await act(async () => root.unmount())
})
