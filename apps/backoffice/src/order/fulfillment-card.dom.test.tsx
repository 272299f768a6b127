// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act } from "react"
import { expect, it } from "vitest"
import { FulfillmentCard } from "./fulfillment-card.tsx"
import { anItem, anOrder } from "./order.fixture.ts"
import Pickups from "./pickups.tsx"

it.each([
  ["sent", "PENDING_SHIPMENT", "SHIPPED", "Record shipment"],
  ["made ready", "PENDING_PICKUP", "READY_TO_PICKUP", "Ready for pickup"],
])("offers that items are %s only where the order's status allows it", async (_, status, next, button) => {
  const { page, root } = openPage()
  const offers = async (nextStatuses: ReadonlyArray<string>) => {
    const order = anOrder({ items: [anItem({ status, nextStatuses: [...nextStatuses] })] })
    const onAction = () => undefined
    await act(() =>
      root.render(
        <QueryClientProvider client={new QueryClient()}>
          <FulfillmentCard order={order} changed={new Set()} onAction={onAction} />
          <Pickups order={order} onAction={onAction} />
        </QueryClientProvider>,
      ),
    )
    return [...page.querySelectorAll("button")].some(({ textContent }) => textContent === button)
  }
  expect(await offers([next, "CANCELLED"])).toBe(true)
  expect(await offers(["CANCELLED"])).toBe(false)
})
