import { expect, test } from "vitest"
import {
  allPaidWith,
  moneyBack,
  moneyForItems,
  paidWith,
  refundDestinations,
  WAITS_FOR_BANK,
} from "./refund-words.ts"

const card = {
  gatewayType: "CARD",
  cardType: "Visa",
  cardLastFour: "1111",
  kind: "sale",
  result: "settled",
  disputed: 0,
}

test("money goes back to where it came from, and only from payments that brought some", () => {
  expect(refundDestinations([card, { ...card, cardLastFour: "4242", result: "declined" }])).toBe(
    "Visa ending in 1111",
  )
  expect(
    refundDestinations([
      card,
      { ...card, kind: "refund" },
      { ...card, gatewayType: "KLARNA", cardType: null },
    ]),
  ).toBe("Visa ending in 1111 and Klarna, which lowers what you owe")
  expect(refundDestinations([{ ...card, gatewayType: "toString", cardType: null }])).toBe(
    "where it came from",
  )
})

test("a card has its brand's own spelling, not that of gateways", () => {
  expect(paidWith({ ...card, cardType: "MasterCard", cardLastFour: "4444" })).toBe(
    "Mastercard ending in 4444",
  )
})

test("what was paid with is named without where a refund would go", () => {
  expect(paidWith(card)).toBe("Visa ending in 1111")
  expect(paidWith({ gatewayType: "KLARNA", cardType: null, cardLastFour: null })).toBe("Klarna")
  expect(paidWith({ gatewayType: "toString", cardType: null, cardLastFour: null })).toBe("other means")
})

test("the lender of a signed contract is named beside what paid the rest, and once", () => {
  const both = "Visa ending in 1111 and your lender"
  expect(allPaidWith([card, card], 60)).toBe(both)
  const paid = { ...card, gatewayType: "LEASE", cardType: null, kind: "lease" }
  expect(allPaidWith([card, paid], 0)).toBe(both)
  expect(allPaidWith([card], 0)).toBe("Visa ending in 1111")
  expect(allPaidWith([], 0)).toBe("")
})

test("customers who cancel are told that they were not charged only where nothing was paid", () => {
  expect(moneyBack("$5.00", [card], 0)).toBe("$5.00 goes back to Visa ending in 1111.")
  expect(moneyBack(null, [card, { ...card, kind: "refund" }], 0)).toBe(
    "What you paid goes back to Visa ending in 1111.",
  )
  expect(moneyBack(null, [{ ...card, result: "declined" }], 0)).toBe("You have not been charged.")
  expect(moneyBack(null, [], 0)).toBe("You have not been charged.")
})

test.each([
  ["have paid", {}, "About $5.00 goes back to Visa ending in 1111."],
  ["dispute what they have paid", { payments: [{ ...card, disputed: 5 }] }, WAITS_FOR_BANK],
  ["have not paid, or only in part", { isPaid: false }, "You pay about $5.00 less."],
  ["wait for their lender", { isAtLender: true }, "you get a new one for what you keep"],
  ["have signed with a lender", { fromLender: 60 }, "Your contract becomes smaller"],
])(
  "customers who keep a part of an order read what that does to their money: they %s",
  (_, change, words) => {
    const order = { payments: [card], fromLender: 0, isAtLender: false, isPaid: true, ...change }
    expect(moneyForItems("about $5.00", order)).toContain(words)
  },
)

test("customers who dispute a payment read that its refund waits for their bank", () => {
  expect(moneyBack("$5.00", [{ ...card, disputed: 5 }], 0)).toBe(
    "$5.00 goes back to Visa ending in 1111. You dispute a payment with your bank, so its refund waits until your bank has decided.",
  )
})

test("customers who cancel after signing read that their contract ends, and nothing of what the lender may have charged", () => {
  expect(moneyBack(null, [], 60)).toBe("We have not charged you. Your contract with your lender ends.")
  expect(moneyBack("$5.00", [card], 60)).toBe(
    "$5.00 goes back to Visa ending in 1111. Your contract with your lender ends.",
  )
})
