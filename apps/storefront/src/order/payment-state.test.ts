import { describe, expect, test } from "vitest"
import { aPayment } from "./payment.fixture.ts"
import { paymentState } from "./payment-state.ts"

const sale = (result: string, change: Parameters<typeof aPayment>[0] = {}) => aPayment({ result, ...change })
const order = { leaseDetails: null, lenderSignatureUrl: null, refundable: 0, stillToPay: 800, total: 800 }
const lease = {
  id: "loan-1",
  statusName: "APPROVED",
  product: "lease",
  approvedAmount: 500,
  signBy: "2026-03-01T00:00:00.000Z",
  approvalExpiresAt: "2026-05-01T00:00:00.000Z",
  smallestAmount: 150,
  downPayment: null,
}
const url = "https://pay.example/1"

describe("what a shopper has to do for the payment of an order", () => {
  test("pay, whatever becomes of what is given back, and hear why the payment failed", () => {
    const failed = sale("failed", { message: "Declined.", paymentUrl: url, detected: 10 })
    const refund = sale("requested", { paymentId: "back-1", kind: "refund", message: "a gift" })
    expect(paymentState({ ...order, status: "PENDING_PAYMENT", paymentDetails: [failed, refund] })).toEqual({
      _tag: "Due",
      message: "Declined.",
      received: 0,
    })
  })

  test.each([
    ["DECLINED", "The lender could not approve your application. You can choose another way to pay."],
    ["CANCELLED", "Your application has ended. You can choose another way to pay."],
    ["APPROVED", null],
  ])("pay another way, and hear why, once the lender does not: %s", (statusName, message) => {
    const leaseDetails = { ...lease, statusName }
    expect(
      paymentState({ ...order, status: "PENDING_PAYMENT", leaseDetails, paymentDetails: [] }),
    ).toMatchObject({ message })
  })

  test("pay the rest, where a part has come", () => {
    const came = { refundable: 300, stillToPay: 500, paymentDetails: [sale("settled"), sale("declined")] }
    expect(paymentState({ ...order, ...came, status: "PENDING_PAYMENT" })).toEqual({
      _tag: "Due",
      message: null,
      received: 300,
    })
  })

  test("go to the page that waits, and hear of it only what has come there", () => {
    const started = (detected: number) =>
      paymentState({
        ...order,
        status: "PENDING_PAYMENT",
        paymentDetails: [sale("started", { paymentUrl: url, message: "Some came.", detected })],
      })
    expect(started(0)).toEqual({ _tag: "Started", url, message: null })
    expect(started(1)).toEqual({ _tag: "Started", url, message: "Some came." })
  })

  test.each([
    ["nothing once it is paid", "PAYMENT_RECEIVED", [sale("succeeded")], { _tag: "Nothing" }],
    ["nothing once it is canceled", "CANCELLED", [sale("started", { paymentUrl: url })], { _tag: "Nothing" }],
    ["wait while the bank is asked", "PENDING_PAYMENT", [sale("unanswered")], { _tag: "Checking" }],
    [
      "wait while the gateway still looks at it, though staff have ended their review",
      "PENDING_PAYMENT",
      [sale("reviewing")],
      { _tag: "Checking" },
    ],
    [
      "go on at the gateway's page",
      "PENDING_PAYMENT",
      [sale("declined"), sale("started", { paymentUrl: url })],
      { _tag: "Started", url, message: null },
    ],
    [
      "send the rest of what has come in part",
      "PENDING_PAYMENT",
      [sale("started", { paymentUrl: url, detected: 4, message: "We have received $4.00 of $10.00." })],
      { _tag: "Started", url, message: "We have received $4.00 of $10.00." },
    ],
    [
      "wait until all that has come is final",
      "PENDING_PAYMENT",
      [sale("started", { paymentUrl: url, detected: 10 }), sale("started", { paymentUrl: url })],
      { _tag: "Confirming" },
    ],
    [
      "pay again after a decline, knowing why",
      "PAYMENT_FAILED",
      [sale("declined", { message: "Your card was declined." })],
      { _tag: "Due", message: "Your card was declined.", received: 0 },
    ],
    ["pay where nothing was tried", "PENDING_PAYMENT", [], { _tag: "Due", message: null, received: 0 }],
  ])("%s", (_, status, paymentDetails, state) => {
    expect(paymentState({ ...order, status, paymentDetails })).toEqual(state)
  })

  test.each([
    ["wait while the lender decides", "LOAN_IN_PROCESS", {}, { _tag: "Applied" }],
    [
      "sign the contract",
      "PENDING_ESIGNATURE",
      { leaseDetails: lease, lenderSignatureUrl: url },
      { _tag: "ToSign", url, by: lease.signBy },
    ],
    [
      "keep less than was approved too little for",
      "PENDING_REVIEW",
      { leaseDetails: lease },
      { _tag: "PartlyApproved", approved: 500 },
    ],
    [
      "wait for the shop where the approval covers what is left of an order that is paid in part",
      "PENDING_REVIEW",
      { leaseDetails: lease, refundable: 300, stillToPay: 0 },
      { _tag: "Reviewed", received: 300, missing: 0 },
    ],
    [
      "pay what the lender does not",
      "PENDING_PAYMENT",
      { leaseDetails: { ...lease, downPayment: 250 }, stillToPay: 250 },
      { _tag: "Due", message: null, received: 0 },
    ],
    [
      "pay all of it where the lease has ended",
      "PENDING_PAYMENT",
      { leaseDetails: { ...lease, statusName: "CANCELLED", downPayment: 250 } },
      { _tag: "Due", message: "Your application has ended. You can choose another way to pay.", received: 0 },
    ],
    [
      "wait for the shop where the lender covers all of it",
      "PENDING_REVIEW",
      { leaseDetails: { ...lease, approvedAmount: order.total } },
      { _tag: "Reviewed", received: 0, missing: 0 },
    ],
    [
      "wait while the lender looks at it more closely",
      "PENDING_REVIEW",
      { leaseDetails: { ...lease, statusName: "IN REVIEW", approvedAmount: null } },
      { _tag: "Applied" },
    ],
    [
      "owe nothing that the lender pays, once it is signed",
      "PENDING_REVIEW",
      {
        leaseDetails: { ...lease, statusName: "COMPLETED", downPayment: 300 },
        refundable: 300,
        stillToPay: 0,
      },
      { _tag: "Reviewed", received: 300, missing: 0 },
    ],
    [
      "see what is missing where the lender pays nothing",
      "PENDING_REVIEW",
      {
        leaseDetails: { ...lease, statusName: "DECLINED", approvedAmount: null },
        refundable: 300,
        stillToPay: 500,
      },
      { _tag: "Reviewed", received: 300, missing: 500 },
    ],
  ])("of a lease: %s", (_, status, change, state) => {
    expect(paymentState({ ...order, ...change, status, paymentDetails: [] })).toEqual(state)
  })
})

