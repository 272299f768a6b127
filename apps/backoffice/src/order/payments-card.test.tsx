import { renderToStaticMarkup } from "react-dom/server"
import { expect, it, vi } from "vitest"
import { anOrder, aPayment } from "./order.fixture.ts"
import { PaymentsCard } from "./payments-card.tsx"

vi.mock("../session/use-session.ts", () => ({ useMay: () => true }))

it("names the payment in each of its buttons, which make sense without the rest of the page", () => {
  const wallet = aPayment({
    paymentId: "pay-2",
    gatewayType: "CRYPTO",
    gatewayName: "plisio",
    amount: 800.17,
    cardType: null,
    cardLastFour: null,
  })
  const toPayOut = aPayment({
    ...wallet,
    paymentId: "refund-1",
    kind: "refund",
    result: "started",
    amount: 129.91,
    refersTo: "pay-2",
  })
  const order = anOrder({ paymentDetails: [aPayment(), wallet, toPayOut] })
  const page = renderToStaticMarkup(<PaymentsCard order={order} changed={new Set()} onAction={() => {}} />)
  expect([...page.matchAll(/<button[^>]*aria-label="([^"]*)"/g)].map(([, name]) => name)).toEqual([
    "Refund $100.10, Visa ending in 1111",
    "Refund $800.17, Crypto",
    "Confirm payout of $129.91",
  ])
})

it("says how much of a payment its customer disputes", () => {
  const page = (disputed: number) =>
    renderToStaticMarkup(
      <PaymentsCard
        order={anOrder({ paymentDetails: [aPayment({ disputed })] })}
        changed={new Set()}
        onAction={undefined}
      />,
    )
  expect(page(50)).toContain("$50.00 disputed")
  expect(page(0)).not.toContain("disputed")
})

it("begins the reason of a refund like a sentence, whoever gave it", () => {
  const page = renderToStaticMarkup(
    <PaymentsCard
      order={anOrder({ paymentDetails: [aPayment({ kind: "refund", message: "order changed" })] })}
      changed={new Set()}
      onAction={undefined}
    />,
  )
  expect(page).toContain("Order changed")
})
