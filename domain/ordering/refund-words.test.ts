import { expect, test } from "vitest"
import { paidWith, refundDestinations } from "./refund-words.ts"

const card = { gatewayType: "CARD", cardType: "Visa", cardLastFour: "1111", kind: "sale", result: "settled" }

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

test("a card is called as its brand calls itself, not as gateways do", () => {
  expect(paidWith({ ...card, cardType: "MasterCard", cardLastFour: "4444" })).toBe(
    "Mastercard ending in 4444",
  )
})

test("what was paid with is named without where a refund would go", () => {
  expect(paidWith(card)).toBe("Visa ending in 1111")
  expect(paidWith({ gatewayType: "KLARNA", cardType: null, cardLastFour: null })).toBe("Klarna")
  expect(paidWith({ gatewayType: "toString", cardType: null, cardLastFour: null })).toBe("other means")
})
