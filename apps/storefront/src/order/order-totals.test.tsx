import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { OrderTotals } from "./order-totals.tsx"

const totals = (shippingCost: number): string =>
  renderToStaticMarkup(
    <OrderTotals
      order={{
        subTotal: 100,
        discount: 0,
        shippingCost,
        tax: 0,
        total: 100 + shippingCost,
        paymentDetails: [],
      }}
    />,
  )
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ")

test("shipping that costs nothing is free, as in the cart and in mails", () => {
  expect(totals(0)).toContain("Shipping Free Sales tax $0.00 Total $100.00")
  expect(totals(5)).toContain("Shipping $5.00 Sales tax $0.00 Total $105.00")
})
