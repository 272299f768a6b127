// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act } from "react"
import { expect, test, vi } from "vitest"
import { anItem, anOrder } from "../order.fixture.ts"
import ReturnDialog from "./return-dialog.tsx"

vi.mock("../../session/use-session.ts", () => ({ useMay: () => true }))

test("offers the units that left the shop and are not back", async () => {
  const item = anItem({ quantity: 4, shippedQuantity: 3, returnedQuantity: 1 })
  const { root } = openPage()
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <ReturnDialog order={anOrder({ items: [item] })} item={item} onClose={() => {}} />
      </QueryClientProvider>,
    ),
  )
  expect(document.querySelector("input")?.value).toBe("2")
})
