import { describe, expect, it } from "vitest"
import { GatewayMisconfigured } from "../../platform/gateway-error.ts"
import { actionOutcome, paymentOutcome } from "./braintree-answers.ts"

const answered = (value: object, repeated: boolean) =>
  ({ _tag: "Answered", value: { errors: { deepErrors: () => [] }, ...value }, repeated }) as const

const saleOf = (status: string, change: object = {}) => ({
  id: "t-1",
  status,
  type: "sale",
  amount: "49.99",
  creditCard: { bin: "411111", last4: "1111", cardType: "Visa" },
  ...change,
})
const withSale = (status: string, change: object = {}) => ({
  success: false,
  transaction: saleOf(status, change),
})
const refusedFor = (code: string) => ({
  success: false,
  message: "No.",
  errors: { deepErrors: () => [{ code, attribute: "amount", message: "No." }] },
})

describe("a sale whose call was repeated", () => {
  it.each([
    ["is taken for a duplicate", withSale("gateway_rejected", { gatewayRejectionReason: "duplicate" })],
    ["has used its nonce", refusedFor("91564")],
  ])("may have been made where it %s, which says nothing about the first try", (_, value) => {
    expect(paymentOutcome(answered(value, true))).toMatchObject({ _tag: "Unanswered" })
    expect(paymentOutcome(answered(value, false))).not.toMatchObject({ _tag: "Unanswered" })
  })

  it.each([
    withSale("gateway_rejected", { gatewayRejectionReason: "cvv" }),
    withSale("processor_declined", { processorResponseCode: "2001" }),
    refusedFor("91565"),
    refusedFor("81528"),
  ])("is not made where the gateway says so of it: %j", (value) => {
    expect(paymentOutcome(answered(value, true))).toMatchObject({
      _tag: expect.stringMatching(/^(Rejected|Declined|Invalid)$/),
    })
  })
})

describe("a sale", () => {
  it.each(["915233", "915234", "915235"])("may be under way where its key is in use: %s", (code) => {
    expect(paymentOutcome(answered(refusedFor(code), false))).toMatchObject({ _tag: "Unanswered" })
  })

  it("is not possible at all where the account may have no keys", () => {
    expect(paymentOutcome(answered(refusedFor("915231"), false))).toBeInstanceOf(GatewayMisconfigured)
  })

  it.each([{}, { success: true }, { success: true, transaction: saleOf("settled", { amount: "a lot" }) }])(
    "may have been made where the answer cannot be read: %j",
    (value) => {
      expect(paymentOutcome(answered(value, false))).toMatchObject({ _tag: "Unanswered" })
    },
  )

  it.each(["processor_declined", "gateway_rejected"])("that is %s shows which card it was", (status) => {
    expect(paymentOutcome(answered(withSale(status), false))).toMatchObject({
      cardFingerprint: "Visa 411111 1111",
    })
  })

  it("that is paid does not", () => {
    expect(paymentOutcome(answered(withSale("submitted_for_settlement"), false))).not.toHaveProperty(
      "cardFingerprint",
    )
  })
})

describe("a void or refund", () => {
  const outcome = (value: object, repeated = false) => actionOutcome("refund", answered(value, repeated))

  it("is done only where the gateway says so", () => {
    expect(outcome({ success: true, transaction: saleOf("voided") })).toMatchObject({ _tag: "Done" })
    expect(outcome(withSale("failed", { processorResponseCode: "2000" }))).toMatchObject({
      _tag: "Refused",
      code: "2000",
    })
  })

  it("waits for what has not settled, and is refused for anything else", () => {
    expect(outcome(refusedFor("91506"))).toMatchObject({ _tag: "NotYet" })
    expect(outcome(refusedFor("91504"))).toMatchObject({ _tag: "Refused", code: "91504" })
  })

  it("may have been done by an earlier try, or by one that is under way", () => {
    expect(outcome(refusedFor("91504"), true)).toMatchObject({ _tag: "Unanswered" })
    expect(outcome(refusedFor("915233"))).toMatchObject({ _tag: "Unanswered" })
  })
})
