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
 * The shipping cost of a unit to this state beyond the product's own, in cents: the surcharge of the state, and that of
 * the unit's weight band. `weight` in hundredths of a pound; null if unknown, which no band covers.
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
 * A new line with the surcharges of its state and weight. Without any, it stays as it is, whatever state it goes to
 * later.
 */
export const sentTo = <Line extends Shipped>(line: Line, state: string, rules: ShippingRules): Line =>
  line.deliveryType !== "DELIVERY_SHIPPING" || costsNothing(rules) ? line : withSurcharge(line, state, rules)

/** A line of an order that now goes to another state: only the surcharges change. */
export const sentElsewhere = <Line extends Shipped>(line: Line, state: string, rules: ShippingRules): Line =>
  line.deliveryType !== "DELIVERY_SHIPPING" || line.shippingSurcharge === undefined
    ? line
    : withSurcharge(line, state, rules)
