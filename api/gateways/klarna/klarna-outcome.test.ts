import { expect, test } from "vitest"
import { outcomeOf, refusedOutcome } from "./klarna-outcome.ts"
import { toTransaction, type WireOrder } from "./klarna-wire.ts"

const NOT_APPROVED = "Klarna could not approve this purchase. Please choose another way to pay."

/** Gateways §6, errors. */
test.each([
  [
    404,
    "NOT_FOUND",
    "authorization_token",
    "Klarna's approval is no longer valid. Please confirm with Klarna again.",
  ],
  [
    409,
    "BAD_VALUE",
    null,
    "Your order has changed since Klarna approved it. Please confirm with Klarna again.",
  ],
  [403, "REJECTED", null, NOT_APPROVED],
  [400, "BAD_VALUE", null, "Klarna did not accept this purchase. Please choose another way to pay."],
])(
  "status %i %s of Klarna is told to the shopper, with the vendor's own error",
  (status, code, field, message) => {
    const refusal = {
      _tag: "Refused",
      status,
      code,
      message: "Bad value: order_amount",
      repeated: false,
    } as const
    expect(refusedOutcome(refusal)).toEqual({
      _tag: "Invalid",
      code,
      field,
      message,
      vendorError: { name: code, code, message: "Bad value: order_amount" },
    })
  },
)

const order = (change: Partial<WireOrder>): WireOrder => ({
  order_id: "k-1",
  status: "AUTHORIZED",
  fraud_status: "ACCEPTED",
  order_amount: 21_200,
  original_order_amount: 21_200,
  captured_amount: 0,
  refunded_amount: 0,
  remaining_authorized_amount: 21_200,
  purchase_currency: "USD",
  order_lines: [],
  captures: [],
  refunds: [],
  ...change,
})

/** Gateways §11. */
test.each<[Partial<WireOrder>, object]>([
  [{}, { _tag: "Authorized" }],
  [{ fraud_status: "PENDING" }, { _tag: "Pending" }],
  [{ fraud_status: "REJECTED" }, { _tag: "Rejected", code: "REJECTED", message: NOT_APPROVED }],
  [{ status: "PART_CAPTURED", captured_amount: 1_000 }, { _tag: "Settling" }],
  [{ status: "CAPTURED", captured_amount: 21_200 }, { _tag: "Settling" }],
  [{ status: "CANCELLED" }, { _tag: "Failed", code: "voided", message: NOT_APPROVED }],
  [{ status: "EXPIRED" }, { _tag: "Failed", code: "expired", message: NOT_APPROVED }],
])("an order of Klarna with %j is %j", (change, outcome) => {
  expect(outcomeOf(toTransaction(order(change)))).toMatchObject(outcome)
})
