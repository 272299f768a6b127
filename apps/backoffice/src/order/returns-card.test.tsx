import { renderToStaticMarkup } from "react-dom/server"
import { expect, it, vi } from "vitest"
import { anItem, anOrder } from "./order.fixture.ts"
import ReturnsCard from "./returns-card.tsx"

vi.mock("../session/use-session.ts", () => ({ useMay: () => true }))

const show = (status: string, refunded = 0): string => {
  const returnRequest = {
    quantity: 1,
    reason: "Too loud",
    status,
    answer: null,
    refunded,
    proposedRefund: 108,
  }
  const order = anOrder({ items: [anItem({ returnRequest })] })
  return renderToStaticMarkup(<ReturnsCard order={order} changed={new Set()} onAction={() => {}} />)
}

it.each([
  ["REQUESTED", "Waiting for an answer", 2],
  ["ACCEPTED", "On its way back", 2],
  ["REFUSED", "Declined", 0],
  ["WITHDRAWN", "Withdrawn by the customer", 0],
  ["RECEIVED", "Received, refund owed", 1],
  // Nothing was owed: a lender paid, or the money went back before.
  ["REFUNDED", "Closed", 0],
])("a return that is %s reads %j and leaves %d things to do", (status, label, count) => {
  const page = show(status)
  expect(page).toContain(`>${label}<`)
  expect([...page.matchAll(/<button/g)]).toHaveLength(count)
})

it("calls a return refunded where money went back", () => {
  expect(show("REFUNDED", 108)).toContain(">Refunded<")
})
