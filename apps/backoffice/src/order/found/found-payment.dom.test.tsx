// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { typeInto } from "@voltread/ui/form/type-into.fixture.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act } from "react"
import type { Root } from "react-dom/client"
import { beforeEach, expect, test, vi } from "vitest"
import { request } from "../../session/request.ts"
import { FoundPayment } from "./found-payment.tsx"

vi.mock("../../session/request.ts", () => ({ request: vi.fn() }))

const sent = vi.mocked(request)
let root: Root

beforeEach(async () => {
  sent.mockReset().mockResolvedValue({ result: { success: true, message: "", position: "1" } })
  root = openPage().root
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <FoundPayment orderId="order-1" />
      </QueryClientProvider>,
    ),
  )
})

const lookUp = () => act(async () => document.querySelector("button")?.click())
const enter = (text: string) =>
  act(async () => {
    typeInto(document.querySelector("input"), text)
  })

test("the payment that staff found is looked up by its number", async () => {
  await enter(" k-1 ")
  await lookUp()
  expect(sent.mock.calls.map(([, variables]) => variables)).toEqual([
    expect.objectContaining({ orderId: "order-1", transactionId: "k-1" }),
  ])
})

test("what is wrong with the number is said beside it", async () => {
  const message = "Klarna has no such order for this one and its amount. Please check the number."
  sent.mockResolvedValue({ result: { success: false, message, position: null } })
  await enter("k-2")
  await lookUp()
  expect(document.body.textContent).toContain(message)
})

test("nothing is looked up without a number", async () => {
  await lookUp()
  expect(document.body.textContent).toContain("Please enter the order ID that you found")
  expect(sent).not.toHaveBeenCalled()
})
