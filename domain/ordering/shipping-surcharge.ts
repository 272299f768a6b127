import type { ShippingRules, WeightBand } from "../shared/shop-settings.ts"
import { isStateCode } from "../shared/us-states.ts"
import type { OrderItem } from "./order-item.ts"

type Shipped = Pick<
  OrderItem,
  "deliveryType" | "quantity" | "shippingCost" | "shippingSurcharge" | "shippingWeight"
>

/** What of the bands is for a weight, in cents; nothing without bands. `upTo` is still of its band. */
const bandCost = (bands: ReadonlyArray<WeightBand>, weight: number): number =>
  bands.find(({ upTo }) => upTo === null || weight <= upTo)?.cost ?? 0

const bandsTo = (
  { weightBands, stateWeightBands }: ShippingRules,
  state: string,
): ReadonlyArray<WeightBand> =>
  (isStateCode(state) ? stateWeightBands?.[state] : undefined) ?? weightBands ?? []

/**
 * What a unit costs beyond the product's own shipping when it is sent to this state, in cents: what the state costs, and
 * what the band of the weight does. `weight`: of all that is sent with it, in hundredths of a pound; null for a unit
 * whose own weight is not known, which no band is for.
 */
export const surchargeTo = (rules: ShippingRules, state: string, weight: number | null): number =>
  (isStateCode(state) ? (rules.surcharges[state] ?? 0) : 0) +
  (weight === null ? 0 : bandCost(bandsTo(rules, state), weight))

const isSent = ({ deliveryType }: Shipped): boolean => deliveryType === "DELIVERY_SHIPPING"

const costsNothing = ({ surcharges, weightBands, stateWeightBands }: ShippingRules): boolean =>
  [surcharges, weightBands ?? {}, stateWeightBands ?? {}].every((rates) => Object.keys(rates).length === 0)

/** The lines with what their state and their weight cost; those that are not charged neither pay nor weigh anything. */
const charged = <Line extends Shipped>(
  lines: ReadonlyArray<Line>,
  isCharged: (line: Line) => boolean,
  state: string,
  rules: ShippingRules,
): ReadonlyArray<Line> => {
  const weight = lines
    .filter(isCharged)
    .reduce((total, { shippingWeight = 0, quantity }) => total + shippingWeight * quantity, 0)
  return lines.map((line) => {
    if (!isCharged(line)) return line
    const surcharge = surchargeTo(rules, state, line.shippingWeight === undefined ? null : weight)
    return {
      ...line,
      shippingCost: line.shippingCost - (line.shippingSurcharge ?? 0) + surcharge,
      shippingSurcharge: surcharge,
    }
  })
}

/**
 * New lines, sent together, with what their state and weight cost. Without such costs they are left as they are, and stay
 * so wherever they go; so is what ships free.
 */
export const sentTo = <Line extends Shipped>(
  lines: ReadonlyArray<Line>,
  state: string,
  rules: ShippingRules,
  shipsFree: (line: Line) => boolean,
): ReadonlyArray<Line> =>
  costsNothing(rules) ? lines : charged(lines, (line) => isSent(line) && !shipsFree(line), state, rules)

/** The lines of an order that goes to another state than it was to: only what was for state and weight changes. */
export const sentElsewhere = <Line extends Shipped>(
  lines: ReadonlyArray<Line>,
  state: string,
  rules: ShippingRules,
): ReadonlyArray<Line> =>
  charged(lines, (line) => isSent(line) && line.shippingSurcharge !== undefined, state, rules)
