import { expect, it } from "vitest"
import type { OrderQuery } from "../generated/order.ts"
import { isWaitingToReturn, returnableItems, returnWords } from "./order-returns.ts"

type Item = NonNullable<OrderQuery["order"]>["items"][number]

const NOW = new Date("2026-03-10T12:00:00Z")

const item = (
  returnableQuantity: number,
  status: string | null,
  quantity = 1,
  returnableUntil: string | null = "2026-03-20T00:00:00Z",
): Item =>
  ({
    returnableQuantity,
    returnableUntil,
    returnRequest: status === null ? null : { status, quantity, answer: null, refunded: 0 },
  }) as Item // Only what returns are about.

it.each([
  ["nothing asked for", item(2, null), true, false],
  ["nothing out", item(0, null), false, false],
  ["too late", item(2, null, 1, "2026-03-09T00:00:00Z"), false, false],
  ["one of two asked for", item(2, "REQUESTED"), false, true],
  ["both asked for", item(2, "REQUESTED", 2), false, false],
  [
    "one of two approved, too late for the other",
    item(2, "ACCEPTED", 1, "2026-03-09T00:00:00Z"),
    false,
    false,
  ],
  ["one of two back, not refunded yet", item(1, "RECEIVED"), false, true],
  ["both back, not refunded yet", item(0, "RECEIVED", 2), false, false],
  ["one of two refunded", item(1, "REFUNDED"), true, false],
  ["one of two declined", item(2, "REFUSED"), true, false],
  ["one of two kept after all", item(2, "WITHDRAWN"), true, false],
  ["kept after all, too late", item(2, "WITHDRAWN", 1, "2026-03-09T00:00:00Z"), false, false],
])("%s", (_, one, isReturnable, isWaiting) => {
  expect(returnableItems([one], NOW)).toHaveLength(isReturnable ? 1 : 0)
  expect(isWaitingToReturn(one, NOW)).toBe(isWaiting)
})

it.each([
  ["REQUESTED", null, "2 return requested"],
  ["ACCEPTED", null, "2 approved for return"],
  ["REFUSED", "It is used.", "2 return declined: It is used."],
  ["WITHDRAWN", null, "2 return canceled"],
  ["RECEIVED", null, "2 received back"],
  ["REFUNDED", null, "2 return complete"],
  ["UNKNOWN", null, null],
])("a return that is %s, answered with %j, is told as %j", (status, answer, words) => {
  const one = item(2, status, 2)
  const { returnRequest } = one
  expect(returnWords({ ...one, returnRequest: returnRequest && { ...returnRequest, answer } })).toBe(words)
})

it("only a return that brought money back is told as refunded", () => {
  const one = item(2, "REFUNDED", 2)
  const { returnRequest } = one
  expect(returnWords({ ...one, returnRequest: returnRequest && { ...returnRequest, refunded: 12.5 } })).toBe(
    "2 refunded",
  )
})

it("what nobody asked to return is told nothing", () => {
  expect(returnWords(item(2, null))).toBeNull()
})
