import { describe, expect, test } from "vitest"
import { categoryOf, toTransaction, type WireOrder } from "./klarna-wire.ts"

const order: WireOrder = {
  order_id: "k-1",
  status: "PART_CAPTURED",
  fraud_status: "ACCEPTED",
  order_amount: 10_000,
  original_order_amount: 10_000,
  captured_amount: 6_000,
  refunded_amount: 0,
  remaining_authorized_amount: 4_000,
  purchase_currency: "USD",
  order_lines: [{ type: "physical", total_amount: 10_000 }],
  captures: [{ captured_amount: 6_000 }],
  refunds: [],
}
const released = { type: "discount", reference: "refund-1", total_amount: -1_500 }

describe("what can no longer be captured of an order of Klarna", () => {
  test.each<[string, Partial<WireOrder>, string, number | undefined]>([
    ["that is captured in part", {}, "settling", undefined],
    [
      "of which the shop has released a part",
      {
        order_amount: 8_500,
        remaining_authorized_amount: 2_500,
        order_lines: [...order.order_lines, released],
      },
      "settling",
      undefined,
    ],
    [
      "that was released at Klarna",
      { order_amount: 6_000, remaining_authorized_amount: 0 },
      "settling",
      4_000,
    ],
    ["that ran out after a part", { status: "EXPIRED" }, "settled", 4_000],
    ["that was closed after a part", { status: "CLOSED", remaining_authorized_amount: 0 }, "settled", 4_000],
    [
      "that ran out before anything was captured, which is gone as a whole",
      { status: "EXPIRED", captured_amount: 0, captures: [] },
      "expired",
      undefined,
    ],
  ])("%s", (_, change, status, lapsed) => {
    const transaction = toTransaction({ ...order, ...change })
    expect(transaction).toMatchObject({ status, amount: 10_000 })
    expect(transaction.lapsed).toBe(lapsed)
  })
})

test.each<[ReadonlyArray<string>, string]>([
  [["pay_later", "klarna"], "klarna"],
  [["pay_now", "pay_later", "pay_over_time"], "pay_over_time"],
  [["pay_later"], "pay_later"],
  [["pay_someday"], "pay_someday"],
  [[], "klarna"],
])("of the forms %j that Klarna has for a purchase, %s is shown", (offered, shown) => {
  const payment_method_categories = offered.map((identifier) => ({ identifier }))
  expect(categoryOf({ client_token: "t", payment_method_categories })).toBe(shown)
})
