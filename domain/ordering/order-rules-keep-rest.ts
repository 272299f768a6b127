import { Result } from "effect"
import { type Decision, refuse } from "../shared/decision.ts"
import { agreedDownPayment, smallestAmount, toFinance } from "./down-payment.ts"
import { keptTooLittle } from "./kept-units.ts"
import type { CommandOf } from "./order-command.ts"
import type { OrderEvent } from "./order-event.ts"
import { evolveOrder } from "./order-evolve.ts"
import { isBeingPaid, paidOtherwise } from "./order-money.ts"
import { cancelUnits } from "./order-rules-items.ts"
import { liveLines, type Order, type OrderState } from "./order-state.ts"
import { isUnderLendersReview } from "./review-obstacle.ts"

/**
 * A customer cancels units and keeps the rest: never all of the order, nor so much that the lender whom it waits for
 * makes no contract for what is left.
 */
export const cancelAndKeepRest = (
  order: Order,
  { itemId, quantity, reason }: CommandOf<"CancelUnits">,
): Decision<OrderEvent> => {
  if (isBeingPaid(order)) return PAYMENT_ON_ITS_WAY
  return Result.flatMap(cancelUnits(order, itemId, quantity, reason), (events) => {
    const after = events.reduce<OrderState>(evolveOrder, order)
    if (after._tag === "none" || liveLines(after).length === 0) return NOTHING_LEFT
    return tooLittleToFinance(after) ?? Result.succeed(events)
  })
}

const tooLittleToFinance = (order: Order): Decision<never> | undefined => {
  const { lease, status } = order
  const isOpen = status === "LOAN_IN_PROCESS" || isUnderLendersReview(order) || agreedDownPayment(order) > 0
  if (lease === null || !isOpen) return undefined
  const amount = toFinance(order) - Math.max(0, agreedDownPayment(order) - paidOtherwise(order))
  const least = smallestAmount(lease)
  return amount > 0 && amount < least ? refuse("not-allowed-now", keptTooLittle(amount, least)) : undefined
}

const PAYMENT_ON_ITS_WAY = refuse(
  "not-allowed-now",
  "A payment for this order is on its way. Please try again once it has arrived.",
)

const NOTHING_LEFT = refuse(
  "not-allowed-now",
  "Nothing of the order would be left. Please cancel the whole order instead.",
)
