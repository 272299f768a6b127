// @vitest-environment happy-dom
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act } from "react"
import { expect, test, vi } from "vitest"
import { MailPickupCodeDocument } from "../generated/order-mail.ts"
import { anItem, anOrder } from "./order.fixture.ts"
import Pickups from "./pickups.tsx"

const run = vi.hoisted(() => vi.fn())
const showToast = vi.hoisted(() => vi.fn())
vi.mock("@voltread/ui/components/toast-queue.ts", () => ({ showToast }))
vi.mock("./model/use-order-command.ts", () => ({ useOrderCommand: () => ({ run, isPending: false }) }))

test("the button that is gone once items are ready leaves the focus to the heading above", async () => {
  const { page, root } = openPage()
  const show = (status: string, nextStatuses: ReadonlyArray<string>) =>
    act(async () =>
      root.render(
        <section>
          <h2>Fulfillment</h2>
          <Pickups
            order={anOrder({ items: [anItem({ status, nextStatuses: [...nextStatuses] })] })}
            onAction={() => undefined}
          />
        </section>,
      ),
    )
  await show("PENDING_PICKUP", ["READY_TO_PICKUP"])
  run.mockImplementation(async () => {
    await show("READY_TO_PICKUP", ["PICKUPED"])
    return { _tag: "done" }
  })
  const ready = page.querySelector("button")
  ready?.focus()
  await act(async () => ready?.click())
  expect(page.querySelector("button")?.textContent).toBe("Hand over")
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe("Fulfillment"))
})

test("the code is mailed again where items wait in their store, and a refusal is said", async () => {
  const { page, root } = openPage()
  const show = (order: Parameters<typeof anOrder>[0]) =>
    act(async () => root.render(<Pickups order={anOrder(order)} onAction={() => undefined} />))
  const offered = () => [...page.querySelectorAll("button")].map(({ textContent }) => textContent)
  const items = [anItem({ status: "READY_TO_PICKUP" })]
  await show({ status: "PENDING_REVIEW", items })
  expect(offered()).toEqual(["Hand over"])
  await show({ status: "PENDING_FULFILMENT", items })
  expect(offered()).toEqual(["Hand over", "Email the code again"])
  run.mockReset()
  run.mockResolvedValue({ _tag: "refused", message: "This code was emailed too often." })
  await act(async () => page.querySelectorAll("button")[1]?.click())
  expect(run).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ operation: MailPickupCodeDocument, content: { storeId: null } }),
  )
  expect(showToast).toHaveBeenCalledExactlyOnceWith({
    severity: "error",
    message: "This code was emailed too often.",
  })
})
