import { describe, expect, test } from "vitest"
import { fewerUnits, hasUnitsToTakeOff } from "./fewer-units.ts"

const line = (id: string, over: object = {}) => ({
  id,
  status: "PENDING",
  quantity: 3,
  shippedQuantity: 0,
  ...over,
})
const order = (over: object = {}) => ({
  status: "PENDING_PAYMENT",
  items: [line("a"), line("b")],
  balance: { paid: 0 },
  leaseDetails: null,
  paymentDetails: [],
  ...over,
})

describe("the units of a line that have to stay", () => {
  test.each([
    ["none, where another line stays", order(), line("a"), 0],
    ["those that were shipped", order(), line("a", { shippedQuantity: 2 }), 2],
    ["one of the only line", order({ items: [line("a")] }), line("a"), 1],
    [
      "one of the last line that is not canceled",
      order({ items: [line("a"), line("b", { status: "CANCELLED" })] }),
      line("a"),
      1,
    ],
    [
      "those of the last line that were shipped",
      order({ items: [line("a")] }),
      line("a", { shippedQuantity: 2 }),
      2,
    ],
  ])("%s", (_, of, taken, least) => {
    expect(fewerUnits(of, taken).least).toBe(least)
  })
})

test.each([
  ["PENDING_PAYMENT", true],
  ["PENDING_REVIEW", true],
  ["PAYMENT_RECEIVED", false],
  ["CONFIRMED_BY_SUPPLIER", false],
])("whether a line of an order in %s leaves it: %s", (status, removes) => {
  expect(fewerUnits(order({ status }), line("a")).removes).toBe(removes)
})

test.each([
  ["nothing is paid", {}, "Nothing has been paid"],
  ["it is paid", { status: "PAYMENT_RECEIVED", balance: { paid: 90 } }, "is refunded the way it was paid"],
  ["a payment is under way", { paymentDetails: [{ kind: "sale", result: "started" }] }, "is in progress"],
  ["a payment was declined", { paymentDetails: [{ kind: "sale", result: "declined" }] }, "Nothing has been"],
  ["a contract waits", { status: "PENDING_ESIGNATURE" }, "The lender decides"],
])("says what becomes of the money where %s", (_, over, words) => {
  expect(fewerUnits(order(over), line("a")).money).toContain(words)
})

test.each([
  ["PENDING", 0, true],
  ["PENDING_SHIPMENT", 2, true],
  ["PENDING_SHIPMENT", 3, false],
  ["SHIPPED", 3, false],
  ["CANCELLED", 0, false],
])("a line in %s of which %i were shipped has units to take off: %s", (status, shippedQuantity, has) => {
  expect(hasUnitsToTakeOff(line("a", { status, shippedQuantity }))).toBe(has)
})
