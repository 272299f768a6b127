import { lenderTake } from "@voltread/domain/ordering/lender-take.ts"
import { isLive, lineOf } from "@voltread/domain/ordering/order-state.ts"
import { MILESTONES, type Milestone } from "@voltread/domain/ordering/order-status-table.ts"
import type { OrderChange, OrderDocument } from "../ordering/order-document.ts"
import { type Amounts, isNothing, isWorthTheSame, minus, NOTHING, valuation } from "./valuation.ts"

type PostingKind = "sale" | "change" | "cancellation" | "return"

/** It takes units out of the order. */
export const isGivenBack = ({ kind }: { readonly kind: PostingKind }): boolean =>
  kind === "cancellation" || kind === "return"

/** One entry in the books: how one event changed the value of one line. Never changed afterwards. */
export interface Posting extends Amounts {
  readonly itemId: string
  readonly kind: PostingKind
  /** Set on each line that the order had at that moment. */
  readonly milestone: Milestone | null
  /** Units returned, positive, without those that were canceled; `units` does not change. */
  readonly returnedUnits: number
  /** Value of items returned or canceled, cents, positive; `gross` does not change. */
  readonly returns: number
}

/**
 * The rules of the Revenue report, lifecycle §8:
 *
 * - Submitting an order books a `sale` of each line: gross, discount, shipping, tax, supplier cost, and its share of the
 *   affiliate's commission, on the day of the submission in the shop's time zone, whether or not it is ever paid. The
 *   status filter decides which orders a report covers.
 * - Units that are taken out of the order later are booked on that day, in `returns` and not in `gross`: `return` for
 *   returned items, `cancellation` for those that never shipped. Their share of discount, shipping, tax, cost, lender
 *   take and commission is reversed to the cent.
 * - A line that its supplier canceled stays booked until it is canceled for good, since it may be sourced again.
 * - A lender's take is booked as `change` of each line that it pays for, on the day on which it pays, and reversed on the
 *   day on which the lender has got all of its money back.
 * - Any other change of a submitted line (price, tax, added units) is booked as `change`, in `gross` and the rest.
 *
 * Net = gross − discount − returns. Total = net + tax + shipping. Margin = net − supplier cost − lender take −
 * affiliate take.
 */
export const toPostings = (change: OrderChange): ReadonlyArray<Posting> => {
  const { before, after } = change
  const milestone = milestoneOf(change)
  // Most events do not change the value, and an order of hundreds of lines has thousands of them.
  if (before !== null && milestone === null && isWorthTheSameAsBefore(before, after)) return []
  const was = valuation(before)
  const is = valuation(after)
  const itemIds = [...new Set([...was.keys(), ...is.keys()])]
  const kindOfEvent = itemIds.map((itemId) => kindOf(change, itemId)).find((kind) => kind !== "change")
  return itemIds.flatMap((itemId) => {
    const difference = minus(is.get(itemId) ?? NOTHING, was.get(itemId) ?? NOTHING)
    // When one line is returned, the affiliate's commission on the others may change: that is booked as part of the
    // return.
    const kind = isOnlyTake(difference) ? (kindOfEvent ?? "change") : kindOf(change, itemId)
    if (isNothing(difference) && kind !== "sale" && milestone === null) return []
    const givenBack = isGivenBack({ kind })
    return [
      {
        ...difference,
        itemId,
        kind,
        milestone,
        units: givenBack ? 0 : difference.units,
        returnedUnits: kind === "return" ? 0 - difference.units : 0,
        gross: givenBack ? 0 : difference.gross,
        returns: givenBack ? 0 - difference.gross : 0,
      },
    ]
  })
}

/** Only the affiliate's commission has changed. */
const isOnlyTake = (difference: Amounts): boolean =>
  difference.affiliateTake !== 0 && isNothing({ ...difference, affiliateTake: 0 })

/** An order is paid once, however often its payment is reviewed afterwards; it may fail several times. */
const milestoneOf = ({ before, after }: OrderChange): Milestone | null => {
  const is = after.state.status
  if (after.state._tag === "draft" || before === null || before.state.status === is) return null
  const milestone = MILESTONES[is]
  return milestone === "paid" && before.paidAt !== null ? null : milestone
}

export const isWorthTheSameAsBefore = (
  { state: was }: OrderDocument,
  { state: is }: OrderDocument,
): boolean =>
  was._tag === is._tag &&
  takeOf(was) === takeOf(is) &&
  was.lines.length === is.lines.length &&
  is.lines.every((line, index) => {
    const known = was.lines[index]
    return known !== undefined && isWorthTheSame(known, line)
  })

const takeOf = (order: OrderDocument["state"]) => (order._tag === "placed" ? lenderTake(order) : 0)

const kindOf = ({ entry, before, after }: OrderChange, itemId: string): PostingKind => {
  if (entry.event.type === "OrderSubmitted") return "sale"
  const was = quantities(before, itemId)
  const is = quantities(after, itemId)
  if (is.returned > was.returned || (is.isReturned && !was.isReturned)) return "return"
  return is.ordered < was.ordered ? "cancellation" : "change"
}

/** `ordered`: units that were not canceled. */
const quantities = (document: OrderDocument | null, itemId: string) => {
  const line = document === null ? undefined : lineOf(document.state, itemId)
  return {
    ordered: line === undefined || !isLive(line) ? 0 : line.quantity,
    returned: line?.returnedQuantity ?? 0,
    isReturned: line?.status === "RETURNED",
  }
}
