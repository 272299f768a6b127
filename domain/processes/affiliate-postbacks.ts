import { affiliateEarnings, keptValue } from "../ordering/affiliate-take.ts"
import { order } from "../ordering/order.ts"
import type { OrderEvent } from "../ordering/order-event.ts"
import type { OrderState, PlacedOrder } from "../ordering/order-state.ts"
import type { Cents } from "../shared/money.ts"

/** An event of an order, with the command that caused it: all events of one command are one change. */
export interface CausedEvent {
  readonly event: OrderEvent
  readonly causationId: string
}

const changeOf = (payout: Cents): "reversal" | "addition" => (payout < 0 ? "reversal" : "addition")

/** What the affiliate's network must be told about an order. */
export interface DuePostback {
  readonly kind: "conversion" | "reversal" | "addition"
  /** The revision of the event that causes it; an order has one postback for each. */
  readonly revision: number
  /** Changes of the order's value and of the affiliate's earnings, in cents. */
  readonly value: Cents
  readonly payout: Cents
}

/** The store's own affiliate brought it: there are terms, or a commission from before terms existed. */
const isCommissioned = ({ created, submitted }: PlacedOrder): boolean =>
  created.affiliate.affiliateId !== null && (submitted.affiliateTerms !== null || submitted.affiliateTake > 0)

const isPayment = (event: OrderEvent): boolean =>
  event.type === "OrderStatusChanged" &&
  event.data.subject === "order" &&
  event.data.to === "PAYMENT_RECEIVED"

/**
 * Every postback in the life of an order: the conversion once, on the first payment, and then every change of the
 * affiliate's earnings by the terms in force when the order was placed. The payouts add up to the earnings on the order
 * as it stands. A pure function of the history: postbacks of earlier events never change.
 */
export const affiliatePostbacks = (history: ReadonlyArray<CausedEvent>): ReadonlyArray<DuePostback> => {
  const postbacks: Array<DuePostback> = []
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
    postbacks.push({
      kind: postbacks.length === 0 ? "conversion" : changeOf(payout),
      revision,
      value: worth.value - told.value,
      payout,
    })
    told = worth
  })
  return postbacks
}
