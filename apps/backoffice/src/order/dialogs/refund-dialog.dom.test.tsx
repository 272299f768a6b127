// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { serverInTrouble } from "@voltread/ui/api/server-in-trouble.fixture.ts"
import { press } from "@voltread/ui/form/press.fixture.ts"
import { typeInto } from "@voltread/ui/form/type-into.fixture.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { until } from "@voltread/ui/page/until.fixture.ts"
import { act } from "react"
import type { Root } from "react-dom/client"
import { beforeEach, expect, test, vi } from "vitest"
import { request } from "../../session/request.ts"
import { anOrder, aPayment } from "../order.fixture.ts"
import RefundDialog from "./refund-dialog.tsx"

vi.mock("../../session/request.ts", () => ({ request: vi.fn() }))

const sent = vi.mocked(request)
const payment = aPayment({ amount: 250 })
let root: Root

beforeEach(() => {
  sent.mockReset().mockResolvedValue({ result: { success: true, message: "", position: "1", order: null } })
  root = openPage().root
})

const show = (paymentDetails = [payment], about = payment) =>
  act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <RefundDialog order={anOrder({ paymentDetails })} payment={about} onClose={() => {}} />
      </QueryClientProvider>,
    ),
  )

test("the refund of a payment says how much can go where", async () => {
  await show()
  expect(document.body.textContent).toContain("$250.00 was paid; $250.00 can be refunded to Visa 1111.")
})

test("a refund of a disputed payment says that it waits for the bank", async () => {
  const disputed = { ...payment, disputed: 200 }
  await show([disputed], disputed)
  expect(document.body.textContent).toContain(
    "The customer disputes $200.00 of this payment with their bank.",
  )
})

test("a refund is decided by what was left when the dialog opened, also when somebody else refunds meanwhile", async () => {
  await show()
  await act(async () => {
    typeInto(document.querySelector("input"), "10")
    typeInto(document.querySelector("textarea"), "Late")
  })
  await show([
    payment,
    aPayment({
      paymentId: "r-1",
      kind: "refund",
      refersTo: payment.paymentId,
      amount: 10,
      result: "requested",
    }),
  ])
  await press("YES")
  expect(sent.mock.calls.map(([, variables]) => variables)).toEqual([
    expect.objectContaining({ paymentId: payment.paymentId, amount: 10, left: 250 }),
  ])
})

test.each(["INTERNAL", "UNAVAILABLE"] as const)(
  "a refund may have been started where the server fails (%s): what was typed stays, and the next press is the same refund",
  async (code) => {
    const server = serverInTrouble(code)
    sent.mockImplementation(server.request)
    await show()
    await act(async () => {
      typeInto(document.querySelector("input"), "10")
      typeInto(document.querySelector("textarea"), `Late, ${code}`)
    })
    await press("YES")
    await until(() =>
      expect(document.querySelector("[role=alert]")?.textContent).toBe(
        "No answer came, so this may have been done. Please try again: it is never done twice.",
      ),
    )
    expect(document.querySelector("input")?.value).toBe("10")
    expect(document.querySelector("textarea")?.value).toBe(`Late, ${code}`)
    server.recover({ result: { success: true, message: "", position: "1", order: null } })
    await press("YES")
    await until(() => expect(document.querySelector("[role=alert]")).toBeNull())
    expect(server.sent.length).toBeGreaterThan(1)
    expect(new Set(server.sent.map(({ commandId }) => commandId)).size).toBe(1)
  },
)
