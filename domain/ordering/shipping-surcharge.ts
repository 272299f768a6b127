import type { ShippingRules, WeightBand } from "../shared/shop-settings.ts"
import { isStateCode } from "../shared/us-states.ts"
import type { OrderItem } from "./order-item.ts"

type Shipped = Pick<OrderItem, "deliveryType" | "shippingCost" | "shippingSurcharge" | "shippingWeight">

/** The surcharge of a weight, in cents; zero without bands. `upTo` belongs to its band. */
const bandCost = (bands: ReadonlyArray<WeightBand>, weight: number): number =>
  bands.find(({ upTo }) => upTo === null || weight <= upTo)?.cost ?? 0

const bandsTo = (
  { weightBands, stateWeightBands }: ShippingRules,
  state: string,
): ReadonlyArray<WeightBand> =>
  (isStateCode(state) ? stateWeightBands?.[state] : undefined) ?? weightBands ?? []

/**
 * What a unit costs beyond the product's own shipping when it is sent to this state, in cents: what the state costs, and
 * what the band of its weight does. `weight`: of the unit, in hundredths of a pound; null where it is not known, which no
 * band is for.
 */
export const surchargeTo = (rules: ShippingRules, state: string, weight: number | null): number =>
  (isStateCode(state) ? (rules.surcharges[state] ?? 0) : 0) +
  (weight === null ? 0 : bandCost(bandsTo(rules, state), weight))

const withSurcharge = <Line extends Shipped>(line: Line, state: string, rules: ShippingRules): Line => {
  const surcharge = surchargeTo(rules, state, line.shippingWeight ?? null)
  return {
    ...line,
    shippingCost: line.shippingCost - (line.shippingSurcharge ?? 0) + surcharge,
    shippingSurcharge: surcharge,
  }
}

const costsNothing = ({ surcharges, weightBands, stateWeightBands }: ShippingRules): boolean =>
  [surcharges, weightBands ?? {}, stateWeightBands ?? {}].every((rates) => Object.keys(rates).length === 0)

/**
 * A new line with what its state and its weight cost. Without such costs it is left as it is, and stays so wherever it
 * goes.
 */
export const sentTo = <Line extends Shipped>(line: Line, state: string, rules: ShippingRules): Line =>
  line.deliveryType !== "DELIVERY_SHIPPING" || costsNothing(rules) ? line : withSurcharge(line, state, rules)

/** A line of an order that goes to another state than it was to: only what was for state and weight changes. */
export const sentElsewhere = <Line extends Shipped>(line: Line, state: string, rules: ShippingRules): Line =>
  line.deliveryType !== "DELIVERY_SHIPPING" || line.shippingSurcharge === undefined
    ? line
    : withSurcharge(line, state, rules)