describe("what a shopper reads while an order is under review", () => {
  const reviewed = { ...order, status: "PENDING_REVIEW" }

  test.each([
    ["all of the money has come", 800, 0, { _tag: "Reviewed", received: 800, missing: 0 }],
    ["a part of it has come", 500, 300, { _tag: "Reviewed", received: 500, missing: 300 }],
    ["too much has come", 900, 0, { _tag: "Reviewed", received: 900, missing: 0 }],
    ["nothing has come", 0, 800, { _tag: "Reviewed", received: 0, missing: 0 }],
  ])("%s", (_, refundable, stillToPay, state) => {
    expect(
      paymentState({ ...reviewed, refundable, stillToPay, paymentDetails: [sale("succeeded")] }),
    ).toEqual(state)
  })

  test("the gateway looks at the payment", () => {
    const paymentDetails = [sale("declined"), sale("reviewing", { gatewayType: "KLARNA" })]
    expect(paymentState({ ...reviewed, paymentDetails })).toEqual({ _tag: "ReviewedByGateway" })
  })

  test("people look for a payment that nobody knows of", () => {
    const paymentDetails = [sale("reviewing", { gatewayType: "KLARNA", transactionId: null })]
    expect(paymentState({ ...reviewed, paymentDetails })).toEqual({ _tag: "Investigated" })
  })
})
