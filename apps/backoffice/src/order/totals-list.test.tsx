import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import { anOrder } from "./order.fixture.ts"
import { TotalsList } from "./totals-list.tsx"

const rowsOf = (order: Parameters<typeof anOrder>[0], isForCustomer = false) =>
  renderToStaticMarkup(<TotalsList order={anOrder(order)} isForCustomer={isForCustomer} />).replaceAll(
    /<[^>]*>/g,
    " ",
  )

it("says that shipping is free, as the customer's own page does", () => {
  expect(rowsOf({ shippingCost: 0 })).toMatch(/Shipping\s+Free/)
  expect(rowsOf({ shippingCost: 15 })).toMatch(/Shipping\s+\$15\.00/)
})

it("has an amount of tax also where there is none to pay", () => {
  expect(rowsOf({ tax: 0 })).toMatch(/Sales tax\s+\$0\.00/)
})

it("adds up: what is kept is what was paid less what was refunded, what is on its way comes after it, and the customer's paper has no words of staff", () => {
  const balance = { paid: 300, refunded: 80, refunding: 20, refundOwed: 10, stillToPay: 0, fromLender: 0 }
  expect(rowsOf({ balance })).toMatch(
    /Paid\s+\$300\.00\s+Refunded\s+-\$80\.00\s+Kept\s+\$220\.00\s+Refund on its way\s+-\$20\.00\s+Refund owed\s+\$10\.00/,
  )
  const onPaper = rowsOf({ balance }, true)
  expect(onPaper).toMatch(/Paid\s+\$300\.00\s+Refunded\s+-\$80\.00\s+Refund on its way\s+-\$20\.00/)
  expect(onPaper).not.toMatch(/Kept|owed/)
})

it("says what is still to pay of an order that is paid in part, on paper, too", () => {
  const balance = { paid: 50, refunded: 0, refunding: 0, refundOwed: 0, stillToPay: 162, fromLender: 0 }
  for (const isForCustomer of [false, true])
    expect(rowsOf({ balance }, isForCustomer)).toMatch(/Paid\s+\$50\.00\s+Still to pay\s+\$162\.00/)
  expect(rowsOf({ balance: { ...balance, paid: 0 } })).not.toContain("Still to pay")
})

it("says what the lender of a signed contract pays beside the customer's part", () => {
  const balance = { paid: 50, refunded: 0, refunding: 0, refundOwed: 0, stillToPay: 0, fromLender: 162 }
  expect(rowsOf({ balance })).toMatch(/Paid\s+\$50\.00\s+The lender pays\s+\$162\.00/)
  expect(rowsOf({ balance: { ...balance, fromLender: 0 } })).not.toContain("lender")
})
