import type { OrderQuery } from "../generated/order.ts"

type Item = NonNullable<OrderQuery["order"]>["items"][number]

const IN_HAND: ReadonlySet<string> = new Set(["REQUESTED", "ACCEPTED", "RECEIVED"])

/** Items of which units can be sent back at that time, and of which no return is under way. */
export const returnableItems = (items: ReadonlyArray<Item>, now: Date): ReadonlyArray<Item> =>
  items.filter(
    ({ returnableQuantity, returnableUntil, returnRequest }) =>
      returnableQuantity > 0 &&
      returnableUntil !== null &&
      new Date(returnableUntil) >= now &&
      !IN_HAND.has(returnRequest?.status ?? ""),
  )

const WORDS: Readonly<Record<string, string>> = {
  REQUESTED: "return requested",
  ACCEPTED: "approved for return",
  REFUSED: "return declined",
  RECEIVED: "received back",
  REFUNDED: "refunded",
}

/** The state of an item's newest return, in words for its shopper. */
export const returnWords = ({ returnRequest }: Item): string | null => {
  const words = returnRequest === null ? undefined : WORDS[returnRequest.status]
  if (returnRequest === null || words === undefined) return null
  const answer = returnRequest.answer === null ? "" : `: ${returnRequest.answer}`
  return `${returnRequest.quantity} ${words}${answer}`
}
