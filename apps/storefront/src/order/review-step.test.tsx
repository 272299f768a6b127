import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import type { OrderDetails } from "./order-items.tsx"
import { aPayment } from "./payment.fixture.ts"
import { paymentState } from "./payment-state.ts"
import ReviewStep from "./review-step.tsx"

const crypto = (result: string, amount: number) => aPayment({ result, gatewayType: "CRYPTO", amount })

type Reviewed = Pick<
  OrderDetails,
  | "status"
  | "total"
  | "refundable"
  | "stillToPay"
  | "canBeCancelled"
  | "paymentDetails"
  | "leaseDetails"
  | "lenderSignatureUrl"
>

const underReview: Reviewed = {
  status: "PENDING_REVIEW",
  total: 100,
  refundable: 0,
  stillToPay: 100,
  canBeCancelled: true,
  paymentDetails: [crypto("succeeded", 40)],
  leaseDetails: null,
  lenderSignatureUrl: null,
}

const wordsFor = (change: Partial<Reviewed>): string => {
  const order = { ...underReview, ...change }
  const state = paymentState(order)
  if (state._tag !== "Reviewed" && state._tag !== "ReviewedByGateway" && state._tag !== "Investigated")
    throw new Error(state._tag)
  return renderToStaticMarkup(<ReviewStep order={order} state={state} />)
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
}

test("a part that came in is named with what is missing and where it would go back to", () => {
  const words = wordsFor({ refundable: 40, stillToPay: 60 })
  expect(words).toContain("We received $40.00 of $100.00; $60.00 is missing. Please do not send the rest")
  expect(words).toContain("refund $40.00 to your wallet; we will ask you for its address.")
  expect(words).toContain("you can cancel the order below")
})

test("a full payment is confirmed, and nothing is called missing", () => {
  const words = wordsFor({ refundable: 100, stillToPay: 0, paymentDetails: [crypto("succeeded", 100)] })
  expect(words).toContain("We received your payment of $100.00.")
  expect(words).not.toContain("missing")
})

test("nothing is promised back where nothing came in, and no way out is offered that there is not", () => {
  const words = wordsFor({ paymentDetails: [], canBeCancelled: false })
  expect(words).toContain("If we cannot accept it, we will cancel it and email you.")
  expect(words).not.toMatch(/refund|below/)
})

test("a payment that the gateway reviews must not be made twice", () => {
  const words = wordsFor({ paymentDetails: [crypto("reviewing", 100)] })
  expect(words).toContain("Your payment is being reviewed. Please do not pay again.")
})

test("a payment that nobody knows of must not be made twice either, and is not called one that is reviewed", () => {
  const words = wordsFor({ paymentDetails: [{ ...crypto("reviewing", 100), transactionId: null }] })
  expect(words).toContain("We are finding out whether your payment went through. Please do not pay again.")
  expect(words).toContain("if it is not, you can pay another way on this page")
  expect(words).not.toContain("being reviewed")
})
