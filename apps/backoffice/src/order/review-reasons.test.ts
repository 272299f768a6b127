import { expect, it } from "vitest"
import { anOrder } from "./order.fixture.ts"
import { reviewReasons } from "./review-reasons.ts"

const review = (reason: string) => ({
  reason,
  since: "2026-01-01T00:00:00.000Z",
  approvedStatus: "PAYMENT_RECEIVED",
  advice: [],
  notChargedStatus: null,
})
const paid = (amount: number) => ({
  paid: amount,
  refunded: 0,
  refunding: 0,
  refundOwed: 0,
  stillToPay: 0,
  fromLender: 0,
})

it("says a fraud score once, in the check's own words", () => {
  const fraudReasons = [
    "The fraud score is 82; orders above 50 are reviewed.",
    "The email address is disposable.",
  ]
  const order = anOrder({ review: review("fraud score 82"), fraudScore: 82, fraudReasons })
  expect(reviewReasons(order)).toEqual(fraudReasons)
})

it("makes a sentence of any other reason", () => {
  expect(reviewReasons(anOrder({ review: review("not enough in stock") }))).toEqual(["Not enough in stock."])
})

it("says how much came in where it is not the total", () => {
  const order = anOrder({ review: review("late money"), total: 820.48, balance: paid(800) })
  expect(reviewReasons(order)).toEqual(["Late money.", "$800.00 came in; the total is $820.48."])
})

it("names the lender's decision as every screen does", () => {
  const leaseDetails = {
    id: "loan-1",
    product: "loan",
    statusName: "PROGRESS",
    lender: "acima",
    leaseId: null,
    approvedAmount: null,
    approvedAt: null,
    updatedAt: null,
  }
  expect(reviewReasons(anOrder({ leaseDetails }))).toEqual(["The lender says: in progress."])
})
