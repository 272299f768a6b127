import { isOpenReturn } from "@voltread/domain/ordering/open-return.ts"
import type { OrderQuery } from "../generated/order.ts"

export type Item = NonNullable<OrderQuery["order"]>["items"][number]

/** The days in which units can be sent back are not over at that time. */
export const isInTime = ({ returnableUntil }: Item, now: Date): boolean =>
  returnableUntil !== null && new Date(returnableUntil) >= now

/** Items of which units can be sent back at that time, and of which no return is under way. */
export const returnableItems = (items: ReadonlyArray<Item>, now: Date): ReadonlyArray<Item> =>
  items.filter(
    (item) => item.returnableQuantity > 0 && isInTime(item, now) && !isOpenReturn(item.returnRequest),
  )

/** Whether units could be sent back at that time, were it not for a return of others that is under way. */
export const isWaitingToReturn = (item: Item, now: Date): boolean => {
  if (!isOpenReturn(item.returnRequest) || !isInTime(item, now)) return false
  const { returnableQuantity, returnRequest } = item
  const onTheWay = returnRequest === null || returnRequest.status === "RECEIVED" ? 0 : returnRequest.quantity
  return returnableQuantity > onTheWay
}

const WORDS: Readonly<Record<string, string>> = {
  REQUESTED: "return requested",
  ACCEPTED: "approved for return",
  REFUSED: "return declined",
  WITHDRAWN: "return canceled",
  RECEIVED: "received back",
  REFUNDED: "refunded",
}

/** A return can end without a refund: a lender paid, or the money went back before. */
const wordsOf = ({ status, refunded }: NonNullable<Item["returnRequest"]>): string | undefined =>
  status === "REFUNDED" && refunded === 0 ? "return complete" : WORDS[status]

/** The state of an item's newest return, in words for its shopper. */
export const returnWords = ({ returnRequest }: Item): string | null => {
  const words = returnRequest === null ? undefined : wordsOf(returnRequest)
  if (returnRequest === null || words === undefined) return null
  const answer = returnRequest.answer === null ? "" : `: ${returnRequest.answer}`
  return `${returnRequest.quantity} ${words}${answer}`
}
