// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { typeInto } from "@voltread/ui/form/type-into.fixture.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act } from "react"
import type { Root } from "react-dom/client"
import { beforeEach, expect, test, vi } from "vitest"
import { anItem, anOrder, aPayment } from "../order.fixture.ts"
import ReturnStepDialog from "./return-step-dialog.tsx"

vi.mock("../../session/use-session.ts", () => ({ useMay: () => true }))

let root: Root

beforeEach(() => {
  root = openPage().root
})

const item = anItem({
  returnRequest: {
    quantity: 1,
    reason: "Too small",
    status: "RECEIVED",
    answer: null,
    refunded: 0,
    proposedRefund: 60,
  },
})
const order = anOrder({
  items: [item],
  refundable: 300,
  paymentDetails: [
    aPayment({ paymentId: "card", amount: 100 }),
    aPayment({ paymentId: "later", amount: 200, gatewayType: "KLARNA", cardType: null, cardLastFour: null }),
  ],
})

const show = (tag: "receiveReturn" | "refundReturn", of: typeof item, within = order) =>
  act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <ReturnStepDialog action={{ _tag: tag, itemId: of.id }} order={within} item={of} onClose={() => {}} />
      </QueryClientProvider>,
    ),
  )

const typeAmount = (amount: string) =>
  act(async () => {
    typeInto(document.querySelector("input"), amount)
  })

test("the refund of a return says which amount goes where, for the amount that is entered", async () => {
  await show("refundReturn", item)
  expect(document.body.textContent).toContain("Refunds $60.00 to Visa 1111.")
  await typeAmount("150")
  expect(document.body.textContent).toContain("Refunds $100.00 to Visa 1111 and $50.00 to Klarna.")
  await typeAmount("301")
  expect(document.body.textContent).not.toContain("Refunds")
})

test("a return for which nothing is owed anymore can be closed without a refund, another one cannot", async () => {
  await show("refundReturn", item)
  await typeAmount("0")
  expect(document.body.textContent).not.toContain("Refunds")
  await act(async () => root.render(null))
  const settled = {
    ...item,
    returnRequest: item.returnRequest && { ...item.returnRequest, proposedRefund: 0 },
  }
  await show("refundReturn", settled)
  expect(document.body.textContent).toContain("Close the return")
  expect(document.body.textContent).toContain("Refunds nothing.")
  expect(document.querySelector("input")).not.toBeNull()
  await show("refundReturn", settled, { ...order, refundable: 0 })
  expect(document.querySelector("input")).toBeNull()
})

test("an answer that a colleague gave while the dialog was open is not taken back unseen", async () => {
  const send = vi.fn(async () => Response.json({}))
  vi.stubGlobal("fetch", send)
  const client = new QueryClient()
  const showAs = (status: string) =>
    act(async () =>
      root.render(
        <QueryClientProvider client={client}>
          <ReturnStepDialog
            action={{ _tag: "answerReturn", itemId: item.id, isAccepted: false }}
            order={order}
            item={{ ...item, returnRequest: item.returnRequest && { ...item.returnRequest, status } }}
            onClose={() => {}}
          />
        </QueryClientProvider>,
      ),
    )
  await showAs("REQUESTED")
  await act(async () => typeInto(document.querySelector("textarea"), "It was opened."))
  expect(document.querySelector("[role=alert]")).toBeNull()
  await showAs("ACCEPTED")
  expect(document.querySelector("[role=alert]")?.textContent).toContain("Somebody else has answered")
  await showAs("WITHDRAWN")
  expect(document.querySelector("[role=alert]")?.textContent).toBe("The customer has withdrawn this return.")
  // Another one, which the customer has asked for since.
  await showAs("REQUESTED")
  expect(document.querySelector("[role=alert]")?.textContent).toBe("The customer has withdrawn this return.")
  await act(async () => document.querySelector("form")?.requestSubmit())
  expect(send).not.toHaveBeenCalled()
})

test.each([
  ["receiveReturn", "ACCEPTED", "RECEIVED", "This return has been received meanwhile."],
  ["refundReturn", "RECEIVED", "REFUNDED", "This return has been refunded meanwhile."],
] as const)(
  "%s says what a colleague did meanwhile, and does not do it again",
  async (tag, before, after, words) => {
    const send = vi.fn(async () => Response.json({}))
    vi.stubGlobal("fetch", send)
    const client = new QueryClient()
    const showAs = (status: string, quantity: number) =>
      act(async () =>
        root.render(
          <QueryClientProvider client={client}>
            <ReturnStepDialog
              action={{ _tag: tag, itemId: item.id }}
              order={order}
              item={{
                ...item,
                returnRequest: item.returnRequest && { ...item.returnRequest, status, quantity },
              }}
              onClose={() => {}}
            />
          </QueryClientProvider>,
        ),
      )
    await showAs(before, 2)
    expect(document.querySelector("[role=alert]")).toBeNull()
    await showAs(after, 1)
    await act(async () => document.querySelector("form")?.requestSubmit())
    expect(document.querySelector("[role=alert]")?.textContent).toContain(words)
    expect(send).not.toHaveBeenCalled()
  },
)

test("what can be refunded is said for the units that came, in a line that does not come and go under the button", async () => {
  const two = anItem({
    ...item,
    price: 60,
    tax: 0,
    quantity: 2,
    shippedQuantity: 2,
    returnRequest: item.returnRequest && { ...item.returnRequest, quantity: 2, status: "ACCEPTED" },
  })
  await show("receiveReturn", two, anOrder({ ...order, items: [two], refundable: 120 }))
  expect(document.body.textContent).toContain("refund $100.00 to Visa 1111 and $20.00 to Klarna")
  await act(async () => {
    document.querySelector<HTMLElement>('button[slot="decrement"]')?.click()
  })
  expect(document.body.textContent).toContain("refund $60.00 to Visa 1111 under Returns")
})

test("how many units came is asked where several were to come back", async () => {
  const returnRequest = item.returnRequest && { ...item.returnRequest, status: "ACCEPTED" }
  await show("receiveReturn", { ...item, returnRequest })
  expect(document.body.textContent).not.toContain("Units that came")
  await show("receiveReturn", { ...item, returnRequest: returnRequest && { ...returnRequest, quantity: 2 } })
  expect(document.body.textContent).toContain("Units that came")
})
