// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { press } from "@voltread/ui/form/press.fixture.ts"
import { typeInto } from "@voltread/ui/form/type-into.fixture.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act } from "react"
import type { Root } from "react-dom/client"
import { beforeEach, expect, test, vi } from "vitest"
import { request } from "../session/request.ts"
import WriteOffDialog from "./write-off-dialog.tsx"

vi.mock("../session/request.ts", () => ({ request: vi.fn() }))

const sent = vi.mocked(request)
const onClose = vi.fn()
let root: Root

beforeEach(async () => {
  sent.mockReset().mockResolvedValue({ result: { success: true, message: "", position: "1" } })
  onClose.mockClear()
  root = openPage().root
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <WriteOffDialog order={ORDER} onClose={onClose} />
      </QueryClientProvider>,
    ),
  )
})

const ORDER = {
  orderId: "order-1",
  orderNumber: "VT-1",
  customerName: "Ada Vance",
  status: "COMPLETED",
  total: 212,
  missing: 212,
  createdAt: "2026-03-02T12:00:00.000Z",
}

const giveReason = () =>
  act(async () => {
    typeInto(document.querySelector("textarea"), "Lost dispute")
  })

test("all that is missing is written off, with the reason", async () => {
  expect(document.body.textContent).toContain("Write off $212.00 of VT-1")
  await giveReason()
  await press("YES")
  expect(sent.mock.calls.map(([, variables]) => variables)).toEqual([
    expect.objectContaining({ orderId: "order-1", amount: 212, reason: "Lost dispute" }),
  ])
  expect(onClose).toHaveBeenCalledOnce()
})

test("nothing is sent without a reason", async () => {
  await press("YES")
  expect(document.body.textContent).toContain("Please enter a reason")
  expect(sent).not.toHaveBeenCalled()
})

test("the dialog stays and says why nothing was written off", async () => {
  const message = "$10.00 is missing now. Please check the order again."
  sent.mockResolvedValue({ result: { success: false, message, position: null } })
  await giveReason()
  await press("YES")
  expect(document.body.textContent).toContain(message)
  expect(onClose).not.toHaveBeenCalled()
})
