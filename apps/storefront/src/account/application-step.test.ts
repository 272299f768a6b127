import { approvedTooLittle } from "@voltread/domain/loans/approval-words.ts"
import { expect, test } from "vitest"
import { applicationStep } from "./application-step.ts"

const SIGN_BY = "2026-03-10T10:00:00.000Z"
const application = {
  status: "APPROVED",
  orderStatus: "PENDING_ESIGNATURE",
  orderTotal: 800,
  approvedAmount: 1_000,
  smallestAmount: 150,
  signBy: SIGN_BY,
}

test.each([
  [
    "sign by the contract's date",
    {},
    { words: "Please sign your contract.", action: "Sign the contract", by: SIGN_BY },
  ],
  [
    "wait for a contract that is not there yet",
    { signBy: null },
    { words: "Your contract is being prepared.", action: null, by: null },
  ],
  [
    "wait for the contract of what is left to finance",
    { orderStatus: "LOAN_IN_PROCESS", approvedAmount: 500 },
    { words: "Your contract is being prepared.", action: null, by: null },
  ],
  [
    "choose, where less was approved than the order comes to",
    { orderStatus: "PENDING_REVIEW", approvedAmount: 500 },
    {
      words: "$300.00 of the order is not covered. Pay it by card, or choose another way.",
      action: "Choose what to do",
      by: null,
    },
  ],
  [
    "pay another way, where less was approved than is financed",
    { orderStatus: "PENDING_REVIEW", approvedAmount: 149.99 },
    { words: approvedTooLittle("$150.00"), action: "Choose what to do", by: null },
  ],
  [
    "pay the part that is owed",
    { orderStatus: "PENDING_PAYMENT", approvedAmount: 500 },
    {
      words: "Pay $300.00 by card, and the lender pays the rest.",
      action: "Pay the difference",
      by: null,
    },
  ],
  [
    "pay that part again after a decline",
    { orderStatus: "PAYMENT_FAILED", approvedAmount: 500 },
    {
      words: "Pay $300.00 by card, and the lender pays the rest.",
      action: "Pay the difference",
      by: null,
    },
  ],
  ["do nothing once it is paid", { orderStatus: "PAYMENT_RECEIVED" }, null],
  [
    "know that the order is canceled, instead of signing for it",
    { orderStatus: "CANCELLED" },
    { words: "The order was canceled.", action: null, by: null },
  ],
  ["wait until the order is known", { orderStatus: null }, null],
])("who is approved has to %s", (_, change, step) => {
  expect(applicationStep({ ...application, ...change })).toEqual(step)
})

test.each([
  ["COMPLETED", "PAYMENT_RECEIVED", "You have signed. There is nothing more to do.", null],
  ["COMPLETED", "PENDING_REVIEW", "You have signed. We are reviewing the order.", null],
  [
    "COMPLETED",
    "PENDING_ESIGNATURE",
    "The order has changed: please sign its new contract.",
    "Sign the contract",
  ],
  [
    "PENDING",
    "LOAN_IN_PROCESS",
    "The lender is reviewing your application. We will email you as soon as there is a decision.",
    null,
  ],
  [
    "IN REVIEW",
    "PENDING_REVIEW",
    "The lender is reviewing your application. We will email you as soon as there is a decision.",
    null,
  ],
  ["PENDING", "PAYMENT_RECEIVED", "The order was paid another way.", null],
  [
    "DECLINED",
    "PENDING_PAYMENT",
    "The lender did not approve it. You can pay the order another way.",
    "Choose how to pay",
  ],
  ["DECLINED", "PENDING_FULFILMENT", "The lender did not approve it. The order was paid another way.", null],
  [
    "CANCELLED",
    "PENDING_PAYMENT",
    "The application has ended. You can pay the order another way.",
    "Choose how to pay",
  ],
  ["CANCELLED", "PENDING_REVIEW", "The application has ended.", null],
  ["CANCELLED", "CANCELLED", "The order was canceled.", null],
])("of an application in %s for an order in %s: %s", (status, orderStatus, words, action) => {
  expect(applicationStep({ ...application, status, orderStatus })).toMatchObject({ words, action })
})
