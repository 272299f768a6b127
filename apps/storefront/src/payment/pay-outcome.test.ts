import { ApiError } from "@voltread/ui/api/api-error.ts"
import { expect, test } from "vitest"
import type { CheckoutAnswerFragment } from "../generated/payment.ts"
import { payOutcome } from "./pay-outcome.ts"

const refused = (code: string, order: CheckoutAnswerFragment["order"]): CheckoutAnswerFragment => ({
  success: false,
  message: "why",
  errors: [{ name: "Payment", code, message: "why" }],
  fieldErrors: [],
  paymentGatewayUrl: null,
  orderToken: "token",
  order,
})
const order = { id: "order", position: "7" }

test.each(["TIMEOUT", "PENDING", "ORDER_OVER"])(
  "a payment that is not decided, or whose order is over (%s), has its order to go on with",
  async (code) => {
    expect(await payOutcome(Promise.resolve(refused(code, order)))).toEqual({
      _tag: "Placed",
      orderId: "order",
      token: "token",
      position: "7",
      paymentUrl: null,
      isDecided: false,
    })
  },
)

test("a payment that came has its order, and one that is only begun the page where it goes on", async () => {
  const paid = { ...refused("", order), success: true, errors: [] }
  const placed = { _tag: "Placed", orderId: "order", token: "token", position: "7", isDecided: true }
  expect(await payOutcome(Promise.resolve(paid))).toEqual({ ...placed, paymentUrl: null })
  const paymentGatewayUrl = "https://pay.example/1"
  expect(await payOutcome(Promise.resolve({ ...paid, paymentGatewayUrl }))).toEqual({
    ...placed,
    paymentUrl: paymentGatewayUrl,
  })
})

test("a payment that failed is refused, and so is one that has no order yet", async () => {
  const expected = { _tag: "Refused", message: "why", fieldErrors: [] }
  expect(await payOutcome(Promise.resolve(refused("2000", order)))).toEqual({ ...expected, position: "7" })
  expect(await payOutcome(Promise.resolve(refused("TIMEOUT", null)))).toEqual({ ...expected, position: null })
})

test.each([
  ["network", { _tag: "Unanswered" }],
  ["refused", { _tag: "Refused", message: "why", fieldErrors: [], position: null }],
] as const)(
  "where the call fails (%s) it is known whether something may have been charged",
  async (kind, expected) => {
    expect(await payOutcome(Promise.reject(new ApiError(kind, "why")))).toEqual(expected)
  },
)
