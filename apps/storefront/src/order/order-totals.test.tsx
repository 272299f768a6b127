import type { ComponentProps } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { OrderTotals } from "./order-totals.tsx"

type Order = ComponentProps<typeof OrderTotals>["order"]
type Payments = Order["paymentDetails"]

const totals = (
  shippingCost: number,
  paymentDetails: Payments = [],
  leaseDetails: Order["leaseDetails"] = null,
): string =>
  renderToStaticMarkup(
    <OrderTotals
      order={{
        subTotal: 100,
        discount: 0,
        shippingCost,
        tax: 0,
        total: 100 + shippingCost,
        refundable: paymentDetails.reduce((sum, { amount }) => sum + amount, 0),
        paymentDetails,
        leaseDetails,
      }}
    />,
  )
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ")

test("shipping that costs nothing is free, as in the cart and in mails", () => {
  expect(totals(0)).toContain("Shipping Free Sales tax $0.00 Total $100.00")
  expect(totals(5)).toContain("Shipping $5.00 Sales tax $0.00 Total $105.00")
})

test("all that paid for it is named once, and nothing that did not", () => {
  const card = { cardType: "Visa", cardLastFour: "1111" }
  const payment = (change: Partial<Payments[number]>): Payments[number] => ({
    paymentId: "pay-1",
    kind: "sale",
    result: "succeeded",
    gatewayType: "CARD",
    transactionId: "t1",
    paymentUrl: null,
    detected: 0,
    message: null,
    amount: 10,
    cardType: null,
    cardLastFour: null,
    at: "2026-01-01T00:00:00.000Z",
    ...change,
  })
  const crypto = payment({ gatewayType: "CRYPTO" })
  const refused = payment({ result: "failed", cardType: "Visa", cardLastFour: "2222" })
  expect(totals(0, [refused, payment(card), crypto, payment(card)])).toContain(
    "Paid by Visa ending in 1111 and your crypto wallet",
  )
  expect(totals(0, [refused])).not.toContain("Paid by")
  const lease = {
    id: "l1",
    statusName: "COMPLETED",
    product: "lease",
    approvedAmount: 90,
    signBy: null,
    downPayment: 10,
  }
  expect(totals(0, [payment(card)], lease)).toContain("Paid by Visa ending in 1111 and your lender")
  expect(totals(0, [], { ...lease, statusName: "APPROVED" })).not.toContain("Paid by")
})
