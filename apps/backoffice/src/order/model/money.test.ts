import { valueOfUnits } from "@voltread/domain/ordering/return-request.ts"
import { describe, expect, it } from "vitest"
import { anItem, anOrder, aPayment } from "../order.fixture.ts"
import { refundable } from "./money.ts"
import {
  approveWords,
  cancelWords,
  givenBack,
  itemCancelWords,
  proposedWords,
  returnWords as wordsOfReturn,
} from "./money-words.ts"

const returnWords = (order: Returned[0], item: Returned[1], units: number) =>
  wordsOfReturn(order, item, units, true)
type Returned = Parameters<typeof wordsOfReturn>

const refund = (amount: number, over: Parameters<typeof aPayment>[0] = {}) =>
  aPayment({ paymentId: `r${amount}`, kind: "refund", refersTo: "pay-1", amount, ...over })

it("is what the payment brought, less its refunds, to the cent", () => {
  const paid = aPayment()
  expect(refundable(paid, [paid])).toBe(100.1)
  expect(refundable(paid, [paid, refund(33.4), refund(66.6)])).toBe(0.1)
  expect(refundable(paid, [paid, refund(100.1), refund(5)])).toBe(0)
})

it("counts neither refunds that failed nor those of another payment", () => {
  const paid = aPayment()
  expect(refundable(paid, [paid, refund(50, { result: "failed" }), refund(50, { refersTo: "pay-2" })])).toBe(
    100.1,
  )
  expect(refundable(paid, [paid, refund(50, { result: "requested" })])).toBe(50.1)
})

it("is nothing for what brought no money", () => {
  for (const over of [{ result: "declined" }, { result: "requested" }, { kind: "refund" }]) {
    const other = aPayment(over)
    expect(refundable(other, [other])).toBe(0)
  }
})

const NOTHING_PAID = { paid: 0, refunded: 0, refunding: 0, refundOwed: 0, stillToPay: 0, fromLender: 0 }

describe("what a decision does to the money", () => {
  const sale = aPayment({ amount: 820.48 })

  it("is said before an order is cancelled, with where the money goes", () => {
    expect(cancelWords({ balance: NOTHING_PAID, paymentDetails: [sale] })).toBe(
      "Refunds $820.48 to Visa 1111 and tells the customer",
    )
    const coins = { gatewayType: "CRYPTO", cardType: null, cardLastFour: null }
    expect(cancelWords({ balance: NOTHING_PAID, paymentDetails: [{ ...sale, ...coins }] })).toBe(
      "Refunds $820.48 to the customer’s wallet (you pay it out by hand) and tells the customer",
    )
    expect(cancelWords({ balance: NOTHING_PAID, paymentDetails: [{ ...sale, disputed: 820.48 }] })).toBe(
      "Refunds $820.48 to Visa 1111 once the bank has decided about the dispute and tells the customer",
    )
    expect(cancelWords({ balance: NOTHING_PAID, paymentDetails: [] })).toBe(
      "Refunds nothing and tells the customer",
    )
    expect(cancelWords({ balance: { ...NOTHING_PAID, fromLender: 864.29 }, paymentDetails: [] })).toBe(
      "Refunds nothing, ends the contract with the lender and tells the customer",
    )
  })

  it("gives a lender's money back to the lender, and the rest to the card", () => {
    const cardless = { gatewayType: "LEASE", cardType: null, cardLastFour: null }
    const lent = aPayment({
      ...{ ...cardless, paymentId: "lent", kind: "lease", result: "succeeded" },
      ...{ amount: 300, gatewayName: "simple-lease" },
    })
    expect(refundable(lent, [sale, lent])).toBe(300)
    expect(cancelWords({ balance: NOTHING_PAID, paymentDetails: [sale, lent] })).toBe(
      "Refunds $820.48 to Visa 1111 and $300.00 to Simple Lease and tells the customer",
    )
  })

  it("takes what is given back from the payments in their order, and never more than is left of one", () => {
    const second = aPayment({ paymentId: "pay-2", gatewayType: "KLARNA", cardType: null, cardLastFour: null })
    expect(givenBack(820.48, [sale, second])).toBe("$820.48 to Visa 1111")
    expect(givenBack(900, [sale, second])).toBe("$820.48 to Visa 1111 and $79.52 to Klarna")
    expect(givenBack(60, [sale, second, refund(800)])).toBe("$20.48 to Visa 1111 and $39.52 to Klarna")
    expect(givenBack(60, [sale, second, refund(820.48)])).toBe("$60.00 to Klarna")
  })

  it("takes it from a card before crypto that was paid earlier, which staff pay out by hand", () => {
    const coins = aPayment({ paymentId: "pay-0", gatewayType: "CRYPTO", cardType: null, cardLastFour: null })
    expect(givenBack(60, [coins, sale])).toBe("$60.00 to Visa 1111")
    expect(givenBack(900, [coins, sale])).toBe(
      "$820.48 to Visa 1111 and $79.52 to the customer’s wallet (you pay it out by hand)",
    )
  })

  it.each([
    [820.48, "$820.48 is paid in full. The order goes on to shipping."],
    [50, "$50.00 is paid, the total is $820.48. The order will still be shipped."],
    [0, "None of $820.48 has been paid here. The order will still be shipped."],
  ])("is said before an order is approved of which %d dollars are paid", (paid, words) => {
    const review = {
      reason: "",
      since: "",
      approvedStatus: "PAYMENT_RECEIVED",
      advice: [],
      notChargedStatus: null,
    }
    const balance = { paid, refunded: 0, refunding: 0, refundOwed: 0, stillToPay: 0, fromLender: 0 }
    expect(approveWords({ review, balance, total: 820.48 })).toBe(words)
    const lender = { ...review, approvedStatus: "LOAN_IN_PROCESS" }
    expect(approveWords({ review: lender, balance, total: 820.48 })).toMatch(/lender/)
  })
})

