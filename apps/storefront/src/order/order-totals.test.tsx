import type { ComponentProps } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { OrderTotals } from "./order-totals.tsx"
import { aPayment } from "./payment.fixture.ts"

type Order = ComponentProps<typeof OrderTotals>["order"]
type Payments = Order["paymentDetails"]

const totals = (
  shippingCost: number,
  paymentDetails: Payments = [],
  change: Partial<Pick<Order, "stillToPay" | "fromLender" | "leaseDetails">> = {},
): string =>
  renderToStaticMarkup(
    <OrderTotals
      order={{
        subTotal: 100,
        discount: 0,
        shippingCost,
        tax: 0,
        total: 100 + shippingCost,
        stillToPay: 0,
        fromLender: 0,
        leaseDetails: null,
        paymentDetails,
        ...change,
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
  const crypto = aPayment({ gatewayType: "CRYPTO" })
  const refused = aPayment({ result: "failed", cardType: "Visa", cardLastFour: "2222" })
  expect(totals(0, [refused, aPayment(card), crypto, aPayment(card)])).toContain(
    "Paid by Visa ending in 1111 and your crypto wallet",
  )
  expect(totals(0, [refused])).not.toContain("Paid by")
})

test("what is paid so far stands above what is still to pay; nothing where nothing is paid yet", () => {
  const part = [aPayment({ amount: 40 }), aPayment({ result: "declined", amount: 60 })]
  expect(totals(0, part, { stillToPay: 60 })).toContain(
    "Total $100.00 Paid so far $40.00 Still to pay $60.00",
  )
  expect(totals(0, [], { stillToPay: 100 })).not.toMatch(/Paid|Still/)
  expect(totals(0, [aPayment({ amount: 100 })])).not.toMatch(/Paid \$|Still/)
})

test("what goes back stands below what was paid, also where the total is smaller since", () => {
  const back = (result: string, amount: number) =>
    aPayment({ paymentId: `back-${amount}`, kind: "refund", result, amount })
  const payments = [aPayment({ amount: 200 }), back("settled", 80), back("requested", 20), back("failed", 7)]
  expect(totals(0, payments)).toContain(
    "Total $100.00 Paid $200.00 Refunded -$80.00 Refund on its way -$20.00 Paid by",
  )
})

test("what a lender pays beside a card is named from the signature until it has come", () => {
  const card = aPayment({ amount: 30, cardType: "Visa", cardLastFour: "1111" })
  const lent = aPayment({ paymentId: "lent", kind: "lease", gatewayType: "LEASE", amount: 70 })
  const signed = totals(0, [card], { fromLender: 70 })
  expect(signed).toContain("Paid $30.00 Your lender pays $70.00")
  expect(signed).toContain("Paid by Visa ending in 1111 and your lender")
  expect(totals(0, [card, lent])).not.toContain("lender pays")
  expect(totals(0, [card])).not.toContain("lender")
  expect(totals(0, [], { fromLender: 100 })).not.toContain("lender pays")
})

test("what is paid beside a lease is not all of the order before the contract is signed", () => {
  const card = aPayment({ amount: 30.1, cardType: "Visa", cardLastFour: "1111" })
  const leaseDetails = {
    ...{ id: "loan-1", statusName: "APPROVED", product: "lease", approvedAmount: 70, downPayment: 30.1 },
    ...{ smallestAmount: 0, signBy: null, approvalExpiresAt: null },
  }
  expect(totals(0, [card], { leaseDetails })).toContain(
    "Paid so far $30.10 Your contract is for $69.90 Paid by",
  )
  expect(totals(0, [], { leaseDetails })).not.toContain("contract")
  expect(totals(0, [card], { leaseDetails, stillToPay: 69.9 })).not.toContain("contract")
  expect(totals(0, [aPayment({ amount: 100 })], { leaseDetails })).not.toContain("contract")
})

test("crypto that is to be sent back says what it waits for, and that the customer must act", () => {
  const crypto = aPayment({ amount: 32, gatewayType: "CRYPTO" })
  const refund = { ...crypto, paymentId: "back", kind: "refund" }
  const waiting = totals(0, [crypto, { ...refund, result: "started" }])
  expect(waiting).toContain("Paid $32.00 Refund waiting for your wallet’s address -$32.00")
  expect(waiting).toContain("Please reply to the email in which we ask for it.")
  expect(waiting).not.toContain("on its way")
  expect(totals(0, [crypto, { ...refund, result: "succeeded" }])).not.toMatch(/wallet’s|reply/)
})
