// @vitest-environment happy-dom
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act } from "react"
import { expect, test, vi } from "vitest"
import { anItem, anOrder } from "./order.fixture.ts"
import Pickups from "./pickups.tsx"

const run = vi.hoisted(() => vi.fn())
vi.mock("./model/use-order-command.ts", () => ({ useOrderCommand: () => ({ run, isPending: false }) }))

test("the button that is gone once items are ready leaves the focus to the heading above", async () => {
  const { page, root } = openPage()
  const show = (status: string) =>
    act(async () =>
      root.render(
        <section>
          <h2>Fulfillment</h2>
          <Pickups order={anOrder({ items: [anItem({ status })] })} onAction={() => undefined} />
        </section>,
      ),
    )
  await show("PENDING_PICKUP")
  run.mockImplementation(async () => {
    await show("READY_TO_PICKUP")
    return { _tag: "done" }
  })
  const ready = page.querySelector("button")
  ready?.focus()
  await act(async () => ready?.click())
  expect(page.querySelector("button")?.textContent).toBe("Hand over")
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe("Fulfillment"))
})
