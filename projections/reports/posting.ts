import { isLive, lineOf } from "@voltread/domain/ordering/order-state.ts"
import type { OrderChange, OrderDocument } from "../ordering/order-document.ts"
import { type Amounts, isNothing, isWorthTheSame, minus, NOTHING, valuation } from "./valuation.ts"

type PostingKind = "sale" | "change" | "cancellation" | "return"

/** One entry in the books: what one event did to the worth of one line. Never changed afterwards. */
export interface Posting extends Amounts {
  readonly itemId: string
  readonly kind: PostingKind
  /** Value of goods taken back or not delivered, cents, positive; `gross` is then untouched. */
  readonly returns: number
}

/**
 * The rules of the Revenue report, lifecycle §8:
 *
 * - Submitting an order books a `sale` of each line: gross, discount, shipping, tax, supplier cost, and its share of
 *   what lender and affiliate take, on the UTC day of the submission, whatever becomes of the payment. The status
 *   filter says which orders a report is about.
 * - Units that leave the order later are booked on the day they do so, in `returns` and not in `gross`: `return` for
 *   goods that came back, `cancellation` for those that never left. Their share of discount, shipping, tax, cost and
 *   takes is reversed to the cent.
 * - A line that its supplier cancelled stays booked until it is cancelled for good, since it may be re-sourced.
 * - Any other change of a submitted line (price, tax, added units) is booked as `change`, in `gross` and the rest.
 *
 * Net = gross − discount − returns. Total = net + tax + shipping. Margin = net − supplier cost − lender take −
 * affiliate take.
 */
export const toPostings = (change: OrderChange): ReadonlyArray<Posting> => {
  const { before, after } = change
  // Most events are about other things, and an order of hundreds of lines has thousands of them.
  if (before !== null && isWorthTheSameAsBefore(before, after)) return []
  const was = valuation(before)
  const is = valuation(after)
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((itemId) => {
    const difference = minus(is.get(itemId) ?? NOTHING, was.get(itemId) ?? NOTHING)
    const kind = kindOf(change, itemId)
    if (isNothing(difference) && kind !== "sale") return []
    const givenBack = kind === "cancellation" || kind === "return"
    return [
      {
        ...difference,
        itemId,
        kind,
        gross: givenBack ? 0 : difference.gross,
        returns: givenBack ? 0 - difference.gross : 0,
      },
    ]
  })
}

export const isWorthTheSameAsBefore = (
  { state: was }: OrderDocument,
  { state: is }: OrderDocument,
): boolean =>
  was._tag === is._tag &&
  was.lines.length === is.lines.length &&
  is.lines.every((line, index) => {
    const known = was.lines[index]
    return known !== undefined && isWorthTheSame(known, line)
  })

const kindOf = ({ entry, before, after }: OrderChange, itemId: string): PostingKind => {
  if (entry.event.type === "OrderSubmitted") return "sale"
  const was = quantities(before, itemId)
  const is = quantities(after, itemId)
  if (is.returned > was.returned || (is.isReturned && !was.isReturned)) return "return"
  return is.ordered < was.ordered ? "cancellation" : "change"
}

/** `ordered`: units that were not cancelled. */
const quantities = (document: OrderDocument | null, itemId: string) => {
  const line = document === null ? undefined : lineOf(document.state, itemId)
  return {
    ordered: line === undefined || !isLive(line) ? 0 : line.quantity,
    returned: line?.returnedQuantity ?? 0,
    isReturned: line?.status === "RETURNED",
  }
}
