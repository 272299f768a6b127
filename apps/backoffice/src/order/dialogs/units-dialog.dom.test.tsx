// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { typeInto } from "@voltread/ui/form/type-into.fixture.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act } from "react"
import type { Root } from "react-dom/client"
import { beforeEach, expect, test, vi } from "vitest"
import type { OrderDetailFragment } from "../../generated/order.ts"
import { request } from "../../session/request.ts"
import { anItem, anOrder } from "../order.fixture.ts"
import UnitsDialog from "./units-dialog.tsx"

vi.mock("../../session/request.ts", () => ({ request: vi.fn() }))

const sent = vi.mocked(request)
const onClose = vi.fn()
let root: Root

beforeEach(() => {
  sent.mockReset().mockResolvedValue({ result: { success: true, message: "", position: "1", order: null } })
  onClose.mockClear()
  root = openPage().root
})

const three = anItem({ id: "a", status: "PENDING", quantity: 3 })
const other = anItem({ id: "b", status: "PENDING" })

const open = (over: Partial<OrderDetailFragment>, item = three) =>
  act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <UnitsDialog
          order={anOrder({ status: "PENDING_PAYMENT", revision: 4, items: [three, other], ...over })}
          item={item}
          onClose={onClose}
        />
      </QueryClientProvider>,
    ),
  )

const button = (name: string) =>
  [...document.querySelectorAll<HTMLElement>("button")].find(
    (each) => (each.getAttribute("aria-label") ?? each.textContent).startsWith(name) && !each.hidden,
  )
const press = (name: string) => act(async () => button(name)?.click())
const giveReason = () =>
  act(async () => {
    typeInto(document.querySelector("textarea"), "Asked for less")
  })
const asked = () =>
  sent.mock.calls.map(([operation, variables]) => [
    /mutation (\w+)/.exec(operation.toString())?.[1],
    variables,
  ])

test("one unit less is canceled, as the order was seen", async () => {
  await open({})
  await giveReason()
  await press("YES")
  expect(asked()).toEqual([
    [
      "CancelOrderItemUnits",
      expect.objectContaining({ itemId: "a", quantity: 1, revision: 4, reason: "Asked for less" }),
    ],
  ])
  expect(onClose).toHaveBeenCalledOnce()
})

test("a line of which nothing stays is removed from an order that is not paid", async () => {
  await open({})
  await press("Decrease")
  await press("Decrease")
  await giveReason()
  await press("YES")
  expect(asked()).toEqual([["DeleteOrderItem", expect.objectContaining({ itemId: "a", revision: 4 })]])
})

test("all units of a paid line are canceled, and the dialog says that money goes back", async () => {
  await open({ status: "PAYMENT_RECEIVED", balance: { ...anOrder().balance, paid: 300 } })
  expect(document.body.textContent).toContain("Anything paid above the new total is refunded")
  await press("Decrease")
  await press("Decrease")
  await giveReason()
  await press("YES")
  expect(asked()).toEqual([["CancelOrderItemUnits", expect.objectContaining({ quantity: 3 })]])
})

test("nothing is sent without a reason", async () => {
  await open({})
  await press("YES")
  expect(document.body.textContent).toContain("Please enter a reason")
  expect(sent).not.toHaveBeenCalled()
})

test("the last unit of an order is not taken off here", async () => {
  const only = { ...three, quantity: 1 }
  await open({ items: [only] }, only)
  expect(document.body.textContent).toContain("Cancel the order instead.")
  await giveReason()
  await press("YES")
  expect(sent).not.toHaveBeenCalled()
})
