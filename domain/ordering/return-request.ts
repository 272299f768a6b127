import { Schema } from "effect"
import { allocate, type Cents, Price } from "../shared/money.ts"
import { personal } from "../shared/personal.ts"
import { Id, Quantity } from "../shared/text.ts"

/**
 * REQUESTED by the customer; ACCEPTED or REFUSED by staff; WITHDRAWN by the customer; RECEIVED when the items are back;
 * REFUNDED with the money.
 */
export const ReturnStatus = Schema.Literals([
  "REQUESTED",
  "ACCEPTED",
  "REFUSED",
  "WITHDRAWN",
  "RECEIVED",
  "REFUNDED",
])
export type ReturnStatus = typeof ReturnStatus.Type

/** The newest return requested for a line; earlier ones are in the history. */
export const ReturnRequest = Schema.Struct({
  /** Shared by the lines of one request. */
  returnId: Id,
  quantity: Quantity,
  /** In the customer's words. */
  reason: personal(Schema.String),
  status: ReturnStatus,
  /** The staff's answer to the customer. */
  answer: Schema.NullOr(personal(Schema.String)),
  /** Cents that were refunded for it. */
  refunded: Price,
})
export type ReturnRequest = typeof ReturnRequest.Type

/** For orders that do not record their own. */
const FORMER_RETURN_DAYS = 30

/** Days in which a customer may ask to return items of the order, as promised when it was placed. */
export const returnDaysOf = ({ created }: { readonly created: { readonly returnDays?: number } }): number =>
  created.returnDays ?? FORMER_RETURN_DAYS

/** The last instant at which a customer may ask for a return. `since`: when the items left or arrived, UTC. */
export const returnableUntil = (since: string, days: number): string =>
  new Date(Date.parse(since) + days * 86_400_000).toISOString()

/** The money of a line, in cents: price and shipping are per unit, discount and tax for all of it. */
interface Priced {
  readonly price: Cents
  readonly quantity: number
  readonly discount: Cents
  readonly shippingCost: Cents
  readonly tax: Cents
}

/**
 * What these units of a line cost, in cents: their share of price, discount, shipping and tax. `before`: the units that
 * were returned earlier, so that the returns of a line add up to its total exactly.
 */
export const valueOfUnits = (line: Priced, before: number, units: number): Cents =>
  costOfFirst(line, before + units) - costOfFirst(line, before)

/** The cost of the first `units`: the total less the share of the others, rounded as the books round it. */
const costOfFirst = (line: Priced, units: number): Cents => {
  const part = (amount: Cents): Cents => partOfFirst(amount, units, line.quantity)
  return (line.price + line.shippingCost) * units - part(line.discount) + part(line.tax)
}

const partOfFirst = (amount: Cents, units: number, quantity: number): Cents =>
  amount - (allocate(amount, [quantity - units, units])[0] ?? 0)

/**
 * What is left of a line's discount or tax, in cents, when it is reduced to `quantity` units: in proportion, as far as
 * the units that came back before keep the share that they were refunded with.
 */
export const partOfFewer = (
  amount: Cents,
  { quantity: all, returnedQuantity: back }: { readonly quantity: number; readonly returnedQuantity: number },
  quantity: number,
): Cents => {
  const [part = 0] = allocate(amount, [quantity, all - quantity])
  if (back === 0) return part
  const refunded = partOfFirst(amount, back, all)
  const least = Math.ceil((refunded * quantity) / back)
  const most = Math.ceil(((refunded + 1) * quantity) / back) - 1
  return Math.min(Math.max(part, least), most)
}