const twoItems = (paid: number) =>
  anOrder({
    total: 300,
    refundable: paid,
    balance: { paid, refunded: 0, refunding: 0, refundOwed: 0, stillToPay: 0, fromLender: 0 },
    items: [anItem({ id: "a", total: 200 }), anItem({ id: "b", total: 100 })],
    paymentDetails: paid === 0 ? [] : [aPayment({ amount: paid })],
  })

it("says what canceling an item gives back: its share, as far as it was paid", () => {
  const item = { id: "b", total: 100 }
  expect(itemCancelWords(twoItems(300), item)).toBe("Refunds $100.00 to Visa 1111")
  expect(itemCancelWords(twoItems(250), item)).toBe("Refunds $50.00 to Visa 1111")
  expect(itemCancelWords(twoItems(0), item)).toBe("Refunds nothing")
  const order = twoItems(300)
  const last = {
    ...order,
    items: order.items.map((each) => ({ ...each, status: each.id === "a" ? "CANCELLED" : each.status })),
  }
  expect(itemCancelWords(last, item)).toBe("Refunds $300.00 to Visa 1111 and tells the customer")
})

it("says that canceling an item gives back nothing of what a bank has taken back", () => {
  const order = twoItems(300)
  const taken = aPayment({ paymentId: "v", kind: "void", refersTo: "pay-1", amount: 250 })
  const disputed = { ...order, refundable: 50, paymentDetails: [...order.paymentDetails, taken] }
  expect(itemCancelWords(disputed, { id: "b", total: 100 })).toBe("Refunds nothing")
})

it("says the same amount for units that come back as the server proposes", () => {
  const money = { price: 4.99, shippingCost: 0.5, discount: 0.1, tax: 0.47 }
  const line = { ...money, quantity: 3, status: "SHIPPED", returnedQuantity: 0, returnRequest: null }
  const order = { refundable: 100, paymentDetails: [aPayment({ amount: 100 })] }
  const inCents = { price: 499, shippingCost: 50, discount: 10, tax: 47, quantity: 3 }
  for (const [before, units] of [
    [0, 1],
    [1, 1],
    [2, 1],
    [0, 2],
    [1, 2],
    [0, 3],
  ] as const) {
    const item = { ...line, returnedQuantity: before }
    expect(returnWords({ ...order, items: [item] }, item, units)).toContain(
      `refund $${(valueOfUnits(inCents, before, units) / 100).toFixed(2)} to`,
    )
  }
})

it("says what to refund for units that come back, to the cent, and that nothing is by itself", () => {
  const money = { price: 33.34, shippingCost: 0, discount: 0.02, tax: 0 }
  const item = { ...money, quantity: 3, status: "SHIPPED", returnedQuantity: 0, returnRequest: null }
  const order = { items: [item], refundable: 100, paymentDetails: [aPayment({ amount: 100 })] }
  expect(returnWords(order, item, 3)).toMatch(
    /No refund is made automatically.* refund \$100\.00 to Visa 1111 under Payments/,
  )
  const returnRequest = {
    quantity: 1,
    reason: "",
    status: "ACCEPTED",
    answer: null,
    refunded: 0,
    proposedRefund: 1,
  }
  expect(returnWords(order, { ...item, returnRequest }, 3)).toContain("under Returns")
  const back = { ...item, returnedQuantity: 1 }
  const [first, rest] = [returnWords(order, item, 1), returnWords({ ...order, items: [back] }, back, 2)].map(
    (words) => Math.round(Number(/\$([\d.]+)/.exec(words)?.[1]) * 100),
  )
  expect((first ?? 0) + (rest ?? 0)).toBe(10_000)
  expect(wordsOfReturn(order, item, 3, false)).toContain("an admin can refund $100.00 to Visa 1111")
  expect(returnWords({ ...order, refundable: 20 }, item, 3)).toContain("$20.00")
  expect(returnWords({ ...order, refundable: 0 }, item, 1)).toContain("nothing is owed for these units")
})

it("says nothing to refund for units whose price was refunded before they come back", () => {
  const item = anItem({ price: 100, tax: 0, quantity: 2 })
  const canceled = anItem({ status: "CANCELLED" })
  const order = { items: [item, canceled], paymentDetails: [aPayment({ amount: 200 })] }
  expect(returnWords({ ...order, refundable: 130 }, item, 1)).toContain("$30.00")
  expect(returnWords({ ...order, refundable: 100 }, item, 1)).toContain("nothing is owed for these units")
})

it("says what a return that was asked for will give back", () => {
  const request = {
    quantity: 1,
    reason: "",
    status: "REQUESTED",
    answer: null,
    refunded: 0,
    proposedRefund: 33.4,
  }
  const order = { paymentDetails: [aPayment()] }
  expect(proposedWords(order, { returnRequest: request })).toBe(
    "Nothing is refunded yet. $33.40 to Visa 1111 can be refunded once the items are received.",
  )
  expect(proposedWords(order, { returnRequest: { ...request, proposedRefund: 0 } })).toMatch(/^Nothing/)
})
