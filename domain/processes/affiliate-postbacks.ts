import { affiliateEarnings, keptValue } from "../ordering/affiliate-take.ts"
import { order } from "../ordering/order.ts"
import type { OrderEvent } from "../ordering/order-event.ts"
import type { OrderState, PlacedOrder } from "../ordering/order-state.ts"
import type { Cents } from "../shared/money.ts"

/** An event of an order, with the command that led to it: what one command does is one change. */
export interface CausedEvent {
  readonly event: OrderEvent
  readonly causationId: string
}

/** What the affiliate's network is to be told of an order. */
export interface Postback {
  readonly kind: "conversion" | "reversal" | "addition"
  /** Of the event after which it is true; one order has one postback for each. */
  readonly revision: number
  /** Cents by which the value of the order, and what the affiliate earns by it, become more or less. */
  readonly value: Cents
  readonly payout: Cents
}

/** An affiliate of ours brought it: there are terms, or a commission of before there were any. */
const isCommissioned = ({ created, submitted }: PlacedOrder): boolean =>
  created.affiliate.affiliateId !== null && (submitted.affiliateTerms !== null || submitted.affiliateTake > 0)

const isPayment = (event: OrderEvent): boolean =>
  event.type === "OrderStatusChanged" &&
  event.data.subject === "order" &&
  event.data.to === "PAYMENT_RECEIVED"

/**
 * Everything that a network is told in the life of an order: the conversion once, on the first payment, and from then on
 * every change of what the affiliate earns, by the terms of the time of the order. The payouts add up to what is earned
 * of the order as it stands. A pure function of the history: what was told of a part of it stays as it was told.
 */
export const affiliatePostbacks = (history: ReadonlyArray<CausedEvent>): ReadonlyArray<Postback> => {
  const postbacks: Array<Postback> = []
  let state: OrderState = order.initial
  let isPaid = false
  let told = { value: 0, payout: 0 }
  history.forEach(({ event, causationId }, revision) => {
    state = order.evolve(state, event)
    isPaid ||= isPayment(event)
    const isWhole = history[revision + 1]?.causationId !== causationId
    if (!isPaid || !isWhole || state._tag !== "placed" || !isCommissioned(state)) return
    const worth = { value: keptValue(state), payout: affiliateEarnings(state) }
    const payout = worth.payout - told.payout
    if (postbacks.length > 0 && payout === 0) return
    const kind = postbacks.length === 0 ? "conversion" : payout < 0 ? "reversal" : "addition"
    postbacks.push({ kind, revision, value: worth.value - told.value, payout })
    told = worth
  })
  return postbacks
}
