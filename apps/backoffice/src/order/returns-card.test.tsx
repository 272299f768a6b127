import { renderToStaticMarkup } from "react-dom/server"
import { expect, it, vi } from "vitest"
import { anItem, anOrder } from "./order.fixture.ts"
import ReturnsCard from "./returns-card.tsx"

vi.mock("../session/use-session.ts", () => ({ useMay: () => true }))

const show = (status: string): string => {
  const returnRequest = {
    quantity: 1,
    reason: "Too loud",
    status,
    answer: null,
    refunded: 0,
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
  ["REFUNDED", "Refunded", 0],
])("a return that is %s reads %j and leaves %d things to do", (status, label, count) => {
  const page = show(status)
  expect(page).toContain(`>${label}<`)
  expect([...page.matchAll(/<button/g)]).toHaveLength(count)
})
